import type { BodyOf } from '@innkeeper/api/endpoint.ts'
import { postAgain } from '@innkeeper/api/integrations.ts'
import {
  acceptRequest,
  archiveRequest,
  cancelRequest,
  declineRequest,
  finishRequest,
  getRequest,
  handleRequests,
  listGuestOrders,
  listRequests,
  type OrderRequest,
  type RequestListQuery,
  reopenRequest,
  saveRequestNote,
  unarchiveRequest,
} from '@innkeeper/api/orders/requests.ts'
import { getOrdersToday } from '@innkeeper/api/statistics.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/call.ts'
import { listQuery } from '../../../platform/list-query.ts'
import type { LiveUpdates } from '../../../platform/live.tsx'
import { upgradeUnitsKey } from './upgrade/api.ts'

/** Requests expire and holds lapse by the clock, without anybody telling. */
const BY_THE_CLOCK_MS = 60_000

const keys = {
  list: ['requests'] as const,
  one: (requestId: string) => ['request', requestId] as const,
  today: ['ordersToday'] as const,
  ofGuests: ['guestOrders'] as const,
}

export function requestListQuery(query: Partial<RequestListQuery>) {
  return listQuery(keys.list, query, () => call(listRequests, { query }), {
    refetchInterval: BY_THE_CLOCK_MS,
  })
}

/** What waits for an answer, longest first: counted in the tab's title and shown on the first page. */
export const waitingQuery = requestListQuery({
  status: 'no action taken',
  sort: 'requestTime',
  order: 'asc',
})

/** What was accepted and is not done, what is due first at the top. */
export const toDoQuery = requestListQuery({ progress: 'to do', sort: 'due', order: 'asc' })

export function requestQuery(requestId: string) {
  return queryOptions({
    queryKey: keys.one(requestId),
    queryFn: () => call(getRequest, { params: { requestId } }),
  })
}

/** What one stay ordered. */
export function guestOrdersQuery(bookingId: string) {
  return queryOptions({
    queryKey: [...keys.ofGuests, bookingId],
    queryFn: () => call(listGuestOrders, { params: { bookingId } }),
  })
}

export const ordersTodayQuery = queryOptions({
  queryKey: keys.today,
  queryFn: () => call(getOrdersToday, {}),
  refetchInterval: BY_THE_CLOCK_MS,
})

/** What came of a change is what the server answers; whatever it was, lists and counts are asked for again. */
function useRequestChange<V extends { id: string }>(change: (variables: V) => Promise<OrderRequest>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (request) => queryClient.setQueryData(keys.one(request.id), request),
    onError: (_, { id }) => {
      // Somebody was faster, with the answer or with the room.
      void queryClient.invalidateQueries({ queryKey: upgradeUnitsKey })
      return queryClient.invalidateQueries({ queryKey: keys.one(id) })
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: keys.list })
      void queryClient.invalidateQueries({ queryKey: keys.today })
    },
  })
}

export function useAccept() {
  return useRequestChange(({ id, body }: { id: string; body: BodyOf<typeof acceptRequest> }) =>
    call(acceptRequest, { params: { requestId: id }, body }),
  )
}

export function useDecline() {
  return useRequestChange(({ id, body }: { id: string; body: BodyOf<typeof declineRequest> }) =>
    call(declineRequest, { params: { requestId: id }, body }),
  )
}

export function useFinish() {
  return useRequestChange(({ id }: { id: string }) => call(finishRequest, { params: { requestId: id } }))
}

export function useReopen() {
  return useRequestChange(({ id }: { id: string }) => call(reopenRequest, { params: { requestId: id } }))
}

export function useCancelRequest() {
  return useRequestChange(({ id, body }: { id: string; body: BodyOf<typeof cancelRequest> }) =>
    call(cancelRequest, { params: { requestId: id }, body }),
  )
}

export function useSaveNote() {
  return useRequestChange(({ id, note }: { id: string; note: string }) =>
    call(saveRequestNote, { params: { requestId: id }, body: { note } }),
  )
}

export function useArchiveOne() {
  return useRequestChange(({ id }: { id: string }) => call(archiveRequest, { params: { requestId: id } }))
}

export function useUnarchiveOne() {
  return useRequestChange(({ id }: { id: string }) => call(unarchiveRequest, { params: { requestId: id } }))
}

export type BulkAction = BodyOf<typeof handleRequests>['action']

export function useHandleMany() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: { ids: string[]; action: BulkAction }) => call(handleRequests, { body }),
    onSettled: (_, __, { ids }) => {
      for (const id of ids) void queryClient.invalidateQueries({ queryKey: keys.one(id) })
      void queryClient.invalidateQueries({ queryKey: keys.list })
      void queryClient.invalidateQueries({ queryKey: keys.today })
    },
  })
}

export const requestsLiveUpdates: LiveUpdates = {
  'order.placed': () => [keys.list, keys.today, keys.ofGuests],
  // Which rooms are free for an upgrade.
  'availability.changed': () => [upgradeUnitsKey],
  'booking.changed': () => [upgradeUnitsKey],
  'order.changed': ({ requestId }) => [keys.list, keys.today, keys.ofGuests, keys.one(requestId)],
  'message.changed': ({ cause }) => (cause.kind === 'order' ? [keys.one(cause.id)] : []),
}

/** Puts an order on the guest's bill in the other system once more, or takes it off. */
export function usePostAgain() {
  return useMutation({ mutationFn: (requestId: string) => call(postAgain, { params: { requestId } }) })
}
