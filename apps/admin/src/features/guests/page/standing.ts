import type { GuestPage } from '@innkeeper/api/guests/guest-page.ts'
import type { StateTone } from '../../../components/states/state-badge.tsx'

/** How a stay stands today, in one word. */
export const STANDINGS = [
  'cancelled',
  'noShow',
  'arrivesToday',
  'late',
  'expected',
  'inHouse',
  'leavesToday',
  'departed',
] as const
export type Standing = (typeof STANDINGS)[number]

export const STANDING_TONES: Record<Standing, StateTone> = {
  cancelled: 'quiet',
  noShow: 'quiet',
  arrivesToday: 'notice',
  late: 'notice',
  expected: 'wait',
  inHouse: 'good',
  leavesToday: 'wait',
  departed: 'quiet',
}

type Stay = Pick<GuestPage, 'state' | 'arrival' | 'departure' | 'cancelledAt' | 'noShowAt'>

/** `today` by the property's calendar. */
export function standingOf(
  { state, arrival, departure, cancelledAt, noShowAt }: Stay,
  today: string,
): Standing {
  if (cancelledAt !== null) return 'cancelled'
  if (noShowAt !== null) return 'noShow'
  if (state === 'checkout') return 'departed'
  if (state === 'checkin') return departure <= today ? 'leavesToday' : 'inHouse'
  if (arrival === today) return 'arrivesToday'
  return arrival < today ? 'late' : 'expected'
}

/** Which of the guest's stays this is; null for the first, and where only the house knows that they came before. */
export function stayNumber({
  arrival,
  otherStays,
}: Pick<GuestPage, 'arrival' | 'otherStays'>): number | null {
  const earlier = otherStays.filter((other) => other.arrival < arrival).length
  return earlier === 0 ? null : earlier + 1
}

/** A guest who came without a booking: written down and checked in with one press. */
export function isWalkIn({ source, createdAt, checkedInAt }: WrittenBy): boolean {
  if (source !== 'staff' || checkedInAt === null) return false
  return Math.abs(Date.parse(checkedInAt) - Date.parse(createdAt)) < ONE_PRESS_MS
}

type WrittenBy = Pick<GuestPage, 'source' | 'createdAt' | 'checkedInAt'>
const ONE_PRESS_MS = 5000
