import type { BookingState } from '../guests/schema.ts'
import { dayOfIsoDate } from '../time.ts'
import type { CleaningChoice } from './constants.ts'
import type { CleaningSettings } from './settings-schema.ts'

export type CleaningStay = { state: BookingState; arrival: string; departure: string }

/**
 * What a guest can decide about a day: `open`, or why nothing. `early`: not here yet. `departs`: they leave that day.
 * `forced`: the room is cleaned whatever they want. `over`: they have left.
 */
export const CLEANING_STANDINGS = ['open', 'early', 'departs', 'forced', 'over'] as const
export type CleaningStanding = (typeof CLEANING_STANDINGS)[number]

/** Whether it is every so many nights that this day comes. */
export function isForced(
  stay: Pick<CleaningStay, 'arrival'>,
  date: string,
  { forcedNights }: Pick<CleaningSettings, 'forcedNights'>,
): boolean {
  const nights = dayOfIsoDate(date) - dayOfIsoDate(stay.arrival)
  return forcedNights !== null && nights > 0 && nights % forcedNights === 0
}

/** What the guest of a stay can decide about tomorrow; the window is the card's own. */
export function standingFor(
  stay: CleaningStay,
  tomorrow: string,
  settings: Pick<CleaningSettings, 'forcedNights'>,
): CleaningStanding {
  if (stay.state === 'checkout' || tomorrow > stay.departure) return 'over'
  if (stay.state === 'precheckin') return 'early'
  if (tomorrow === stay.departure) return 'departs'
  return isForced(stay, tomorrow, settings) ? 'forced' : 'open'
}

/** Whether a room that somebody stays in is cleaned that day. */
export function isCleaned(
  choice: CleaningChoice | null,
  isForcedDay: boolean,
  { isDaily }: Pick<CleaningSettings, 'isDaily'>,
): boolean {
  if (isForcedDay) return true
  return choice === null ? isDaily : choice === 'request'
}
