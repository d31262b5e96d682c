import { localTimeAt } from '@innkeeper/domain/time.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { askedPeriod } from '../../../components/figures/asked-period.ts'
import classes from '../../../components/figures/figures.module.css'
import { Box } from '../../../components/page/box.tsx'
import { LoadError } from '../../../components/states/load-error.tsx'
import { useNow } from '../../../platform/clock.ts'
import { useSession } from '../../../platform/session.ts'
import { useT } from '../../../platform/texts.ts'
import { orderStatisticsQuery } from '../api.ts'
import { Figures, FiguresSkeleton } from './figures.tsx'
import { ProductsRanking } from './rankings.tsx'

/** What an analyst came for: the last seven days beside the seven before. */
export function TodayStatistics() {
  const t = useT()
  const now = useNow()
  const { timeZone } = useSession().property
  const period = askedPeriod({ period: '7-days' }, localTimeAt(now, timeZone).date)
  const { data, error, refetch } = useQuery(orderStatisticsQuery(period))
  const title = t('today.statistics')
  return (
    <section aria-label={title} className={classes.today}>
      <header className={classes.todayHead}>
        <h2>{title}</h2>
        <Link to="/statistics" search={{ period: '7-days' }}>
          {t('today.statistics.all')}
        </Link>
      </header>
      {data && <Figures statistics={data} />}
      {!data && !error && <FiguresSkeleton />}
      {!data && error && (
        <Box flush>
          <LoadError error={error} onRetry={() => void refetch()} />
        </Box>
      )}
      {data && data.total.count > 0 && <ProductsRanking statistics={data} />}
    </section>
  )
}
