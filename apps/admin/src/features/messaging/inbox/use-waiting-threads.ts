import { useInfiniteQuery } from '@tanstack/react-query'
import { useCan, useSession } from '../../../platform/session.ts'
import { openThreadsQuery } from './api.ts'

/** How many guests wait for an answer; they come first in the list, so its first page is enough. */
export function useWaitingThreads(): number {
  const { modules } = useSession().property
  const mayAnswer = useCan()('messages:send') && modules.includes('messagingEmail')
  const { data } = useInfiniteQuery({ ...openThreadsQuery, enabled: mayAnswer })
  return data?.pages[0]?.items.filter(({ waitsSince }) => waitsSince !== null).length ?? 0
}
