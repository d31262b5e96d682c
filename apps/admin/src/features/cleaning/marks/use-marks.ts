import { useSyncExternalStore } from 'react'
import type { QueueState } from './marks-queue.ts'
import { marksQueue } from './own-queue.ts'

/** What this person marked and the server does not have yet. */
export function useMarks(): QueueState {
  return useSyncExternalStore(marksQueue.subscribe, marksQueue.state, marksQueue.state)
}
