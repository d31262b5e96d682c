import { LINK_ID_MAX_LENGTH, UNFETCHED_BOOKING_IDS } from './constants.ts'

const LINK_ID_PATTERN = new RegExp(`^[A-Za-z0-9_-]{1,${LINK_ID_MAX_LENGTH}}$`)

/** A link id as stored: no white space, at most twelve characters; null when nothing is left (spec 2). */
export function cleanLinkId(value: string): string | null {
  const cleaned = value.replace(/\s+/g, '').slice(0, LINK_ID_MAX_LENGTH)
  return cleaned === '' ? null : cleaned
}

/** Whether this can be the link id of a unit, as the database draws them. */
export function isLinkId(value: string): boolean {
  return LINK_ID_PATTERN.test(value)
}

/** Whether an address carries a booking to fetch: not empty, `preview` or `qr` in any case (spec 5). */
export function isFetchableBookingId(value: string | null | undefined): value is string {
  const id = (value ?? '').trim().toLowerCase()
  return !UNFETCHED_BOOKING_IDS.some((unfetched) => unfetched === id)
}
