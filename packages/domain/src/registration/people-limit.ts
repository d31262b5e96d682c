import { PEOPLE_OF_BOOKING_MAX } from './constants.ts'

/** Of a booking that does not say how many come. */
const ADULTS_UNSAID = 8
/** Somebody comes along whom the booking does not count. */
const BESIDE = 2

/** So many people register by a booking's own link; the desk registers whoever stands before it. */
export function peopleByLinkMax(adults: number | null): number {
  return Math.min(Math.max(adults ?? ADULTS_UNSAID, 1) + BESIDE, PEOPLE_OF_BOOKING_MAX)
}

/** Whether another adult still finds a place; that of the booking's guest is kept free for them. */
export function hasPlaceForAdult(adults: number | null, others: number): boolean {
  return others < peopleByLinkMax(adults) - 1
}
