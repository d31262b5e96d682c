import { useHotkeys } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { threadQuery, useFinish } from './api.ts'
import { useInboxAddress, useThreads } from './use-inbox.ts'
import { WRITE_MARK } from './write-box.tsx'

/** The thread before or after one; the first where none of the list is open. */
export function besideThread(ids: readonly string[], open: string | undefined, step: 1 | -1) {
  const place = open === undefined ? -1 : ids.indexOf(open)
  return place < 0 ? ids[0] : ids[place + step]
}

/** J and K go through the threads, R writes, E puts away as done or takes out again; `/` searches by itself. */
export function useInboxKeys(): void {
  const queryClient = useQueryClient()
  const { thread: openId, open } = useInboxAddress()
  const { items } = useThreads()
  const finish = useFinish()
  const go = (step: 1 | -1) => () => {
    const ids = items.map(({ id }) => id)
    const next = besideThread(ids, openId, step)
    if (!next) return
    open(next)
    document.querySelector<HTMLElement>(`[data-thread="${next}"]`)?.focus()
  }
  const putAway = () => {
    const shown = openId && queryClient.getQueryData(threadQuery(openId).queryKey)
    if (shown && !finish.isPending) finish.mutate({ id: shown.id, isDone: !shown.isDone })
  }
  useHotkeys([
    ['j', go(1)],
    ['k', go(-1)],
    ['r', () => document.querySelector<HTMLElement>(`[${WRITE_MARK}]`)?.focus()],
    ['e', putAway],
  ])
}
