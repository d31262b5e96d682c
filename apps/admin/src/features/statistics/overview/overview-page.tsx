import { useQuery } from '@tanstack/react-query'
import { useT } from '../../../platform/texts.ts'
import { statisticsQuery } from '../api.ts'
import { StatisticsFrame } from '../choices/statistics-frame.tsx'
import { useStatisticsAddress } from '../choices/use-statistics-address.ts'
import { OverviewSkeleton, OverviewView } from './overview-view.tsx'
import { WeeklySwitch } from './weekly-switch.tsx'

/** What is counted of all subjects, each in one look. */
export function OverviewPage() {
  const t = useT()
  const address = useStatisticsAddress()
  const result = useQuery(statisticsQuery(address.asked))
  return (
    <StatisticsFrame
      title={t('nav.statistics')}
      address={address}
      result={result}
      actions={<WeeklySwitch />}
      skeleton={<OverviewSkeleton />}
    >
      {(statistics) => <OverviewView statistics={statistics} />}
    </StatisticsFrame>
  )
}
