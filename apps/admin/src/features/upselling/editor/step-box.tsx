import type { DealSteps } from '@innkeeper/domain/upselling/deal-rules.ts'
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Box } from '../../../components/page/box.tsx'
import { useT } from '../../../platform/texts.ts'
import classes from './editor.module.css'

export const STEPS = ['what', 'words', 'whom'] as const satisfies readonly (keyof DealSteps)[]
export type StepName = (typeof STEPS)[number]

type Props = { step: StepName; isDone: boolean; children: ReactNode }

/** One of the three steps: its number and name, and whether it is done. */
export function StepBox({ step, isDone, children }: Props) {
  const t = useT()
  const title = t(`upselling.step.${step}`)
  return (
    <div id={`step-${step}`} className={classes.step}>
      <Box
        title={t('upselling.step', { number: STEPS.indexOf(step) + 1, title })}
        aside={<StepMark isDone={isDone} />}
      >
        {children}
      </Box>
    </div>
  )
}

function StepMark({ isDone }: { isDone: boolean }) {
  const t = useT()
  const Sign = isDone ? IconCircleCheck : IconCircleDashed
  return (
    <span className={classes.mark} data-done={isDone || undefined}>
      <Sign size={18} stroke={1.7} aria-hidden />
      {t(isDone ? 'upselling.step.done' : 'upselling.step.open')}
    </span>
  )
}
