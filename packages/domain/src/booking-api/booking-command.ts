import type { OutsideStatus } from '../guests/outside-change.ts'

/** What another system does with a booking by a call of its own. */
export const BOOKING_COMMANDS = ['cancel', 'check in', 'check out'] as const
export type BookingCommand = (typeof BOOKING_COMMANDS)[number]

/** Where the booking is after it. */
export const STATUS_AFTER: Readonly<Record<BookingCommand, OutsideStatus>> = {
  cancel: 'cancelled',
  'check in': 'in house',
  'check out': 'departed',
}

export type CommandRefusal = 'already-checked-in' | 'already-checked-out' | 'called-off' | 'not-checked-in'

const REFUSALS: Readonly<Record<BookingCommand, Partial<Record<OutsideStatus, CommandRefusal>>>> = {
  cancel: { 'in house': 'already-checked-in', departed: 'already-checked-out' },
  // A call that comes late must not bring back who has left.
  'check in': { departed: 'already-checked-out', cancelled: 'called-off', 'no-show': 'called-off' },
  'check out': { expected: 'not-checked-in', cancelled: 'called-off', 'no-show': 'called-off' },
}

/** Why a booking that is there cannot be moved so; null also where it is there already and nothing happens. */
export function commandRefusal(command: BookingCommand, status: OutsideStatus): CommandRefusal | null {
  return REFUSALS[command][status] ?? null
}
