import { localTimeAt } from '@innkeeper/domain/time.ts'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { askedPeriod } from '../../components/figures/asked-period.ts'
import classes from '../../components/figures/figures.module.css'
import { PeriodChoice } from '../../components/figures/period-choice.tsx'
import { shownDay } from '../../components/figures/shown.ts'
import { Box } from '../../components/page/box.tsx'
import { PageHeader } from '../../components/page/page-header.tsx'
import { LoadError } from '../../components/states/load-error.tsx'
import { useNow } from '../../platform/clock.ts'
import { useSession } from '../../platform/session.ts'
import { useT } from '../../platform/texts.ts'
import { orderStatisticsQuery } from './api.ts'
import { OrdersCsv } from './orders-csv.tsx'
import { StatisticsSkeleton, StatisticsView } from './statistics-view.tsx'

const PERIODS_SHOWN = ['today', '7-days', '30-days', 'month', 'custom'] as const
const route = getRouteApi('/staff/statistics')

export function StatisticsPage() {
  const t = useT()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const { property } = useSession()
  const today = localTimeAt(useNow(), property.timeZone).date
  const period = askedPeriod(search, today)
  const { data, error, refetch, isPlaceholderData } = useQuery(orderStatisticsQuery(period))
  const words =
    period.from === period.to
      ? shownDay(period.from)
      : t('statistics.between', { from: shownDay(period.from), to: shownDay(period.to) })

  return (
    <>
      <PageHeader
        title={t('nav.statistics')}
        subtitle={t('statistics.subtitle', { days: words, property: property.name })}
        actions={<OrdersCsv period={period} />}
      />
      <PeriodChoice
        names={PERIODS_SHOWN}
        search={search}
        period={period}
        today={today}
        onChange={(changed) => navigate({ search: changed, replace: true })}
      />
      {data && !(error && isPlaceholderData) ? (
        <div
          className={classes.shown}
          data-waits={isPlaceholderData || undefined}
          aria-busy={isPlaceholderData}
        >
          <StatisticsView statistics={data} />
        </div>
      ) : error ? (
        <Box flush>
          <LoadError error={error} onRetry={refetch} />
        </Box>
      ) : (
        <StatisticsSkeleton />
      )}
    </>
  )
}
