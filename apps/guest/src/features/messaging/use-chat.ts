import type { GuestThread } from '@innkeeper/api/messaging/guest-thread.ts'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { onReturn } from '../../platform/on-return.ts'
import { useAnswer, useAnswers } from '../../platform/use-answer.tsx'
import { markRead, threadAddress, threadQuery } from './api.ts'
import type { ChatPlace } from './chat-place.ts'
import { createChatStore } from './chat-store.ts'
import { followThread } from './follow-thread.ts'

const AGAIN_MS = 10_000

/** The conversation as it is known: what the server has, what waits on this device, and how to add to it. */
export function useChat({ hotel, bookingId }: ChatPlace) {
  const answers = useAnswers()
  const place = useMemo(() => ({ hotel, bookingId }), [hotel, bookingId])
  const { data: thread, error } = useAnswer(threadQuery(place))
  const store = useMemo(() => createChatStore(answers, place), [answers, place])
  const state = useSyncExternalStore(store.subscribe, store.read, store.read)

  useEffect(() => followThread(answers, place), [answers, place])
  useEffect(() => {
    void store.send()
    return onReturn(() => void store.send(), AGAIN_MS)
  }, [store])
  const lastId = thread?.entries.at(-1)?.id
  const isUnread = (thread?.unread ?? 0) > 0
  useEffect(() => {
    if (!isUnread || lastId === undefined) return
    const read = () => {
      if (document.visibilityState !== 'visible') return
      markRead(answers, place, lastId)
        .then(() => answers.change<GuestThread>(threadAddress(hotel), (known) => ({ ...known, unread: 0 })))
        // What was not told is told with the next answer.
        .catch(() => undefined)
    }
    read()
    return onReturn(read)
  }, [answers, place, hotel, isUnread, lastId])
  return { answers, place, thread, error, store, state }
}
