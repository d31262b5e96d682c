import { UnstyledButton } from '@mantine/core'
import { useT } from '../../platform/texts.ts'
import classes from './set-up.module.css'
import type { SetUpStep } from './set-up-steps.ts'

type Props = { steps: readonly SetUpStep[]; current: SetUpStep; onGo: (step: SetUpStep) => void }

/** All steps in sight; those behind can be opened again. */
export function StepList({ steps, current, onGo }: Props) {
  const t = useT()
  const at = steps.indexOf(current)
  return (
    <ol className={classes.steps} aria-label={t('setUp.steps')}>
      {steps.map((step, index) => (
        <li key={step}>
          <UnstyledButton
            className={classes.step}
            onClick={() => onGo(step)}
            disabled={index > at}
            data-reached={index <= at || undefined}
            aria-current={index === at ? 'step' : undefined}
          >
            {index + 1}. {t(`setUp.step.${step}`)}
          </UnstyledButton>
        </li>
      ))}
    </ol>
  )
}
