import { Skeleton } from '@mantine/core'
import { lazy, Suspense, useMemo } from 'react'
import { useT } from '../../platform/texts.ts'
import { Box } from '../page/box.tsx'
import { chartSteps, stepUnit } from './chart-steps.ts'
import { DaysTable } from './days-table.tsx'
import classes from './figures.module.css'
import type { Measure } from './measure.ts'

// Charts are most of this page's weight, and the figures above them need none of it.
const DaysChart = lazy(async () => ({ default: (await import('./days-chart.tsx')).DaysChart }))

type Props<Name extends string> = {
  days: readonly ({ date: string } & Record<Name, number>)[]
  measures: readonly Measure<Name>[]
}

/** What was counted over the days, as a picture and as a table that says the same. */
export function DaysBox<Name extends string>({ days, measures }: Props<Name>) {
  const t = useT()
  const steps = useMemo(
    () =>
      chartSteps(
        days,
        measures.map(({ name }) => name),
      ),
    [days, measures],
  )
  const unit = stepUnit(days.length)
  return (
    <Box title={t(`statistics.by.${unit}`)}>
      <Suspense fallback={<ChartSkeleton />}>
        <DaysChart steps={steps} unit={unit} measures={measures} />
      </Suspense>
      <details className={classes.asTable}>
        <summary>{t('statistics.asTable')}</summary>
        <DaysTable steps={steps} unit={unit} measures={measures} />
      </details>
    </Box>
  )
}

export function ChartSkeleton() {
  return (
    <div className={classes.charts}>
      <Skeleton height={250} radius="lg" />
      <Skeleton height={250} radius="lg" />
    </div>
  )
}
