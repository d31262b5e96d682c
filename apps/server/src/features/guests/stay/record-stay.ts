import type { AuditAction } from '@innkeeper/domain/audit/actions.ts'
import { recordBy } from '../../audit/service.ts'
import type { StoredBooking } from '../write-booking.ts'
import type { StayWork } from './work.ts'

/** Writes down what was done to a stay, by its number: the log outlives what is kept of a person. */
export function recordStay(
  { tx, propertyId, staff }: StayWork,
  action: Extract<AuditAction, `booking.${string}` | `booking-link.${string}`>,
  { bookingNumber: subject }: Pick<StoredBooking, 'bookingNumber'>,
): Promise<void> {
  return recordBy(tx, { propertyId, ...staff }, { action, subject })
}
