import { DEFAULT_BOOKING_TYPE } from '@innkeeper/domain/guests/schema.ts'
import { addDays, instantOfLocal } from '@innkeeper/domain/time.ts'
import { type DemoBooking, USUAL_STAY } from '../demo-property.ts'
import { emailOf } from '../guest-names.ts'
import { stableId } from '../stable-id.ts'
import { FJELLHEIM, FJELLHEIM_ID } from './property.ts'
import type { Stay } from './stays.ts'
import { FAMILY_RATE } from './target-groups.ts'
import { categoryId, categoryOf, UNITS } from './units.ts'

const LONG_STAY_UNTIL = 26
const FRIENDS_NIGHTS = 3
export const FRIENDS_RATE = 'FRIENDS'

/** The stays around today with two that are not like the others: friends in two rooms, and one who stays for weeks. */
export function withLongStayAndFriends(stays: readonly Stay[]): Stay[] {
  const friends = friendsAmong(stays)
  const isFollowed = new Set(stays.filter(({ from }) => from > 0).map(({ unitCode }) => unitCode))
  const long = stays.find(
    ({ unitCode, state, to }) => state === 'checkin' && to > 1 && !isFollowed.has(unitCode),
  )
  return stays.map((stay) => {
    if (stay === long) return { ...stay, to: LONG_STAY_UNTIL }
    return friends.includes(stay) ? { ...stay, to: stay.from + FRIENDS_NIGHTS } : stay
  })
}

/** The first two who come tomorrow. */
export function friendsAmong(stays: readonly Stay[]): Stay[] {
  return stays.filter(({ from }) => from === 1).slice(0, 2)
}

type Around = { today: string; around: readonly DemoBooking[] }

/** What a guest list meets now and then: a no-show, one that was cancelled, and a family in one room with two bookings. */
export function specialBookings({ today, around }: Around): DemoBooking[] {
  const day = (days: number) => addDays(today, days)
  const moment = (local: string) => new Date(instantOfLocal(local, FJELLHEIM.timeZone) ?? 0)
  const familyRooms = new Set(UNITS.filter(({ code }) => categoryOf(code) === 'family').map(({ id }) => id))
  const parents = around.find(
    ({ unitId, state, departure, arrival }) =>
      familyRooms.has(unitId ?? '') && state === 'checkin' && arrival < today && departure > day(1),
  )
  const called = { language: 'en', unitCategoryId: categoryId('double'), adults: 2, children: 0 }
  return [
    special('no-show', ['Walter', 'Grey'], {
      ...called,
      arrival: day(-1),
      departure: day(2),
      expectedArrival: '18:00',
      noShowAt: moment(`${day(-1)}T23:40`),
    }),
    special('cancelled', ['Ilse', 'Vermeulen'], {
      ...called,
      language: 'nl',
      arrival: day(6),
      departure: day(9),
      cancelledAt: moment(`${day(-2)}T10:15`),
    }),
    special('cancelled-before', ['Torbjörn', 'Falk'], {
      ...called,
      language: 'sv',
      arrival: day(-20),
      departure: day(-17),
      cancelledAt: moment(`${day(-24)}T19:30`),
    }),
    ...(parents
      ? [
          special('grandparents', ['Ingeborg', parents.guest.lastName], {
            language: parents.language,
            arrival: parents.arrival,
            departure: parents.departure,
            state: 'checkin',
            rateCode: FAMILY_RATE,
            unitId: parents.unitId,
            unitCategoryId: parents.unitCategoryId,
            adults: 1,
            children: 0,
            checkedInAt: parents.checkedInAt,
            sharedUnitReason: 'One family, two bookings',
          }),
        ]
      : []),
  ]
}

type Said = Partial<DemoBooking> & Pick<DemoBooking, 'arrival' | 'departure' | 'language'>

function special(key: string, [firstName, lastName]: readonly [string, string], said: Said): DemoBooking {
  const email = emailOf(firstName, lastName)
  return {
    ...USUAL_STAY,
    id: stableId(FJELLHEIM_ID, 'booking', key),
    linkKey: stableId(FJELLHEIM_ID, 'link', key),
    bookingNumber: `F-${key.toUpperCase()}`.slice(0, 20),
    state: 'precheckin',
    type: DEFAULT_BOOKING_TYPE,
    rateCode: 'FLEX',
    unitId: null,
    guest: { type: 'person', firstName, lastName, email, phone: null, custom: {} },
    isReturningGuest: false,
    ...said,
  }
}
