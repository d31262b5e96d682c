import { useQuery } from '@tanstack/react-query'
import { waitingQuery } from './api.ts'
import { useMayHandle } from './use-may-handle.ts'

/** How many requests wait for an answer of the signed-in member of staff. */
export function useWaitingCount(): number {
  const { data } = useQuery({ ...waitingQuery, enabled: useMayHandle() })
  return data?.waiting ?? 0
}
