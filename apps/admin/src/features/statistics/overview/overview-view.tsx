import type { StatisticsOverview } from '@innkeeper/api/statistics/subjects.ts'
import { Skeleton } from '@mantine/core'
import { IconChartBar } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Box } from '../../../components/page/box.tsx'
import { EmptyState } from '../../../components/states/empty-state.tsx'
import { useCan } from '../../../platform/session.ts'
import { useT } from '../../../platform/texts.ts'
import { listWords } from '../choices/list-words.ts'
import classes from './overview.module.css'
import { SubjectTile } from './subject-tile.tsx'

/** All subjects that are open, or what to do first. */
export function OverviewView({ statistics }: { statistics: StatisticsOverview }) {
  const t = useT()
  const { subjects, closed } = statistics
  const isEmpty = subjects.every(({ days, before }) => days.length === 0 && Object.keys(before).length === 0)
  return (
    <>
      {isEmpty ? (
        <Box flush>
          <EmptyState
            icon={IconChartBar}
            title={t('statistics.first.title')}
            text={t('statistics.first.text')}
          />
        </Box>
      ) : (
        <div className={classes.tiles}>
          {subjects.map((counted) => (
            <SubjectTile key={counted.subject} statistics={statistics} counted={counted} />
          ))}
        </div>
      )}
      <Closed closed={closed} />
    </>
  )
}

/** For who could change it, what is not there and why. */
function Closed({ closed }: Pick<StatisticsOverview, 'closed'>) {
  const t = useT()
  const mayManage = useCan()('modules:manage')
  if (closed.length === 0 || !mayManage) return null
  const subjects = listWords(closed.map((subject) => t(`nav.statisticsTab.${subject}`)))
  return (
    <p className={classes.closed}>
      {t('statistics.closed', { subjects })} <Link to="/modules">{t('statistics.closed.modules')}</Link>
    </p>
  )
}

const TILES = ['a', 'b', 'c', 'd', 'e', 'f']

/** In the shape of what comes. */
export function OverviewSkeleton() {
  const t = useT()
  return (
    <div className={classes.tiles} role="status" aria-label={t('list.loading')}>
      {TILES.map((tile) => (
        <div key={tile} className={classes.tile}>
          <Skeleton className={classes.title} height={17} width={96} />
          <div className={classes.first}>
            <Skeleton height={12} width={80} />
            <Skeleton height={30} width={110} mt={9} />
            <Skeleton height={12} width={140} mt={10} />
          </div>
          <div className={classes.others}>
            <Skeleton height={34} />
            <Skeleton height={34} />
          </div>
        </div>
      ))}
    </div>
  )
}
