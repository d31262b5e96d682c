import { localTimeAt } from '../time.ts'
import { currentState, type House, isCalledOff } from './phase.ts'
import type { BookingState } from './schema.ts'

/** What staff do with a whole stay. */
export type StayCommand =
  | 'check in'
  | 'check out'
  | 'cancel'
  | 'no-show'
  | 'reinstate'
  | 'change'
  | 'renew the link'

/** What is done for a person needs one: of a booking whose guest was erased only the rest of the stay is left to end. */
const FOR_A_PERSON: readonly StayCommand[] = ['check in', 'reinstate', 'change', 'renew the link']

export type StayRefusal =
  | 'already-checked-in'
  | 'not-checked-in'
  | 'departed'
  | 'called-off'
  | 'not-due'
  | 'nothing-to-undo'
  | 'erased'

/** What the rules need to know of a booking. */
export type Standing = {
  state: BookingState
  arrival: string
  departure: string
  checkOutTime: string | null
  cancelledAt: unknown
  noShowAt: unknown
  erasedAt: unknown
}
type Moment = { now: number; house: House }

/** Why a command cannot be done now; null when it can. */
export function stayRefusal(
  command: StayCommand,
  booking: Standing,
  { now, house }: Moment,
): StayRefusal | null {
  if (booking.erasedAt !== null && FOR_A_PERSON.includes(command)) return 'erased'
  if (command === 'change' || command === 'renew the link') return null
  if (command === 'reinstate') return isCalledOff(booking) ? null : 'nothing-to-undo'
  if (isCalledOff(booking)) return 'called-off'
  const state = stateForStaff(booking, { now, house })
  if (state === 'checkout') return 'departed'
  if (command === 'check out') return state === 'checkin' ? null : 'not-checked-in'
  if (state === 'checkin') return 'already-checked-in'
  return command === 'no-show' && booking.arrival > todayIn(house, now) ? 'not-due' : null
}

/** Who never checked in has not left either: somebody who comes late is let in with another departure. */
function stateForStaff(booking: Standing, { now, house }: Moment): BookingState {
  return booking.state === 'precheckin' ? 'precheckin' : currentState(booking, now, house)
}

export function todayIn({ timeZone }: Pick<House, 'timeZone'>, now: number): string {
  return localTimeAt(now, timeZone).date
}

/** The day a stay begins when the guest is checked in today: an early guest is here from today on. */
export function arrivalAtCheckIn({ arrival }: Pick<Standing, 'arrival'>, today: string): string {
  return arrival < today ? arrival : today
}

/** The day a stay ends when the guest is checked out today: who leaves early gives the other nights back. */
export function departureAtCheckOut(
  { arrival, departure }: Pick<Standing, 'arrival' | 'departure'>,
  today: string,
): string {
  const left = departure < today ? departure : today
  return left < arrival ? departure : left
}

/** Whether a stay that ended by the clock goes on with these days and times. */
export function goesOn(stay: Pick<Standing, 'departure' | 'checkOutTime'>, { now, house }: Moment): boolean {
  return currentState({ ...stay, state: 'checkin' }, now, house) === 'checkin'
}
