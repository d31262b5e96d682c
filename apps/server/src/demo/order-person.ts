import type { Unit } from '@innkeeper/domain/units/schema.ts'
import type { DemoBooking } from './demo-property.ts'

/** What is left of the person once a request was removed. */
export const NOBODY = {
  bookingId: null,
  reservationNumber: null,
  firstName: null,
  lastName: null,
  unit: null,
  email: null,
  phone: null,
}

/** Who ordered, as the booking knows them. */
export function personOf(booking: DemoBooking | null, units: readonly Unit[]): typeof NOBODY | Person {
  if (!booking) return NOBODY
  const { id, bookingNumber, guest, unitId } = booking
  return {
    bookingId: id,
    reservationNumber: bookingNumber,
    firstName: guest.firstName,
    lastName: guest.lastName,
    unit: units.find((unit) => unit.id === unitId)?.code ?? null,
    email: guest.email,
    phone: guest.phone?.replaceAll(' ', '') ?? null,
  }
}
export type Person = { [Column in keyof typeof NOBODY]: string | null }
