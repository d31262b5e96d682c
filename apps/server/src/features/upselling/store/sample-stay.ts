import { SAMPLE_GUEST, SAMPLE_NIGHTS } from '@innkeeper/domain/guestbook/constants.ts'
import type { Property } from '@innkeeper/domain/properties/schema.ts'
import { addDays, localTimeAt } from '@innkeeper/domain/time.ts'
import type { BookingRow } from '../../guests/service.ts'

type House = Pick<Property, 'timeZone' | 'hoursBeforeArrival'>

const DAYS_AHEAD = 3

/** The stay that a preview of the store is for: on the way, and early enough that the store is open. */
export function sampleStay({ timeZone, hoursBeforeArrival }: House, now: Date): BookingRow {
  const today = localTimeAt(now.getTime(), timeZone).date
  const arrival = addDays(today, Math.max(DAYS_AHEAD, Math.ceil(hoursBeforeArrival / 24) + 2))
  return {
    ...SAMPLE_GUEST,
    id: '',
    linkKey: 'preview',
    bookingNumber: 'PREVIEW',
    arrival,
    departure: addDays(arrival, SAMPLE_NIGHTS),
    state: 'precheckin',
    rateCode: null,
    language: null,
    email: 'astrid@example.com',
    phone: '+4520123456',
    isReturningGuest: false,
    adults: 2,
    children: 0,
    expectedArrival: null,
    checkInTime: null,
    checkOutTime: null,
    cancelledAt: null,
    noShowAt: null,
    erasedAt: null,
    registeredAt: null,
    registeredPeople: 0,
    attributes: {},
    revision: 1,
    unitId: null,
    unitCode: null,
    unitCategoryId: null,
    unitCategoryName: null,
  }
}
