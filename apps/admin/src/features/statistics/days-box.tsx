import type { OrderStatistics } from '@innkeeper/api/statistics.ts'
import { Skeleton } from '@mantine/core'
import { lazy, Suspense, useMemo } from 'react'
import { Box } from '../../components/page/box.tsx'
import { useT } from '../../platform/texts.ts'
import { chartSteps, stepUnit } from './chart-steps.ts'
import { DaysTable } from './days-table.tsx'
import classes from './statistics.module.css'

// Charts are most of this page's weight, and the figures above them need none of it.
const DaysChart = lazy(async () => ({ default: (await import('./days-chart.tsx')).DaysChart }))

/** Revenue and orders over the days, as a picture and as a table that says the same. */
export function DaysBox({ statistics }: { statistics: OrderStatistics }) {
  const t = useT()
  const steps = useMemo(() => chartSteps(statistics.days), [statistics.days])
  const unit = stepUnit(statistics.days.length)
  return (
    <Box title={t(`statistics.by.${unit}`)}>
      <Suspense fallback={<ChartSkeleton />}>
        <DaysChart steps={steps} unit={unit} currency={statistics.currency} />
      </Suspense>
      <details className={classes.asTable}>
        <summary>{t('statistics.asTable')}</summary>
        <DaysTable steps={steps} currency={statistics.currency} unit={unit} />
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
