import { ROUTE_PATHS } from '@innkeeper/domain/auth/route-names.ts'
import { useQuery } from '@tanstack/react-query'
import { waitingQuery } from '../features/orders/requests/api.ts'
import { useMayHandle } from '../features/orders/requests/use-may-handle.ts'
import type { Page } from './navigation.ts'

/** What waits on a page, for the number beside its name. */
export function useBadges(): (to: Page['to']) => number {
  const { data } = useQuery({ ...waitingQuery, enabled: useMayHandle() })
  return (to) => (to === ROUTE_PATHS.REQUESTS ? (data?.waiting ?? 0) : 0)
}
