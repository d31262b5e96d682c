import type { GuestListItem } from '@innkeeper/api/guests.ts'
import type { BookingRow } from './repository.ts'

export function presentGuestListItem(row: BookingRow): GuestListItem {
  return {
    id: row.id,
    linkKey: row.linkKey,
    bookingNumber: row.bookingNumber,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    phone: row.phone,
    arrival: row.arrival,
    departure: row.departure,
    unit: row.unitCode,
    unitCategory: row.unitCategoryName,
    rateCode: row.rateCode,
    state: row.state,
  }
}
