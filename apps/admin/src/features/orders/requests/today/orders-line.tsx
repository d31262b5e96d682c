import { useQuery } from '@tanstack/react-query'
import { useT } from '../../../../platform/texts.ts'
import { ordersTodayQuery } from '../api.ts'
import { shownMoney } from '../shown-money.ts'
import { useMayHandle } from '../use-may-handle.ts'
import classes from './answer.module.css'

/** What today brought, quietly: who wants more opens the statistics. */
export function OrdersLine() {
  const t = useT()
  const { data } = useQuery({ ...ordersTodayQuery, enabled: useMayHandle() })
  if (!data) return null
  const amount = shownMoney(data.revenue, data.currency)
  return <div className={classes.foot}>{t('today.orders', { count: data.orders, amount })}</div>
}
