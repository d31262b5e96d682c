import type { Period } from '@innkeeper/domain/statistics/period.ts'
import { useQuery } from '@tanstack/react-query'
import figures from '../../../components/figures/figures.module.css'
import { Box } from '../../../components/page/box.tsx'
import { LoadError } from '../../../components/states/load-error.tsx'
import { useSession } from '../../../platform/session.ts'
import { useT } from '../../../platform/texts.ts'
import { orderStatisticsQuery } from '../api.ts'
import { AnswerFigures, FiguresSkeleton } from './figures.tsx'
import { ReasonsRanking } from './rankings.tsx'

/** How the orders of this property were answered: how many, how quickly, and why not. */
export function OrderAnswers({ period }: { period: Period }) {
  const t = useT()
  const { name, modules } = useSession().property
  const { data, error, refetch } = useQuery({
    ...orderStatisticsQuery(period),
    enabled: modules.includes('products'),
  })
  const title = t('statistics.answers.title', { property: name })
  return (
    <section aria-label={title} className={figures.answers}>
      <h2>{title}</h2>
      {data ? (
        <>
          <AnswerFigures statistics={data} />
          <ReasonsRanking statistics={data} />
        </>
      ) : error ? (
        <Box flush>
          <LoadError error={error} onRetry={() => void refetch()} />
        </Box>
      ) : (
        <FiguresSkeleton figures={['accepted', 'time']} />
      )}
    </section>
  )
}
