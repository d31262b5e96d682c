import '@mantine/charts/styles.layer.css'
import { BarChart } from '@mantine/charts'
import { useReducedMotion } from '@mantine/hooks'
import { useT } from '../../platform/texts.ts'
import type { Step, StepUnit } from './chart-steps.ts'
import { shortStep, shownAmount, shownMoney, shownNumber, shownStep } from './shown.ts'
import classes from './statistics.module.css'

type Props = { steps: readonly Step[]; unit: StepUnit; currency: string }

/** Two charts with one measure each: two scales in one picture suggest what is not there. */
export function DaysChart({ steps, unit, currency }: Props) {
  const t = useT()
  return (
    <div className={classes.charts}>
      <StepBars
        steps={steps}
        unit={unit}
        measure="revenue"
        label={t('statistics.revenue')}
        color="var(--chart-first)"
        onAxis={(value) => shownAmount(value, currency)}
        inWords={(value) => shownMoney(value, currency)}
      />
      <StepBars
        steps={steps}
        unit={unit}
        measure="count"
        label={t('statistics.orders')}
        color="var(--chart-second)"
        onAxis={shownNumber}
        inWords={shownNumber}
      />
    </div>
  )
}

type BarsProps = {
  steps: readonly Step[]
  unit: StepUnit
  measure: 'revenue' | 'count'
  label: string
  color: string
  onAxis: (value: number) => string
  inWords: (value: number) => string
}

function StepBars({ steps, unit, measure, label, color, onAxis, inWords }: BarsProps) {
  const isStill = useReducedMotion()
  const data = steps.map((step) => ({ day: step.from, [measure]: step[measure] }))
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
        series={[{ name: measure, label, color }]}
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
