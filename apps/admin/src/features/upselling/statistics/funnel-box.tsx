import type { UpsellingStatistics } from '@innkeeper/api/upselling/statistics.ts'
import { shownNumber } from '../../../components/figures/shown.ts'
import { Box } from '../../../components/page/box.tsx'
import { useT } from '../../../platform/texts.ts'
import classes from './funnel.module.css'
import { FUNNEL_STEPS, funnelOf } from './funnel.ts'

/** From shown to accepted: each step as a bar, a number, and its share of the step before. */
export function FunnelBox({ statistics: { total, agreed } }: { statistics: UpsellingStatistics }) {
  const t = useT()
  const rows = funnelOf(total)
  return (
    <Box title={t('upselling.funnel')} aside={t('upselling.funnel.hint')}>
      <table className={classes.funnel}>
        <thead className={classes.hidden}>
          <tr>
            <th scope="col">{t('upselling.funnel.step')}</th>
            <th scope="col">{t('upselling.funnel.count')}</th>
            <th scope="col">{t('upselling.funnel.share')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ step, count, percent, share }) => (
            <tr key={step}>
              <th scope="row">
                {t(`upselling.funnel.${step}`)}
                <span className={classes.track} aria-hidden>
                  <span className={classes.bar} style={{ width: `${share * 100}%` }} />
                </span>
              </th>
              <td className={classes.count}>{shownNumber(count)}</td>
              <td className={classes.percent}>
                {percent !== null && t('upselling.funnel.ofBefore', { percent })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <details className={classes.how}>
        <summary>{t('upselling.counted')}</summary>
        <p>{t('upselling.counted.totals')}</p>
        <p>
          {t('upselling.counted.agreed', {
            shown: shownNumber(agreed.shown),
            opened: shownNumber(agreed.opened),
            inCart: shownNumber(agreed.inCart),
          })}
        </p>
        <p>{t('upselling.counted.orders')}</p>
        <p>{t('upselling.counted.origin')}</p>
        <p>{t('upselling.counted.perArrival')}</p>
        <dl>
          {FUNNEL_STEPS.map((step) => (
            <div key={step}>
              <dt>{t(`upselling.funnel.${step}`)}</dt>
              <dd>{t(`upselling.counted.${step}`)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </Box>
  )
}
