import { DEFAULT_BOOKING_TYPE } from '@innkeeper/domain/guests/schema.ts'
import { addDays, localTimeAt } from '@innkeeper/domain/time.ts'
import type { DemoBooking } from '../demo-property.ts'
import { namedGuests } from '../guest-names.ts'
import { itemAt } from '../seeded-random.ts'
import { stableId } from '../stable-id.ts'
import { KNOWN_GUESTS, type KnownGuest, knownGuestOf } from './known-guests.ts'
import { FJELLHEIM, FJELLHEIM_ID } from './property.ts'
import { planStays, type Stay } from './stays.ts'
import { CONFERENCE_RATE, FAMILY_RATE } from './target-groups.ts'
import { categoryId, UNITS, unitId } from './units.ts'

const RATE_CODES = ['FLEX', 'SAVER', 'FLEX', 'HALFBOARD', CONFERENCE_RATE, 'FLEX', 'SAVER'] as const
const FIRST_BOOKING_NUMBER = 26_101
/** Every so many stays a guest was here before; coprime with the mix of nations. */
const RETURNING_EVERY = 5
/** Rooms for arrivals this far ahead are given out later, for every third booking. */
const ROOM_GIVEN_DAYS_AHEAD = 5

export function fjellheimLinkKey(guest: KnownGuest | number): string {
  return stableId(FJELLHEIM_ID, 'link', String(guest))
}

export function fjellheimBookings(now: number): DemoBooking[] {
  const { date, minute } = localTimeAt(now, FJELLHEIM.timeZone)
  const stays = planStays(minute)
  const guests = namedGuests(stays.length)
  return stays.map((stay, nth) => {
    const known = knownGuestOf(stays, stay)
    const { guest, language } = known ? KNOWN_GUESTS[known] : itemAt(guests, nth)
    return {
      id: stableId(FJELLHEIM_ID, 'booking', String(nth)),
      linkKey: fjellheimLinkKey(known ?? nth),
      bookingNumber: `F${FIRST_BOOKING_NUMBER + nth}`,
      arrival: addDays(date, stay.from),
      departure: addDays(date, stay.to),
      state: stay.state,
      type: DEFAULT_BOOKING_TYPE,
      rateCode: known ? RATE_CODES[0] : rateCodeOf(stay, nth),
      unitId: isRoomGiven(stay, nth) ? unitId(stay.unitCode) : null,
      language,
      guest,
      isReturningGuest: nth % RETURNING_EVERY === 0,
    }
  })
}

function rateCodeOf(stay: Stay, nth: number): string {
  const unit = UNITS.find(({ code }) => code === stay.unitCode)
  return unit?.categoryId === categoryId('family') ? FAMILY_RATE : itemAt(RATE_CODES, nth)
}

function isRoomGiven(stay: Stay, nth: number): boolean {
  return stay.from < ROOM_GIVEN_DAYS_AHEAD || nth % 3 !== 0
}
