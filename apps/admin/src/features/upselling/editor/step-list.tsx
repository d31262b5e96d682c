import type { DealSteps } from '@innkeeper/domain/upselling/deal-rules.ts'
import { VisuallyHidden } from '@mantine/core'
import { useReducedMotion } from '@mantine/hooks'
import { IconCheck } from '@tabler/icons-react'
import { useT } from '../../../platform/texts.ts'
import classes from './editor.module.css'
import { STEPS, type StepName } from './step-box.tsx'

/** The three steps at a glance, each a way to its part of the page. */
export function StepList({ steps }: { steps: DealSteps }) {
  const t = useT()
  const isStill = useReducedMotion()
  const go = (step: StepName) => {
    const part = document.getElementById(`step-${step}`)
    part?.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth', block: 'start' })
    part?.querySelector<HTMLElement>('input, textarea, button')?.focus({ preventScroll: true })
  }
  return (
    <ol className={classes.steps} aria-label={t('upselling.steps')}>
      {STEPS.map((step, place) => (
        <li key={step}>
          <button type="button" className={classes.stepLink} onClick={() => go(step)}>
            <span className={classes.stepNumber} data-done={steps[step] || undefined} aria-hidden>
              {steps[step] ? <IconCheck size={15} stroke={2.2} /> : place + 1}
            </span>
            {t(`upselling.step.${step}`)}
            <VisuallyHidden>{t(steps[step] ? 'upselling.step.done' : 'upselling.step.open')}</VisuallyHidden>
          </button>
        </li>
      ))}
    </ol>
  )
}
