import { addressOf, CALL_TIMEOUT_MS } from '@innkeeper/api/client.ts'
import type { AnswerOf, Endpoint } from '@innkeeper/api/endpoint.ts'
import type { GuestGuestbook, getGuestbook, getGuestLive } from '@innkeeper/api/guestbook.ts'
import type { GuestBooking, getBooking } from '@innkeeper/api/guests.ts'
import type { ClientData, getClientData } from '@innkeeper/api/properties.ts'
import { queryOptions } from '@tanstack/react-query'

/*
 * Endpoints as method and path alone, checked against the API by their types: the full definitions would bring
 * their schemas into the first view. A query's key is [path, input]; the app's default query function calls it.
 */
type Place<E extends Endpoint> = Pick<E, 'method' | 'path'>

const GUESTBOOK = { method: 'GET', path: 'guest/:hotel/guestbook' } as const satisfies Place<
  typeof getGuestbook
>
const CLIENT_DATA = { method: 'GET', path: 'guest/:hotel/clientData' } as const satisfies Place<
  typeof getClientData
>
const BOOKING = { method: 'GET', path: 'guest/:hotel/bookings/:bookingId' } as const satisfies Place<
  typeof getBooking
>
const LIVE = { method: 'GET', path: 'guest/:hotel/live' } as const satisfies Place<typeof getGuestLive>

/**
 * Live events tell what staff change. The clock changes things too: tomorrow's cards come within reach and a stay
 * ends by itself, so a page that stays open asks again now and then, and when somebody comes back to it.
 */
const AS_TIME_PASSES = {
  staleTime: 10 * 60_000,
  refetchInterval: 30 * 60_000,
  refetchOnWindowFocus: true,
} as const

export type GuestbookQuery = { hotel: string; bookingId: string | null; languageIndex: number }

/** Every guestbook of a property, in any language. */
export const guestbookKey = (hotel: string) => [GUESTBOOK.path, { params: { hotel } }]
export const clientDataKey = (hotel: string) => [CLIENT_DATA.path, { params: { hotel } }]

export function guestbookQuery({ hotel, bookingId, languageIndex }: GuestbookQuery) {
  const query = { booking: bookingId ?? undefined, language: languageIndex }
  return queryOptions<GuestGuestbook>({
    queryKey: [GUESTBOOK.path, { params: { hotel }, query }],
    ...AS_TIME_PASSES,
  })
}

export function clientDataQuery(hotel: string) {
  return queryOptions<ClientData>({ queryKey: clientDataKey(hotel), staleTime: Number.POSITIVE_INFINITY })
}

export function bookingQuery(hotel: string, bookingId: string | null) {
  return queryOptions<GuestBooking>({
    queryKey: [BOOKING.path, { params: { hotel, bookingId } }],
    enabled: bookingId !== null,
    ...AS_TIME_PASSES,
    // An answer is an answer; only a lost connection is worth another try.
    retry: (failures, error) => failures < 1 && error instanceof TypeError,
    // A plain fetch without headers of ours is the one that takes up the preload the page came with.
    queryFn: async () => {
      const answer = await fetch(addressOf(BOOKING as typeof getBooking, { params: { hotel, bookingId } }), {
        signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
      })
      if (!answer.ok) throw new Error(`The booking call answered ${answer.status}`)
      return ((await answer.json()) as { data: AnswerOf<typeof getBooking> }).data
    },
  })
}

/** Where a property's live events come from, those after a known one first. */
export function liveAddress(hotel: string, after: string | null): string {
  return addressOf(LIVE as typeof getGuestLive, { params: { hotel }, query: { after } })
}
