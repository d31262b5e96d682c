import { addDays, instantOfLocal, localTimeAt, minuteOfClock } from '../time.ts'
import type { BookingState } from './schema.ts'

/** A booking link ends this many days after departure. */
export const LINK_DAYS_AFTER_DEPARTURE = 30

export const PHASES = ['preStay', 'inStay', 'postStay'] as const
export type Phase = (typeof PHASES)[number]
type Stay = { state: BookingState; departure: string }

/** The state a booking is in now: check-out also happens by itself after the check-out time on the last day. */
export function currentState(stay: Stay, now: number, timeZone: string, checkOutTime: string): BookingState {
  if (stay.state === 'checkout') return 'checkout'
  const local = localTimeAt(now, timeZone)
  const isOver =
    local.date > stay.departure ||
    (local.date === stay.departure && local.minute >= minuteOfClock(checkOutTime))
  return isOver ? 'checkout' : stay.state
}

/** When a stay in this state is no longer in it by the clock alone: at check-out, and after that with its link. */
export function stateEndsAt({ state, departure }: Stay, timeZone: string, checkOutTime: string): number {
  const local =
    state === 'checkout'
      ? `${addDays(departure, LINK_DAYS_AFTER_DEPARTURE + 1)}T00:00`
      : `${departure}T${checkOutTime}`
  return instantOfLocal(local, timeZone) ?? 0
}

/** The phase of a stay; a visitor without a booking counts as in house (tab bar). */
export function phaseOf(state: BookingState | 'qr'): Phase {
  if (state === 'precheckin') return 'preStay'
  return state === 'checkout' ? 'postStay' : 'inStay'
}

/** Whether the guest's link still opens the stay. */
export function isLinkOpen(stay: Pick<Stay, 'departure'>, now: number, timeZone: string): boolean {
  return localTimeAt(now, timeZone).date <= addDays(stay.departure, LINK_DAYS_AFTER_DEPARTURE)
}
