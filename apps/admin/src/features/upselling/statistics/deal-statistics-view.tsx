import type { UpsellingStatistics } from '@innkeeper/api/upselling/statistics.ts'
import { Button } from '@mantine/core'
import { IconChartBar } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { DaysBox } from '../../../components/figures/days-box.tsx'
import classes from '../../../components/figures/figures.module.css'
import type { Measure } from '../../../components/figures/measure.ts'
import { shownAmount, shownMoney, shownNumber } from '../../../components/figures/shown.ts'
import { Box } from '../../../components/page/box.tsx'
import { EmptyState } from '../../../components/states/empty-state.tsx'
import { useCan } from '../../../platform/session.ts'
import { useT } from '../../../platform/texts.ts'
import { DealFigures } from './deal-figures.tsx'
import { DealReasons, DealsRanking, OriginsRanking } from './deal-rankings.tsx'
import { isEmpty } from './funnel.ts'
import { FunnelBox } from './funnel-box.tsx'

export function DealStatisticsView({ statistics }: { statistics: UpsellingStatistics }) {
  const t = useT()
  const mayEdit = useCan()('content:edit')
  const { currency, days } = statistics
  const measures = useMemo(
    (): Measure<'revenue' | 'requested'>[] => [
      {
        name: 'revenue',
        label: t('statistics.revenue'),
        color: 'var(--chart-first)',
        onAxis: (value) => shownAmount(value, currency),
        inWords: (value) => shownMoney(value, currency),
      },
      {
        name: 'requested',
        label: t('upselling.funnel.requested'),
        color: 'var(--chart-second)',
        onAxis: shownNumber,
        inWords: shownNumber,
      },
    ],
    [t, currency],
  )
  if (isEmpty(statistics)) {
    return (
      <Box flush>
        <EmptyState
          icon={IconChartBar}
          title={t('upselling.statistics.empty.title')}
          text={t('upselling.statistics.empty.text')}
          action={
            mayEdit && (
              <Button variant="default" renderRoot={(props) => <Link to="/upselling" {...props} />}>
                {t('upselling.all')}
              </Button>
            )
          }
        />
      </Box>
    )
  }
  return (
    <>
      <DealFigures statistics={statistics} />
      <div className={classes.parts}>
        <div className={classes.columns}>
          <FunnelBox statistics={statistics} />
          <DealReasons statistics={statistics} />
        </div>
        <DaysBox days={days} measures={measures} />
        <DealsRanking statistics={statistics} />
        <OriginsRanking statistics={statistics} />
      </div>
    </>
  )
}
