import type { GuestBooking, GuestListItem } from '@innkeeper/api/guests.ts'
import type { BookingRow } from './repository.ts'

/** What a link opens and nothing more: a link gets forwarded. */
export function presentGuestBooking(row: BookingRow): GuestBooking {
  return {
    firstName: row.firstName,
    lastName: row.lastName,
    arrival: row.arrival,
    departure: row.departure,
    state: row.state,
    unit: row.unitCode === null ? null : { code: row.unitCode, type: row.unitCategoryName },
    language: row.language,
  }
}

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
