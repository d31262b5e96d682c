import { currentState } from '@innkeeper/domain/guests/phase.ts'
import type { Finder } from '../../platform/finder.ts'
import { houseClock } from './list/asked-list.ts'
import { guestQuery, placesAfter } from './list/find-page.ts'
import { findListedBookings } from './list/listed-bookings.ts'

/** Guests by name, room, number, phone or e-mail: who is in the house first, then who comes next. */
export const guestFinder: Finder = {
  kind: 'guest',
  capability: 'guests:manage',
  module: null,
  async find(tx, { propertyId, words, limit, now, property }) {
    const clock = houseClock(now, property)
    const query = guestQuery(propertyId, { search: words.join(' '), view: 'all' }, clock)
    if (!query) return []
    const { places } = await placesAfter(tx, query, { after: null, limit })
    const ids = places.map(({ id }) => id)
    return (await findListedBookings(tx, propertyId, ids, clock.today)).map((row) => ({
      id: row.id,
      name: `${row.firstName} ${row.lastName}`.trim(),
      unit: row.unitCode,
      about: row.bookingNumber,
      state: currentState(row, now, property),
    }))
  },
}
