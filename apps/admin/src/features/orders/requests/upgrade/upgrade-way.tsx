import type { OrderRequest } from '@innkeeper/api/orders/requests.ts'
import { addDays } from '@innkeeper/domain/time.ts'
import { IconArrowRight } from '@tabler/icons-react'
import { formatDateOnly } from '../../../../platform/own-formats.ts'
import { useT } from '../../../../platform/texts.ts'
import classes from './upgrade.module.css'

type Upgrade = NonNullable<OrderRequest['upgrade']>

/** From which category to which, and for which nights. */
export function UpgradeWay({ upgrade: { from, to, nights, unit } }: { upgrade: Upgrade }) {
  const t = useT()
  const [first] = nights
  const last = nights.at(-1)
  return (
    <div className={classes.way}>
      <strong className={classes.names}>
        {from} <IconArrowRight size={16} stroke={1.8} role="img" aria-label={t('roomUpgrades.request.to')} />{' '}
        {to}
      </strong>
      {first && last && (
        <span className={classes.quiet}>
          {t('roomUpgrades.request.nights', {
            count: nights.length,
            arrival: formatDateOnly(first),
            departure: formatDateOnly(addDays(last, 1)),
          })}
        </span>
      )}
      {unit && <span className={classes.quiet}>{t('roomUpgrades.request.moved', { unit })}</span>}
    </div>
  )
}
