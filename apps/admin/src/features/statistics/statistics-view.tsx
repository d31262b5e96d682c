import type { OrderStatistics } from '@innkeeper/api/statistics.ts'
import { IconChartBar } from '@tabler/icons-react'
import { useMemo } from 'react'
import { ChartSkeleton, DaysBox } from '../../components/figures/days-box.tsx'
import classes from '../../components/figures/figures.module.css'
import type { Measure } from '../../components/figures/measure.ts'
import { shownAmount, shownMoney, shownNumber } from '../../components/figures/shown.ts'
import { Box } from '../../components/page/box.tsx'
import { EmptyState } from '../../components/states/empty-state.tsx'
import { useT } from '../../platform/texts.ts'
import { Figures, FiguresSkeleton } from './figures.tsx'
import { ProductsRanking, ReasonsRanking, SourcesRanking } from './rankings.tsx'

export function StatisticsView({ statistics }: { statistics: OrderStatistics }) {
  const t = useT()
  const { total, before, currency } = statistics
  const measures = useMemo(
    (): Measure<'revenue' | 'count'>[] => [
      {
        name: 'revenue',
        label: t('statistics.revenue'),
        color: 'var(--chart-first)',
        onAxis: (value) => shownAmount(value, currency),
        inWords: (value) => shownMoney(value, currency),
      },
      {
        name: 'count',
        label: t('statistics.orders'),
        color: 'var(--chart-second)',
        onAxis: shownNumber,
        inWords: shownNumber,
      },
    ],
    [t, currency],
  )
  return (
    <>
      <Figures statistics={statistics} />
      {total.count === 0 ? (
        <Box flush>
          <EmptyState
            icon={IconChartBar}
            title={t('statistics.empty.title')}
            text={before.count === 0 ? t('statistics.empty.first') : t('statistics.empty.text')}
          />
        </Box>
      ) : (
        <div className={classes.parts}>
          <DaysBox days={statistics.days} measures={measures} />
          <div className={classes.columns}>
            <ProductsRanking statistics={statistics} />
            <div className={classes.parts}>
              <SourcesRanking statistics={statistics} />
              <ReasonsRanking statistics={statistics} />
            </div>
          </div>
        </div>
      )}
    </>
  )
}

/** In the shape of what comes. */
export function StatisticsSkeleton() {
  const t = useT()
  return (
    <div role="status" aria-label={t('list.loading')}>
      <FiguresSkeleton />
      <Box>
        <ChartSkeleton />
      </Box>
    </div>
  )
}
