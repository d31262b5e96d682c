import { getGuest } from '@innkeeper/api/guests/guest-page.ts'
import { getStayThread } from '@innkeeper/api/messaging/inbox.ts'
import { listMessages } from '@innkeeper/api/messaging/messages.ts'
import {
  answerThread,
  assignThread,
  finishThread,
  getThread,
  listThreadColleagues,
  listThreads,
  matchThread,
  openThread,
  readThread,
  type THREAD_VIEWS,
  type Thread,
} from '@innkeeper/api/messaging/threads.ts'
import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { call } from '../../../platform/call.ts'
import type { LiveUpdates } from '../../../platform/live.tsx'

export type ThreadView = (typeof THREAD_VIEWS)[number]

const keys = {
  list: ['threads'] as const,
  one: (threadId: string) => ['thread', threadId] as const,
  ofGuests: ['guestThread'] as const,
  guests: ['threadGuest'] as const,
  guest: (bookingId: string) => ['threadGuest', bookingId] as const,
  messages: ['guestMessages'] as const,
}

export function threadListQuery({ view, search }: { view: ThreadView; search: string }) {
  return infiniteQueryOptions({
    queryKey: [...keys.list, { view, search }],
    queryFn: ({ pageParam }) =>
      call(listThreads, { query: { view, search, ...(pageParam ? { after: pageParam } : {}) } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
}

/** What the inbox opens with; the navigation counts who waits in it. */
export const openThreadsQuery = threadListQuery({ view: 'open', search: '' })

export function threadQuery(threadId: string) {
  return queryOptions({
    queryKey: keys.one(threadId),
    queryFn: () => call(getThread, { params: { threadId } }),
  })
}

/** The guest beside their thread. */
export function threadGuestQuery(bookingId: string) {
  return queryOptions({
    queryKey: keys.guest(bookingId),
    queryFn: () => call(getGuest, { params: { bookingId } }),
  })
}

/** The newest messages of one stay, whatever they are about. */
export function guestMessagesQuery(bookingId: string) {
  return queryOptions({
    queryKey: [...keys.messages, bookingId],
    queryFn: () => call(listMessages, { query: { bookingId } }),
  })
}

/** The thread of a stay, where there is one. */
export function guestThreadQuery(bookingId: string) {
  return queryOptions({
    queryKey: [...keys.ofGuests, bookingId],
    queryFn: () => call(getStayThread, { params: { bookingId } }),
  })
}

export const colleaguesQuery = queryOptions({
  queryKey: ['threadColleagues'],
  queryFn: () => call(listThreadColleagues, {}),
})

/** What the server answers is newer than whatever a live event asked for meanwhile. */
function keepThread(queryClient: QueryClient, thread: Thread): void {
  queryClient.setQueryData(keys.one(thread.id), thread)
  void queryClient.invalidateQueries({ queryKey: keys.list })
}

function useThreadChange<V extends { id: string }>(change: (variables: V) => Promise<Thread>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (thread) => keepThread(queryClient, thread),
    onError: (_, { id }) => queryClient.invalidateQueries({ queryKey: keys.one(id) }),
  })
}

export type AnswerChannel = 'guestbook' | 'sms' | 'email' | 'note'
export type Answer = { id: string; text: string; channel: AnswerChannel; clientKey: string }

/** Outside of any component: an answer goes on when its thread is left. */
export async function sendAnswer(queryClient: QueryClient, { id, ...body }: Answer): Promise<void> {
  keepThread(queryClient, await call(answerThread, { params: { threadId: id }, body }))
}

export function useAssign() {
  return useThreadChange(({ id, userId }: { id: string; userId: string | null }) =>
    call(assignThread, { params: { threadId: id }, body: { userId } }),
  )
}

export function useFinish() {
  return useThreadChange(({ id, isDone }: { id: string; isDone: boolean }) =>
    call(finishThread, { params: { threadId: id }, body: { isDone } }),
  )
}

export function useRead() {
  return useThreadChange(({ id, upTo }: { id: string; upTo: string }) =>
    call(readThread, { params: { threadId: id }, body: { upTo } }),
  )
}

export function useMatch() {
  return useThreadChange(({ id, bookingId }: { id: string; bookingId: string }) =>
    call(matchThread, { params: { threadId: id }, body: { bookingId } }),
  )
}

/** The thread of a stay, begun when there is none. */
export function useOpenThread() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (bookingId: string) => call(openThread, { body: { bookingId } }),
    onSuccess: (thread) => keepThread(queryClient, thread),
  })
}

export const threadsLiveUpdates: LiveUpdates = {
  'thread.changed': ({ threadId }) => [keys.one(threadId), keys.list, keys.ofGuests],
  'message.changed': ({ cause }) => [keys.messages, ...(cause.kind === 'thread' ? [keys.one(cause.id)] : [])],
  'mailing.changed': () => [keys.messages],
  'booking.changed': ({ bookingId }) => [bookingId === null ? keys.guests : keys.guest(bookingId)],
}
