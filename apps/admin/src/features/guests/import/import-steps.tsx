import type { BookingImport } from '@innkeeper/api/guests/import.ts'
import { IconCheck } from '@tabler/icons-react'
import { useT } from '../../../platform/texts.ts'
import classes from './import.module.css'
import { STEPS, stepOf } from './steps.ts'

type Props = { state: BookingImport['state'] | null; atColumns: boolean }

/** Where in the import one is. */
export function ImportSteps({ state, atColumns }: Props) {
  const t = useT()
  const current = STEPS.indexOf(stepOf(state, atColumns))
  const isOver = state === 'applied' || state === 'taken-back'
  return (
    <ol className={classes.steps} aria-label={t('bookingImport.steps')}>
      {STEPS.map((step, index) => {
        const isDone = index < current || isOver
        return (
          <li
            key={step}
            className={classes.step}
            data-done={isDone || undefined}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className={classes.stepMark}>
              {isDone ? <IconCheck size={16} stroke={2.2} aria-hidden /> : index + 1}
            </span>
            <span className={classes.stepName}>{t(`bookingImport.step.${step}`)}</span>
          </li>
        )
      })}
    </ol>
  )
}
