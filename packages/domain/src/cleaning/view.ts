import type { CleaningChoice } from './constants.ts'
import { type CleaningStanding, type CleaningStay, standingFor } from './offer.ts'
import type { WindowNow } from './window.ts'

/** What the server said last about a day. */
export type KnownCleaning = {
  date: string
  standing: CleaningStanding
  choice: CleaningChoice | null
  note: string
  forcedNights: number | null
}

/** What a guest wants of a day. */
export type CleaningWish = { date: string; choice: CleaningChoice; note: string }

type Seen = {
  hours: Pick<WindowNow, 'tomorrow' | 'isOpen'>
  known: KnownCleaning | null
  /** The answer is on its way for the first time. */
  isAwaited: boolean
  /** As the guest's page knows it; null where it does not. */
  stay: CleaningStay | null
  /** What was chosen on this device and has not arrived yet. */
  waiting: CleaningWish | null
}

type Chosen = CleaningWish & {
  kind: 'chosen'
  /** Whether the guest can still change their mind. */
  isOpen: boolean
  isWaiting: boolean
}

export type CleaningView =
  | { kind: 'unknown' }
  /** Nothing is chosen: it can be chosen now, or the hours have not come or are over. */
  | { kind: 'offer' | 'closed'; date: string }
  | Chosen
  | { kind: Exclude<CleaningStanding, 'open'>; date: string; nights: number | null }

/**
 * What a guest is shown of tomorrow. An answer about another day than tomorrow, kept from before midnight or before the
 * connection went, tells no more than how often the house cleans; the stay itself tells the rest.
 */
export function cleaningView({ hours, known, isAwaited, stay, waiting }: Seen): CleaningView {
  const { tomorrow: date, isOpen } = hours
  if (known === null && isAwaited) return { kind: 'unknown' }
  const nights = known?.forcedNights ?? null
  const isCurrent = known?.date === date
  const standing = isCurrent
    ? known.standing
    : stay
      ? standingFor(stay, date, { forcedNights: nights })
      : 'open'
  if (standing !== 'open') return { kind: standing, date, nights }
  if (waiting?.date === date) return { kind: 'chosen', ...waiting, isOpen, isWaiting: true }
  if (isCurrent && known.choice !== null)
    return { kind: 'chosen', date, choice: known.choice, note: known.note, isOpen, isWaiting: false }
  return { kind: isOpen ? 'offer' : 'closed', date }
}
