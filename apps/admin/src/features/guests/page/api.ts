import type { BodyOf, QueryOf } from '@innkeeper/api/endpoint.ts'
import { type GuestPage, getGuest, getGuestCard, offerUnits } from '@innkeeper/api/guests/guest-page.ts'
import {
  cancelGuest,
  changeGuest,
  checkInGuest,
  checkOutGuest,
  createGuest,
  markNoShow,
  reinstateGuest,
  renewGuestLink,
  undoGuestChange,
} from '@innkeeper/api/guests/stay-commands.ts'
import { liftBounce, listAddressStandings } from '@innkeeper/api/messaging/addresses.ts'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/call.ts'
import { download } from '../../../platform/download.ts'
import type { LiveUpdates } from '../../../platform/live.tsx'

/** Check-out happens by the clock, without anybody telling. */
const BY_THE_CLOCK_MS = 60_000

const keys = {
  all: ['guest'] as const,
  one: (bookingId: string) => ['guest', bookingId] as const,
  offers: ['offeredUnits'] as const,
  addresses: ['addressStandings'] as const,
}

export function guestQuery(bookingId: string) {
  return queryOptions({
    queryKey: keys.one(bookingId),
    queryFn: () => call(getGuest, { params: { bookingId } }),
    refetchInterval: BY_THE_CLOCK_MS,
  })
}

/** Whether the guest's addresses take what is written to them. */
export function addressStandingsQuery(bookingId: string) {
  return queryOptions({
    queryKey: [...keys.addresses, bookingId],
    queryFn: () => call(listAddressStandings, { query: { bookingId } }),
  })
}

export function useLiftBounce(bookingId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(liftBounce, { body: { bookingId } }),
    onSuccess: (standings) => queryClient.setQueryData(addressStandingsQuery(bookingId).queryKey, standings),
  })
}

type Nights = NonNullable<QueryOf<typeof offerUnits>>

/** Rooms for these nights; who is in them changes while somebody looks. */
export function offeredUnitsQuery(query: Nights) {
  return queryOptions({
    queryKey: [...keys.offers, query],
    queryFn: () => call(offerUnits, { query }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** What is done to a booking without asking for anything more. */
const COMMANDS = {
  checkOut: checkOutGuest,
  cancel: cancelGuest,
  noShow: markNoShow,
  reinstate: reinstateGuest,
  renew: renewGuestLink,
  undo: undoGuestChange,
} as const
export type StayCommand = keyof typeof COMMANDS

/** What came of a change is what the server answers; after a refusal the page shows what is. */
function useGuestChange<V extends { id: string }>(change: (variables: V) => Promise<GuestPage>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (guest) => queryClient.setQueryData(keys.one(guest.id), guest),
    onError: (_, { id }) => queryClient.invalidateQueries({ queryKey: keys.one(id) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.offers }),
  })
}

export function useStayCommand() {
  return useGuestChange(({ id, revision, command }: { id: string; revision: number; command: StayCommand }) =>
    call(COMMANDS[command], { params: { bookingId: id }, body: { revision } }),
  )
}

type ChangeBody = BodyOf<typeof changeGuest>

export function useChangeStay() {
  return useGuestChange(({ id, body }: { id: string; body: ChangeBody }) =>
    call(changeGuest, { params: { bookingId: id }, body }),
  )
}

export function useCheckIn() {
  return useGuestChange(({ id, body }: { id: string; body: ChangeBody }) =>
    call(checkInGuest, { params: { bookingId: id }, body }),
  )
}

export function useCreateStay() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<typeof createGuest>) => call(createGuest, { body }),
    onSuccess: (guest) => queryClient.setQueryData(keys.one(guest.id), guest),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.offers }),
  })
}

export function useCardDownload(bookingId: string) {
  return useMutation({ mutationFn: () => download(getGuestCard, undefined, { bookingId }) })
}

export const guestPageLiveUpdates: LiveUpdates = {
  'booking.changed': ({ bookingId }) => [
    bookingId === null ? keys.all : keys.one(bookingId),
    keys.offers,
    keys.addresses,
  ],
  // Mail that came back says so of its message.
  'message.changed': () => [keys.addresses],
}
