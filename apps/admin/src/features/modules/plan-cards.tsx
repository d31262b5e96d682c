import type { SubscriptionInfo } from '@innkeeper/api/modules.ts'
import type { ModuleName, Plan } from '@innkeeper/domain/modules/module-names.ts'
import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { StateBadge } from '../../components/states/state-badge.tsx'
import { useT } from '../../platform/texts.ts'
import { ChangePlanDialog } from './change-plan-dialog.tsx'
import classes from './modules.module.css'

type Props = { info: SubscriptionInfo; plans: { plan: Plan; modules: ModuleName[] }[] }

/** The plans side by side, each with what it adds to the one before. */
export function PlanCards({ info, plans }: Props) {
  const t = useT()
  const [wanted, setWanted] = useState<Plan | null>(null)
  return (
    <>
      <ul className={classes.plans} aria-label={t('modules.plans')}>
        {plans.map(({ plan, modules }, place) => {
          const before = plans[place - 1]
          const added = modules.filter((module) => !before?.modules.includes(module))
          const isCurrent = plan === info.plan
          return (
            <li key={plan} className={classes.plan} data-current={isCurrent || undefined}>
              <div className={classes.planHead}>
                <h2 className={classes.planName}>{t(`plan.${plan}`)}</h2>
                {isCurrent && <StateBadge tone="good">{t('modules.yourPlan')}</StateBadge>}
              </div>
              <p className={classes.quiet}>{t(`plan.about.${plan}`)}</p>
              <ul className={classes.holds}>
                {before && <li>{t('modules.allOf', { plan: t(`plan.${before.plan}`) })}</li>}
                {added.map((module) => (
                  <li key={module}>
                    <IconCheck size={16} stroke={1.8} aria-hidden />
                    <span>{t(`module.${module}`)}</span>
                  </li>
                ))}
              </ul>
              {!isCurrent && (
                <Button variant="default" onClick={() => setWanted(plan)}>
                  {t('modules.choosePlan', { plan: t(`plan.${plan}`) })}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {wanted && <ChangePlanDialog info={info} plan={wanted} onClose={() => setWanted(null)} />}
    </>
  )
}
