import type { SubjectStatistics } from '@innkeeper/api/statistics/subjects.ts'
import { addCounts } from '@innkeeper/domain/statistics/counts.ts'
import { daysIn } from '@innkeeper/domain/statistics/period.ts'
import { STATISTICS } from '@innkeeper/domain/statistics/subjects.ts'
import { IconChartBar } from '@tabler/icons-react'
import { useMemo } from 'react'
import figures from '../../../components/figures/figures.module.css'
import { Box } from '../../../components/page/box.tsx'
import { EmptyState } from '../../../components/states/empty-state.tsx'
import { useT } from '../../../platform/texts.ts'
import type { StatisticsAddress } from '../choices/use-statistics-address.ts'
import type { Compared } from '../measures/compared.ts'
import { OrderAnswers } from '../orders/order-answers.tsx'
import { ChartsBox } from './charts/charts-box.tsx'
import { MeasureFigures } from './measure-figures.tsx'
import { PartBoxes } from './parts/part-boxes.tsx'
import { PropertyBox } from './parts/property-box.tsx'
import { VouchersBox } from './parts/vouchers-box.tsx'

type Props = { statistics: SubjectStatistics; address: StatisticsAddress }

/** All that is counted of one subject. */
export function SubjectView({ statistics, address: { search, change } }: Props) {
  const t = useT()
  const { subject, days, beforeDays, from, to, compareFrom, compareTo, factors, currency } = statistics
  const compared = useMemo(
    (): Compared => ({
      now: { counts: addCounts(days.map(({ counts }) => counts)), days: daysIn({ from, to }) },
      before: {
        counts: addCounts(beforeDays.map(({ counts }) => counts)),
        days: daysIn({ from: compareFrom, to: compareTo }),
      },
      ...{ factors, currency },
    }),
    [days, beforeDays, from, to, compareFrom, compareTo, factors, currency],
  )
  const isEmpty = days.length === 0 && beforeDays.length === 0
  return (
    <>
      <MeasureFigures subject={subject} measures={STATISTICS[subject].measures} compared={compared} />
      <div className={figures.parts}>
        {isEmpty ? (
          <Box flush>
            <EmptyState
              icon={IconChartBar}
              title={t('statistics.nothing.title')}
              text={t(`statistics.nothing.${subject}`)}
            />
          </Box>
        ) : (
          <>
            <ChartsBox statistics={statistics} search={search} onStep={(by) => change({ by })} />
            <PropertyBox statistics={statistics} compare={search.compare} />
            <PartBoxes statistics={statistics} compare={search.compare} />
          </>
        )}
        {statistics.vouchers && <VouchersBox vouchers={statistics.vouchers} />}
        {subject === 'orders' && <OrderAnswers period={{ from, to }} />}
      </div>
    </>
  )
}
