import { localTimeAt } from '@innkeeper/domain/time.ts'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { askedPeriod } from '../../../components/figures/asked-period.ts'
import classes from '../../../components/figures/figures.module.css'
import { PeriodChoice } from '../../../components/figures/period-choice.tsx'
import { shownDay } from '../../../components/figures/shown.ts'
import { Box } from '../../../components/page/box.tsx'
import { PageHeader } from '../../../components/page/page-header.tsx'
import { LoadError } from '../../../components/states/load-error.tsx'
import { PageSkeleton } from '../../../components/states/page-skeleton.tsx'
import { useNow } from '../../../platform/clock.ts'
import { useSession } from '../../../platform/session.ts'
import { useT } from '../../../platform/texts.ts'
import { dealStatisticsQuery } from '../api.ts'
import { DealStatisticsView } from './deal-statistics-view.tsx'
import { DealsCsv } from './deals-csv.tsx'

const PERIODS_SHOWN = ['7-days', '30-days', '90-days', 'custom'] as const
const route = getRouteApi('/staff/upselling/statistics')

/** From what guests saw of deals to what the house accepted. */
export function DealStatisticsPage() {
  const t = useT()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const { property } = useSession()
  const today = localTimeAt(useNow(), property.timeZone).date
  const period = askedPeriod(search, today)
  const { data, error, refetch, isPlaceholderData } = useQuery(dealStatisticsQuery(period))
  const days = t('statistics.between', { from: shownDay(period.from), to: shownDay(period.to) })
  return (
    <>
      <PageHeader
        title={t('upselling.statistics')}
        subtitle={t('upselling.statistics.subtitle', { days, property: property.name })}
        actions={<DealsCsv period={period} />}
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
          <DealStatisticsView statistics={data} />
        </div>
      ) : error ? (
        <Box flush>
          <LoadError error={error} onRetry={refetch} />
        </Box>
      ) : (
        <PageSkeleton />
      )}
    </>
  )
}
