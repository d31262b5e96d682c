import type { OrderStatistics } from '@innkeeper/api/statistics.ts'
import { IconChartBar } from '@tabler/icons-react'
import { Box } from '../../components/page/box.tsx'
import { EmptyState } from '../../components/states/empty-state.tsx'
import { useT } from '../../platform/texts.ts'
import { ChartSkeleton, DaysBox } from './days-box.tsx'
import { Figures, FiguresSkeleton } from './figures.tsx'
import { ProductsRanking, ReasonsRanking, SourcesRanking } from './rankings.tsx'
import classes from './statistics.module.css'

export function StatisticsView({ statistics }: { statistics: OrderStatistics }) {
  const t = useT()
  const { total, before } = statistics
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
          <DaysBox statistics={statistics} />
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
