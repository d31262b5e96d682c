import '@mantine/charts/styles.layer.css'
import { BarChart } from '@mantine/charts'
import { useReducedMotion } from '@mantine/hooks'
import type { Step, StepUnit } from './chart-steps.ts'
import classes from './figures.module.css'
import type { Measure } from './measure.ts'
import { shortStep, shownStep } from './shown.ts'

type Props = { steps: readonly Step<string>[]; unit: StepUnit; measures: readonly Measure<string>[] }

/** A chart for each measure: two scales in one picture suggest what is not there. */
export function DaysChart({ steps, unit, measures }: Props) {
  return (
    <div className={classes.charts}>
      {measures.map((measure) => (
        <StepBars key={measure.name} steps={steps} unit={unit} measure={measure} />
      ))}
    </div>
  )
}

type BarsProps = { steps: readonly Step<string>[]; unit: StepUnit; measure: Measure<string> }

function StepBars({ steps, unit, measure: { name, label, color, onAxis, inWords } }: BarsProps) {
  const isStill = useReducedMotion()
  const data = steps.map((step) => ({ day: step.from, [name]: step[name] }))
  const wordsOf = (day: unknown) => {
    const step = steps.find(({ from }) => from === day)
    return step ? shownStep(step) : ''
  }
  return (
    <figure className={classes.chart}>
      <figcaption>{label}</figcaption>
      {/* The table below says the same to those who cannot see it. */}
      <BarChart
        aria-hidden
        h={220}
        data={data}
        dataKey="day"
        series={[{ name, label, color }]}
        valueFormatter={inWords}
        maxBarWidth={36}
        gridAxis="x"
        tickLine="none"
        strokeDasharray="2 4"
        barProps={{ radius: [4, 4, 0, 0], isAnimationActive: !isStill, animationDuration: 300 }}
        barChartProps={{ accessibilityLayer: false }}
        xAxisProps={{ tickFormatter: (day: string) => shortStep(day, unit), minTickGap: 14 }}
        yAxisProps={{ tickFormatter: onAxis, allowDecimals: false, width: 64 }}
        tooltipProps={{ labelFormatter: wordsOf }}
      />
    </figure>
  )
}
