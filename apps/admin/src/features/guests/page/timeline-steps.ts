import type { GuestPage } from '@innkeeper/api/guests/guest-page.ts'
import { isCalledOff } from '@innkeeper/domain/guests/phase.ts'

export type BookingEvent = GuestPage['history'][number]
/** What happened, oldest first, and then what comes; `isNow` is what the house waits for. */
export type TimelineStep =
  | { kind: 'happened'; event: BookingEvent }
  | { kind: 'comes'; what: 'checkIn' | 'checkOut'; day: string; isNow: boolean }

type Stay = Pick<
  GuestPage,
  | 'history'
  | 'state'
  | 'arrival'
  | 'departure'
  | 'cancelledAt'
  | 'noShowAt'
  | 'isErased'
  | 'createdAt'
  | 'source'
>

export function timelineOf(stay: Stay): TimelineStep[] {
  const happened = withBeginning(stay).map((event): TimelineStep => ({ kind: 'happened', event }))
  // Nobody checks in for who was erased.
  const isEnded = isCalledOff(stay) || (stay.isErased && stay.state === 'precheckin')
  return isEnded ? happened : [...happened, ...toCome(stay)]
}

/** Bookings that came in many at once have no line of their own for how they began. */
function withBeginning({ history, createdAt, source }: Stay): BookingEvent[] {
  const events = history.toReversed()
  if (events.some(({ kind }) => kind === 'created')) return events
  return [{ revision: 0, at: createdAt, kind: 'created', source, by: null, fields: [] }, ...events]
}

function toCome({ state, arrival, departure }: Stay): TimelineStep[] {
  const checkOut = (isNow: boolean): TimelineStep => ({
    kind: 'comes',
    what: 'checkOut',
    day: departure,
    isNow,
  })
  if (state === 'checkout') return []
  if (state === 'checkin') return [checkOut(true)]
  return [{ kind: 'comes', what: 'checkIn', day: arrival, isNow: true }, checkOut(false)]
}

/** A long history folds in the middle: how it began and what was last stay in sight. */
export const SHOWN_STEPS = 6

export function folded(steps: readonly TimelineStep[]): {
  before: TimelineStep[]
  hidden: number
  after: TimelineStep[]
} {
  if (steps.length <= SHOWN_STEPS + 1) return { before: [...steps], hidden: 0, after: [] }
  return {
    before: steps.slice(0, 1),
    hidden: steps.length - SHOWN_STEPS,
    after: steps.slice(1 - SHOWN_STEPS),
  }
}
