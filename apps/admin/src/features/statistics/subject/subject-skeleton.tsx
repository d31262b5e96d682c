import { STATISTICS, type Subject } from '@innkeeper/domain/statistics/subjects.ts'
import { ChartSkeleton } from '../../../components/figures/days-box.tsx'
import { Box } from '../../../components/page/box.tsx'
import { useT } from '../../../platform/texts.ts'
import { FiguresSkeleton } from '../orders/figures.tsx'

/** In the shape of what comes. */
export function SubjectSkeleton({ subject }: { subject: Subject }) {
  const t = useT()
  return (
    <div role="status" aria-label={t('list.loading')}>
      <FiguresSkeleton figures={Object.keys(STATISTICS[subject].measures)} />
      <Box>
        <ChartSkeleton />
      </Box>
    </div>
  )
}
