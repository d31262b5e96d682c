import type { GuestListItem } from '@innkeeper/api/guests/list.ts'
import { currentState, type House } from '@innkeeper/domain/guests/phase.ts'
import { isWhollyRegistered } from '@innkeeper/domain/registration/wholly-registered.ts'
import type { BookingRow } from '../repository.ts'

export type ListedBooking = BookingRow & { sharesUnit: boolean }

export function presentGuestListItem(row: ListedBooking, now: number, house: House): GuestListItem {
  const { id, revision, linkKey, bookingNumber, firstName, lastName, email, phone } = row
  const { arrival, departure, rateCode, expectedArrival, adults, children, language, sharesUnit } = row
  return {
    ...{ id, revision, linkKey, bookingNumber, firstName, lastName, email, phone },
    ...{ arrival, departure, rateCode, expectedArrival, adults, children, language, sharesUnit },
    unit: row.unitCode,
    unitCategory: row.unitCategoryName,
    state: currentState(row, now, house),
    calledOff: row.cancelledAt ? 'cancelled' : row.noShowAt ? 'noShow' : null,
    isErased: row.erasedAt !== null,
    isRegistered: isWhollyRegistered(row),
  }
}
