import type { ModuleSubscription } from '@innkeeper/api/modules.ts'
import { Switch } from '@mantine/core'
import { useState } from 'react'
import { ConfirmDialog } from '../../components/dialog/confirm-dialog.tsx'
import { StateBadge, type StateTone } from '../../components/states/state-badge.tsx'
import { useFailureNotice } from '../../platform/failure-notice.ts'
import { useT } from '../../platform/texts.ts'
import { useSwitchModule } from './api.ts'
import { ForceSecondStepDialog } from './force-second-step-dialog.tsx'
import { FORCED_SECOND_STEP } from './forced-second-step.ts'
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
  const [asking, setAsking] = useState<'on' | 'off' | null>(null)
  const state = moduleState(subscription)
  const name = t(`module.${module}`)

  const turn = (on: boolean) => {
    setAsking(null)
    change.mutate({ module, enabled: on }, { onError: tellFailure })
  }

  /** What asks everybody for something asks first whether it should. */
  const isForced = module === FORCED_SECOND_STEP
  const askOn = () => (isForced ? setAsking('on') : turn(true))

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
            onChange={(event) => (event.currentTarget.checked ? askOn() : setAsking('off'))}
          />
        )}
      </span>
      <ConfirmDialog
        isOpen={asking === 'off'}
        onClose={() => setAsking(null)}
        title={isForced ? t('modules.unforce.title') : t('modules.turnOff.title', { module: name })}
        action={{
          label: isForced ? t('modules.unforce.do') : t('modules.turnOff.do'),
          onClick: () => turn(false),
        }}
      >
        {isForced ? t('modules.unforce.text') : t('modules.turnOff.text')}
      </ConfirmDialog>
      {asking === 'on' && (
        <ForceSecondStepDialog
          onClose={() => setAsking(null)}
          onForce={() => turn(true)}
          isPending={change.isPending}
        />
      )}
    </li>
  )
}
