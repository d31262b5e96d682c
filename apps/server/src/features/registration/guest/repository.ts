import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { bookings } from '../../guests/tables.ts'
import { registrationSubmissions, type SubmissionRow } from '../tables.ts'

/** Who of a booking is registered, without anything they wrote; whoever was erased is not. */
export type RegisteredPerson = Pick<
  SubmissionRow,
  | 'id'
  | 'person'
  | 'firstName'
  | 'sentAt'
  | 'departure'
  | 'keptMonths'
  | 'clientKey'
  | 'personMark'
  | 'deviceHash'
>

export function findRegistered(tx: Tx, propertyId: string, bookingId: string): Promise<RegisteredPerson[]> {
  const { id, person, firstName, sentAt, departure, keptMonths, clientKey, personMark, deviceHash } =
    registrationSubmissions
  return tx
    .select({ id, person, firstName, sentAt, departure, keptMonths, clientKey, personMark, deviceHash })
    .from(registrationSubmissions)
    .where(
      and(
        eq(registrationSubmissions.propertyId, propertyId),
        eq(registrationSubmissions.bookingId, bookingId),
        isNull(registrationSubmissions.lockedAt),
      ),
    )
    .orderBy(asc(sentAt), asc(id))
}

export async function findSubmission(tx: Tx, propertyId: string, id: string): Promise<SubmissionRow | null> {
  const [row] = await tx
    .select()
    .from(registrationSubmissions)
    .where(and(eq(registrationSubmissions.propertyId, propertyId), eq(registrationSubmissions.id, id)))
  return row ?? null
}

export async function insertSubmission(
  tx: Tx,
  row: typeof registrationSubmissions.$inferInsert,
): Promise<void> {
  await tx.insert(registrationSubmissions).values(row)
}

/** The stay, held until the transaction ends: forms of one booking are written one after the other. */
export async function lockStay(tx: Tx, propertyId: string, id: string) {
  const [row] = await tx
    .select()
    .from(bookings)
    .where(and(eq(bookings.propertyId, propertyId), eq(bookings.id, id)))
    .for('update')
  return row ?? null
}

/** What everybody sees of it: when the booking's guest registered, and how many adults did. */
export async function markRegistered(
  tx: Tx,
  { propertyId, id }: { propertyId: string; id: string },
  registered: { registeredAt: Date | null; registeredPeople: number },
): Promise<void> {
  await tx
    .update(bookings)
    .set(registered)
    .where(and(eq(bookings.propertyId, propertyId), eq(bookings.id, id)))
}
