import type { Step, StepUnit } from './chart-steps.ts'
import classes from './figures.module.css'
import type { Measure } from './measure.ts'
import { shownStep } from './shown.ts'
import { StepBars } from './step-bars.tsx'

type Props = { steps: readonly Step<string>[]; unit: StepUnit; measures: readonly Measure<string>[] }

/** A chart for each measure: two scales in one picture suggest what is not there. */
export function DaysChart({ steps, unit, measures }: Props) {
  const wordsOf = (day: string) => {
    const step = steps.find(({ from }) => from === day)
    return step ? shownStep(step) : ''
  }
  return (
    <div className={classes.charts}>
      {measures.map(({ name, label, color, onAxis, inWords }) => (
        <StepBars
          key={name}
          title={label}
          data={steps.map((step) => ({ from: step.from, [name]: step[name] }))}
          unit={unit}
          series={[{ name, label, color }]}
          onAxis={onAxis}
          inWords={inWords}
          wordsOf={wordsOf}
        />
      ))}
    </div>
  )
}
