import { DEFAULT_BOOKING_TYPE, NO_ATTRIBUTES } from '@innkeeper/domain/guests/schema.ts'
import { addDays, localTimeAt } from '@innkeeper/domain/time.ts'
import { type DemoBooking, USUAL_STAY } from '../demo-property.ts'
import { type NamedGuest, namedGuests } from '../guest-names.ts'
import { itemAt } from '../seeded-random.ts'
import { stableId } from '../stable-id.ts'
import { earlierGuests } from './earlier-guests.ts'
import { planFurtherStays } from './further-stays.ts'
import { KNOWN_GUESTS, knownGuestOf } from './known-guests.ts'
import { fjellheimLinkKey } from './link-key.ts'
import { FJELLHEIM, FJELLHEIM_ID } from './property.ts'
import { FRIENDS_RATE, friendsAmong, specialBookings, withLongStayAndFriends } from './special-stays.ts'
import { stayFacts } from './stay-facts.ts'
import { planStays, type Stay } from './stays.ts'
import { CONFERENCE_RATE, FAMILY_RATE } from './target-groups.ts'
import { categoryOf, unitId } from './units.ts'

const RATE_CODES = ['FLEX', 'SAVER', 'FLEX', 'HALFBOARD', CONFERENCE_RATE, 'FLEX', 'SAVER'] as const
const FIRST_BOOKING_NUMBER = 26_101
/** Every so many stays a guest was here before; coprime with the mix of nations. */
const RETURNING_EVERY = 5
/** Rooms for arrivals this far ahead are given out later, for every third booking. */
const ROOM_GIVEN_DAYS_AHEAD = 5
/** Later still, few rooms are. */
const FEW_ROOMS_DAYS_AHEAD = 30

type Moment = { today: string; now: number }

/** The weeks around today, which the rest of the demo is about. */
export function bookingsAround(now: number): DemoBooking[] {
  const { date: today, minute } = localTimeAt(now, FJELLHEIM.timeZone)
  const stays = withLongStayAndFriends(planStays(minute))
  const friends = friendsAmong(stays)
  const guests = namedGuests(stays.length)
  const bookings = stays.map((stay, nth) => {
    const known = knownGuestOf(stays, stay)
    const booking = bookingOf(stay, nth, known ? KNOWN_GUESTS[known] : itemAt(guests, nth), { today, now })
    return {
      ...booking,
      linkKey: fjellheimLinkKey(known ?? nth),
      rateCode: known ? RATE_CODES[0] : friends.includes(stay) ? FRIENDS_RATE : booking.rateCode,
      isReturningGuest: nth % RETURNING_EVERY === 0,
    }
  })
  return withOwnWishes(bookings, today)
}

/** Six months of them, those around today first. */
export function fjellheimBookings(now: number, around: readonly DemoBooking[]): DemoBooking[] {
  const { date: today, minute } = localTimeAt(now, FJELLHEIM.timeZone)
  const further = planFurtherStays(withLongStayAndFriends(planStays(minute)))
  const guests = namedGuests(around.length + further.length).slice(around.length)
  const returning = earlierGuests(further, around)
  const others = further.map((stay, nth) => {
    const known = returning.get(stay)
    const booking = bookingOf(stay, around.length + nth, known ?? itemAt(guests, nth), { today, now })
    return { ...booking, isReturningGuest: known !== undefined && stay.state === 'precheckin' }
  })
  return [...around, ...others, ...specialBookings({ today, around })]
}

function bookingOf(stay: Stay, nth: number, { guest, language }: NamedGuest, moment: Moment): DemoBooking {
  return {
    ...USUAL_STAY,
    ...stayFacts(stay, nth, moment),
    id: stableId(FJELLHEIM_ID, 'booking', String(nth)),
    linkKey: fjellheimLinkKey(nth),
    bookingNumber: `F${FIRST_BOOKING_NUMBER + nth}`,
    arrival: addDays(moment.today, stay.from),
    departure: addDays(moment.today, stay.to),
    state: stay.state,
    type: DEFAULT_BOOKING_TYPE,
    rateCode: rateCodeOf(stay, nth),
    unitId: isRoomGiven(stay, nth) ? unitId(stay.unitCode) : null,
    language,
    guest,
    isReturningGuest: false,
  }
}

/** One who walked in, one who leaves later tomorrow, one who comes early, one with a digital key. */
function withOwnWishes(bookings: readonly DemoBooking[], today: string): DemoBooking[] {
  const tomorrow = addDays(today, 1)
  const first = (fits: (booking: DemoBooking) => boolean) => bookings.find(fits)
  const walkIn = first(({ arrival, state }) => arrival === today && state === 'checkin')
  const late = first(({ departure, state }) => departure === tomorrow && state === 'checkin')
  const early = first(({ arrival }) => arrival === tomorrow)
  const keyed = first(({ departure, state }) => departure > addDays(today, 4) && state === 'checkin')
  return bookings.map((booking) => ({
    ...booking,
    ...(booking === walkIn && {
      source: 'staff' as const,
      rateCode: 'WALK-IN',
      createdAt: booking.checkedInAt,
      guest: { ...booking.guest, email: null },
      marketingConsent: null,
      isReturningGuest: false,
    }),
    ...(booking === late && { checkOutTime: '14:00' }),
    ...(booking === early && { checkInTime: '12:00', expectedArrival: '12:15' }),
    ...(booking === keyed && {
      attributes: { ...NO_ATTRIBUTES, unitkey: `https://keys.example/fjellheim/${booking.bookingNumber}` },
    }),
  }))
}

function rateCodeOf(stay: Stay, nth: number): string {
  return categoryOf(stay.unitCode) === 'family' ? FAMILY_RATE : itemAt(RATE_CODES, nth)
}

function isRoomGiven({ from }: Stay, nth: number): boolean {
  if (from < ROOM_GIVEN_DAYS_AHEAD) return true
  return from < FEW_ROOMS_DAYS_AHEAD ? nth % 3 !== 0 : nth % 4 === 0
}
