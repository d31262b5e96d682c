import { useQuery } from '@tanstack/react-query'
import { waitingQuery } from './api.ts'
import { useMayAnswer } from './use-may-answer.ts'

/** How many requests wait for an answer of the signed-in member of staff. */
export function useWaitingCount(): number {
  const { data } = useQuery({ ...waitingQuery, enabled: useMayAnswer() })
  return data?.waiting ?? 0
}
