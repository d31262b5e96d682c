import { and, desc, eq, lt, ne, type SQL } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { units } from '../../units/tables.ts'
import { isNotCalledOff } from '../called-off.ts'
import { hasContact } from '../has-contact.ts'
import { bookings } from '../tables.ts'
import { NAME_COLUMNS, type NamedBooking } from './in-unit.ts'

const OTHER_STAYS = 20

/** Whose stays are compared: the person of a booking, and what it calls itself by. */
export type Contact = {
  propertyId: string
  /** Of the booking itself, where it is written already. */
  id: string | null
  email: string | null
  phone: string | null
  arrival: string
}

/** Stays of the same e-mail address, whatever its capitals, or the same phone number; null without either. */
function isSamePerson({ propertyId, id, ...contact }: Contact): SQL | undefined {
  const isReached = hasContact(propertyId, contact)
  return (
    isReached &&
    and(eq(bookings.propertyId, propertyId), isReached, ne(bookings.id, id ?? ''), isNotCalledOff)
  )
}

/** Newest first. */
export async function findOtherStays(tx: Tx, contact: Contact): Promise<NamedBooking[]> {
  const isSame = isSamePerson(contact)
  if (!isSame) return []
  return tx
    .select(NAME_COLUMNS)
    .from(bookings)
    .leftJoin(units, and(eq(units.propertyId, bookings.propertyId), eq(units.id, bookings.unitId)))
    .where(isSame)
    .orderBy(desc(bookings.arrival), desc(bookings.id))
    .limit(OTHER_STAYS)
}

/** Whether this person stayed before; where another system says it, that counts. */
export async function isReturningGuest(
  tx: Tx,
  contact: Contact & { returningGuestSaid: boolean | null },
): Promise<boolean> {
  if (contact.returningGuestSaid !== null) return contact.returningGuestSaid
  const isSame = isSamePerson(contact)
  if (!isSame) return false
  const earlier = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(isSame, lt(bookings.arrival, contact.arrival)))
    .limit(1)
  return earlier.length > 0
}
