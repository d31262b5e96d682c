import { asksForRegistration } from '@innkeeper/domain/automations/plan.ts'
import { isCalledOff } from '@innkeeper/domain/guests/phase.ts'
import type { SkipReason } from '@innkeeper/domain/messaging/constants.ts'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import { bookings, isRegistered } from '../guests/tables.ts'
import { findAutomation } from './repository.ts'

/** Why a message that waited is not to leave: its stay is not to be, or its guest did what it asks for. */
export async function whyNotAnyMore(
  tx: Tx,
  propertyId: string,
  { causeId, bookingId }: { causeId: string; bookingId: string },
): Promise<SkipReason | null> {
  const { cancelledAt, noShowAt } = bookings
  const [booking] = await tx
    .select({ cancelledAt, noShowAt, isRegistered })
    .from(bookings)
    .where(and(eq(bookings.propertyId, propertyId), eq(bookings.id, bookingId)))
  if (!booking || isCalledOff(booking)) return 'called-off'
  if (!booking.isRegistered) return null
  const row = await findAutomation(tx, propertyId, causeId)
  return row && asksForRegistration(row.automation) ? 'registered' : null
}
