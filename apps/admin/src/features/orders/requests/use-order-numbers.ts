import { useQuery } from '@tanstack/react-query'
import { useT } from '../../../platform/texts.ts'
import { ordersTodayQuery } from './api.ts'
import { shownMoney } from './shown-money.ts'
import { useMayHandle } from './use-may-handle.ts'

/** What cannot be known now; the page below still works. */
const UNKNOWN = '–'

/** Requests to answer, orders and what they brought today, for the row of figures. */
export function useOrderNumbers() {
  const t = useT()
  const mayHandle = useMayHandle()
  const { data, error } = useQuery({ ...ordersTodayQuery, enabled: mayHandle })
  if (!mayHandle) return []
  const unknown = error && !data ? UNKNOWN : undefined
  const count = { waiting: data?.waiting ?? 0, orders: data?.orders ?? 0 }
  const isKnown = data !== undefined || unknown !== undefined
  return [
    {
      key: 'requests',
      value: data?.waiting ?? unknown,
      words: isKnown ? t('today.requestsCount', { count: count.waiting }) : undefined,
    },
    {
      key: 'orders',
      value: data?.orders ?? unknown,
      words: isKnown ? t('today.ordersCount', { count: count.orders }) : undefined,
    },
    {
      key: 'revenue',
      value: data ? shownMoney(data.revenue, data.currency) : unknown,
      words: isKnown ? t('today.revenue') : undefined,
    },
  ]
}
