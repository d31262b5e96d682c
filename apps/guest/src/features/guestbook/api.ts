import { answerOf, CALL_TIMEOUT_MS, type CallInput } from '@innkeeper/api/client.ts'
import { withVersion } from '@innkeeper/api/client-version.ts'
import type { AnswerOf } from '@innkeeper/api/endpoint.ts'
import type { getGuestbook, redeemVoucher } from '@innkeeper/api/guestbook.ts'
import type { getBooking } from '@innkeeper/api/guests.ts'
import type { AnswerStore } from '../../platform/answer-store.ts'
import { clientVersion } from '../../platform/client-version.ts'
import { addressAt, type EndpointRoute, type Query, queryOf } from '../../platform/query.ts'
import { noteRefusal } from '../../platform/refusals.ts'

const GUESTBOOK = { method: 'GET', path: 'guest/:hotel/guestbook' } as const satisfies EndpointRoute<
  typeof getGuestbook
>
const BOOKING = { method: 'GET', path: 'guest/:hotel/bookings/:bookingId' } as const satisfies EndpointRoute<
  typeof getBooking
>
const REDEEM = {
  method: 'POST',
  path: 'guest/:hotel/vouchers/:cardId/redeem',
} as const satisfies EndpointRoute<typeof redeemVoucher>
/**
 * Live events tell what staff change. The clock changes things too: tomorrow's cards come within reach and a stay
 * ends by itself, so a page that stays open asks again now and then, and when somebody comes back to it.
 */
const AS_TIME_PASSES = { staleAfterMs: 10 * 60_000, lookEveryMs: 30 * 60_000 } as const

/** What a preview shows stays as it is. */
export function unchanging<T>({ key, ask }: Query<T>): Query<T> {
  return { key, ask }
}

export type GuestbookQuery = { hotel: string; bookingId: string | null; languageIndex: number }

/** Every guestbook of a property, in any language. */
export const guestbookAddress = (hotel: string) => addressAt(GUESTBOOK, { hotel })
/** One stay in every language. */
export const bookingAddress = (hotel: string, bookingId: string) => addressAt(BOOKING, { hotel, bookingId })

export function guestbookQuery({ hotel, bookingId, languageIndex }: GuestbookQuery) {
  const query = { booking: bookingId ?? undefined, language: languageIndex }
  return { ...queryOf<typeof getGuestbook>(GUESTBOOK, { params: { hotel }, query }), ...AS_TIME_PASSES }
}

export function bookingQuery(hotel: string, bookingId: string, languageIndex: number) {
  const { key } = queryOf<typeof getBooking>(BOOKING, {
    params: { hotel, bookingId },
    query: { language: languageIndex },
  })
  return {
    key,
    ...AS_TIME_PASSES,
    // An answer is an answer; only a lost connection is worth another try.
    isWorthAnotherTry: (failures: number, error: unknown) => failures === 1 && error instanceof TypeError,
    // A plain fetch without headers of ours, version included, is the one that takes up the preload of the page.
    ask: async () => {
      const signal = AbortSignal.timeout(CALL_TIMEOUT_MS)
      const answer = await fetch(withVersion(key, clientVersion()), { signal })
      return answerOf<AnswerOf<typeof getBooking>>(answer).catch((error: unknown) => {
        noteRefusal(error)
        throw error
      })
    },
  }
}

export function redeemOnce({ call }: AnswerStore, input: CallInput<typeof redeemVoucher>) {
  return call(REDEEM as typeof redeemVoucher, input)
}
