import { addDays, instantOfLocal, localTimeAt } from '../time.ts'
import type { BookingState } from './schema.ts'

/** A booking link ends this many days after departure. */
export const LINK_DAYS_AFTER_DEPARTURE = 30

export const PHASES = ['preStay', 'inStay', 'postStay'] as const
export type Phase = (typeof PHASES)[number]

type Stay = { state: BookingState; departure: string; checkOutTime: string | null }
/** The property's own clock. */
export type House = { timeZone: string; checkOutTime: string }

/** The state a booking is in now: check-out also happens by itself after the check-out time on the last day. */
export function currentState(stay: Stay, now: number, house: House): BookingState {
  if (stay.state === 'checkout') return 'checkout'
  const local = localTimeAt(now, house.timeZone)
  // By the instant and not by the clock's hands, which go back once a year.
  const isOver =
    local.date > stay.departure || (local.date === stay.departure && now >= stateEndsAt(stay, house))
  return isOver ? 'checkout' : stay.state
}

/** The booking's own check-out time, else the property's. */
export function checkOutTimeOf(stay: Pick<Stay, 'checkOutTime'>, house: Pick<House, 'checkOutTime'>): string {
  return stay.checkOutTime ?? house.checkOutTime
}

/** When a stay in this state is no longer in it by the clock alone: at check-out, and after that with its link. */
export function stateEndsAt(stay: Stay, house: House): number {
  const local =
    stay.state === 'checkout'
      ? `${addDays(stay.departure, LINK_DAYS_AFTER_DEPARTURE + 1)}T00:00`
      : `${stay.departure}T${checkOutTimeOf(stay, house)}`
  return instantOfLocal(local, house.timeZone) ?? 0
}

/** The phase of a stay; a visitor without a booking counts as in house (tab bar). */
export function phaseOf(state: BookingState | 'qr'): Phase {
  if (state === 'precheckin') return 'preStay'
  return state === 'checkout' ? 'postStay' : 'inStay'
}

/** A booking that is not to be: its link opens as a visitor's without one. */
export function isCalledOff(booking: { cancelledAt: unknown; noShowAt: unknown }): boolean {
  return booking.cancelledAt !== null || booking.noShowAt !== null
}

/** Whether the guest's link still opens the stay. */
export function isLinkOpen(stay: Pick<Stay, 'departure'>, now: number, timeZone: string): boolean {
  return localTimeAt(now, timeZone).date <= addDays(stay.departure, LINK_DAYS_AFTER_DEPARTURE)
}
