import '@mantine/charts/styles.layer.css'
import { BarChart } from '@mantine/charts'
import { useReducedMotion } from '@mantine/hooks'
import type { StepUnit } from './chart-steps.ts'
import classes from './figures.module.css'
import { shortStep } from './shown.ts'

export type BarSeries = { name: string; label: string; color: string; isFaint?: boolean }

type Props = {
  title: string
  /** A bar of each series, for each step by the day it begins. */
  data: readonly ({ from: string } & Record<string, unknown>)[]
  unit: StepUnit
  series: readonly BarSeries[]
  onAxis: (value: number) => string
  inWords: (value: number) => string
  /** Which days a step has, where a pointer asks. */
  wordsOf: (from: string) => string
}

/** Bars step by step, with a title. A table beside it says the same to those who cannot see it. */
export function StepBars({ title, data, unit, series, onAxis, inWords, wordsOf }: Props) {
  const isStill = useReducedMotion()
  const faint = new Set(series.filter(({ isFaint }) => isFaint).map(({ name }) => name))
  return (
    <figure className={classes.chart}>
      <figcaption>{title}</figcaption>
      <BarChart
        aria-hidden
        h={220}
        data={[...data]}
        dataKey="from"
        series={series.map(({ name, label, color }) => ({ name, label, color }))}
        valueFormatter={inWords}
        maxBarWidth={36}
        gridAxis="x"
        tickLine="none"
        strokeDasharray="2 4"
        barProps={({ name }) => ({
          radius: [4, 4, 0, 0],
          isAnimationActive: !isStill,
          animationDuration: 300,
          // Beside the others it is told by its edge as well as by its colour.
          ...(faint.has(name) ? { stroke: 'var(--edge)', strokeOpacity: 1, strokeWidth: 1 } : {}),
        })}
        barChartProps={{ accessibilityLayer: false, barGap: 1 }}
        xAxisProps={{ tickFormatter: (from: string) => shortStep(from, unit), minTickGap: 14 }}
        yAxisProps={{ tickFormatter: onAxis, allowDecimals: false, width: 64 }}
        tooltipProps={{ labelFormatter: (from) => wordsOf(String(from)) }}
      />
    </figure>
  )
}
