import type { chooseCleaning, getCleaning, StayCleaning } from '@innkeeper/api/cleaning/guest.ts'
import type { Call } from '@innkeeper/api/client.ts'
import type { BodyOf } from '@innkeeper/api/endpoint.ts'
import { addressAt, type EndpointRoute, queryOf } from '../../platform/query.ts'

const PATH = 'guest/:hotel/bookings/:bookingId/cleaning'
const KNOWN = { method: 'GET', path: PATH } as const satisfies EndpointRoute<typeof getCleaning>
const CHOOSE = { method: 'PUT', path: PATH } as const satisfies EndpointRoute<typeof chooseCleaning>

export type { StayCleaning }
export type SentChoice = BodyOf<typeof chooseCleaning>

/** Whose room it is. */
export type CleaningPlace = { hotel: string; booking: string }

const paramsOf = ({ hotel, booking }: CleaningPlace) => ({ hotel, bookingId: booking })

export const cleaningAddress = (place: CleaningPlace) => addressAt(KNOWN, paramsOf(place))

/** Staff and other devices of the stay change it, which the live stream tells; the clock changes it, too. */
export function cleaningQuery(place: CleaningPlace) {
  const query = queryOf<typeof getCleaning>(KNOWN, { params: paramsOf(place) })
  return { ...query, staleAfterMs: 10 * 60_000, lookEveryMs: 30 * 60_000 }
}

export function sendChoice(call: Call, place: CleaningPlace, body: SentChoice): Promise<StayCleaning> {
  return call(CHOOSE as typeof chooseCleaning, { params: paramsOf(place), body })
}
