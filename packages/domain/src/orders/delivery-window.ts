import type { BookingState } from '../guests/schema.ts'
import { addDays, localTimeAt } from '../time.ts'
import { DAYS_AHEAD, type ProductKind, SERVICE_DAYS_AHEAD } from './constants.ts'

/*
 * The days an order can be for: today and tomorrow (spec 3), for a booking that has not arrived the day of arrival and
 * the next. What is done at a time, such as a massage, is booked up to a week ahead. Nothing is for a day after the
 * departure.
 */

/** What it is now where, and for whose stay; null where no booking is known. */
export type StayAndClock = {
  now: number
  timeZone: string
  stay: { arrival: string; departure: string; state: BookingState } | null
}

/** Both days are in it; with none left, the last is before the first. */
export type DeliveryWindow = { first: string; last: string }

/** The days on which all of these kinds can be had. */
export function deliveryWindow(kinds: readonly ProductKind[], clock: StayAndClock): DeliveryWindow {
  const areServices = kinds.every((kind) => kind === 'service')
  return longestWindow(clock, areServices ? SERVICE_DAYS_AHEAD : DAYS_AHEAD)
}

/** From the first day that can be asked for, so many days ahead, as far as the stay goes. */
export function longestWindow({ now, timeZone, stay }: StayAndClock, daysAhead: number): DeliveryWindow {
  const today = localTimeAt(now, timeZone).date
  const isExpected = stay !== null && stay.state === 'precheckin' && stay.arrival > today
  const first = isExpected ? stay.arrival : today
  const ahead = addDays(first, daysAhead)
  // A stay that is over bounds nothing, also where its guest left before the day was out: what is offered after it is
  // had like by anybody.
  const isBound = stay !== null && stay.state !== 'checkout' && stay.departure >= today
  return { first, last: isBound && stay.departure < ahead ? stay.departure : ahead }
}
