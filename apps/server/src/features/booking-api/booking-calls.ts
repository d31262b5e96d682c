import type { SaidBooking, ToldBooking } from '@innkeeper/api/booking-api/booking.ts'
import {
  type BookingCommand,
  commandRefusal,
  STATUS_AFTER,
} from '@innkeeper/domain/booking-api/booking-command.ts'
import type { HandRule, OutsideStatus } from '@innkeeper/domain/guests/outside-change.ts'
import { and, eq } from 'drizzle-orm'
import type { Clock } from '../../platform/clock/port.ts'
import type { Tx } from '../../platform/db/port.ts'
import type { System } from '../../platform/http/access.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { holdPlaces, saveOutsideBooking } from '../guests/service.ts'
import { bookings } from '../guests/tables.ts'
import { calledInCalls, fieldsSaid } from './said-booking.ts'
import { findTold } from './told-booking.ts'

/** One call of another system about one booking. */
type Call = { tx: Tx; system: System; bookingNumber: string; origin: string }

/** Why a call is refused, for whoever reads the answer of the other system. */
const STANDS: Readonly<Record<OutsideStatus, string>> = {
  expected: 'The guest is not checked in.',
  'in house': 'The guest is checked in already.',
  departed: 'The guest is checked out already.',
  cancelled: 'The booking is cancelled.',
  'no-show': 'The booking is marked as a no-show.',
}

export function createBookingCalls({ clock }: { clock: Clock }) {
  async function find({ tx, system, bookingNumber, origin }: Call): Promise<ToldBooking> {
    const isIt = eq(bookings.bookingNumber, bookingNumber)
    const booking = await findTold(tx, system.propertyId, isIt, origin)
    if (!booking) throw new AppError('booking/unknown', 'There is no booking with this number.')
    return booking
  }

  const saving = ({ name }: System, rule: HandRule) =>
    ({ source: 'api', actorName: name, rule, now: clock.now() }) as const

  return {
    find,

    async save(call: Call, body: SaidBooking, byHand: HandRule) {
      const { tx, system, bookingNumber } = call
      const said = await fieldsSaid(tx, system.propertyId, body)
      const outside = { bookingNumber, externalId: null, said }
      const saved = await saveOutsideBooking(tx, system.propertyId, outside, saving(system, byHand))
      const { outcome, kept } = saved
      return { booking: await find(call), outcome, kept: kept.map(calledInCalls) }
    },

    /** Done once however often it is sent: where the booking is there already, nothing happens. */
    async command(call: Call, command: BookingCommand) {
      const { tx, system, bookingNumber } = call
      await holdPlaces(tx, system.propertyId)
      // Held until the end: what is decided about stands until it is written.
      await tx
        .select({ id: bookings.id })
        .from(bookings)
        .where(and(eq(bookings.propertyId, system.propertyId), eq(bookings.bookingNumber, bookingNumber)))
        .for('update')
      const { status } = await find(call)
      const refusal = commandRefusal(command, status)
      if (refusal) throw new AppError(`booking/${refusal}`, STANDS[status], { status })
      const after = STATUS_AFTER[command]
      const outside = { bookingNumber, externalId: null, said: { status: after } }
      if (status !== after) await saveOutsideBooking(tx, system.propertyId, outside, saving(system, 'take'))
      const outcome = status === after ? ('unchanged' as const) : ('changed' as const)
      return { booking: await find(call), outcome }
    },
  }
}
export type BookingCalls = ReturnType<typeof createBookingCalls>
