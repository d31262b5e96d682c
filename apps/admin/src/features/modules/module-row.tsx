import type { ModuleSubscription } from '@innkeeper/api/modules.ts'
import { Switch } from '@mantine/core'
import { useState } from 'react'
import { ConfirmDialog } from '../../components/dialog/confirm-dialog.tsx'
import { StateBadge, type StateTone } from '../../components/states/state-badge.tsx'
import { useFailureNotice } from '../../platform/failure-notice.ts'
import { useT } from '../../platform/texts.ts'
import { useSwitchModule } from './api.ts'
import { GrantMenu } from './grant-menu.tsx'
import { type ModuleState, moduleState } from './module-state.ts'
import classes from './modules.module.css'
import { TrialButton } from './trial-button.tsx'

const TONES: Record<ModuleState, StateTone> = {
  on: 'good',
  trial: 'notice',
  off: 'quiet',
  expired: 'wait',
  notInPlan: 'quiet',
}

/** One module: what it is for, whether the house has it, and what can be done about it. */
export function ModuleRow({ module: subscription }: { module: ModuleSubscription }) {
  const t = useT()
  const { module, enabled, trialDaysLeft, canStartTrial, smallestPlan } = subscription
  const change = useSwitchModule()
  const tellFailure = useFailureNotice()
  const [isAsking, setAsking] = useState(false)
  const state = moduleState(subscription)
  const name = t(`module.${module}`)

  const turn = (on: boolean) => {
    setAsking(false)
    change.mutate({ module, enabled: on }, { onError: tellFailure })
  }

  return (
    <li className={classes.module}>
      <span className={classes.about}>
        <span className={classes.moduleName}>{name}</span>
        <span className={classes.quiet}>{t(`module.about.${module}`)}</span>
      </span>
      <span className={classes.state}>
        <StateBadge tone={TONES[state]}>
          {state === 'trial'
            ? t('modules.daysLeft', { count: trialDaysLeft ?? 0 })
            : t(`modules.state.${state}`)}
        </StateBadge>
        {(state === 'notInPlan' || state === 'expired') && (
          <span className={classes.quiet}>{t('modules.inPlan', { plan: t(`plan.${smallestPlan}`) })}</span>
        )}
      </span>
      <span className={classes.act}>
        {!subscription.isInPlan && <GrantMenu module={module} />}
        {canStartTrial && <TrialButton module={module} variant="default" />}
        {(state === 'on' || state === 'off' || state === 'trial') && (
          <Switch
            aria-label={t('modules.switch', { module: name })}
            checked={enabled}
            disabled={change.isPending}
            onChange={(event) => (event.currentTarget.checked ? turn(true) : setAsking(true))}
          />
        )}
      </span>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('modules.turnOff.title', { module: name })}
        action={{ label: t('modules.turnOff.do'), onClick: () => turn(false) }}
      >
        {t('modules.turnOff.text')}
      </ConfirmDialog>
    </li>
  )
}
