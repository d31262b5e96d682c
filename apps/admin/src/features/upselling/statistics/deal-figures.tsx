import type { UpsellingStatistics } from '@innkeeper/api/upselling/statistics.ts'
import { Figure } from '../../../components/figures/figure.tsx'
import classes from '../../../components/figures/figures.module.css'
import { shownMoney, shownNumber } from '../../../components/figures/shown.ts'
import { useT } from '../../../platform/texts.ts'

/** What a manager asks first: what it brought, per arrival, and what of it was accepted. */
export function DealFigures({ statistics }: { statistics: UpsellingStatistics }) {
  const t = useT()
  const { total, currency, arrivals, upgrades } = statistics
  const money = (amount: number) => shownMoney(amount, currency)
  return (
    <dl className={classes.figures}>
      <Figure label={t('upselling.figure.revenue')} value={money(total.revenue)}>
        {t('upselling.figure.revenue.hint')}
      </Figure>
      <Figure
        label={t('upselling.figure.perArrival')}
        value={arrivals.averageRevenue === null ? '–' : money(arrivals.averageRevenue)}
      >
        {t('upselling.figure.arrivals', { count: arrivals.count })}
      </Figure>
      <Figure label={t('upselling.figure.accepted')} value={shownNumber(total.accepted)}>
        {t('upselling.figure.requested', { count: total.requested })}
      </Figure>
      <Figure label={t('upselling.figure.upgrades')} value={shownNumber(upgrades.accepted)}>
        {t('upselling.figure.upgrades.hint', {
          count: upgrades.requested,
          revenue: money(upgrades.revenue),
        })}
      </Figure>
    </dl>
  )
}
