import { currentState } from '@innkeeper/domain/guests/phase.ts'
import type { Finder } from '../../platform/finder.ts'
import { findGuestsByWords } from './repository.ts'

/** Guests by name, room, number, phone or e-mail: who is in the house first, then who comes next. */
export const guestFinder: Finder = {
  kind: 'guest',
  capability: 'guests:manage',
  module: null,
  async find(tx, { propertyId, words, limit, now, property }) {
    const rows = await findGuestsByWords(tx, propertyId, words, limit)
    return rows.map((row) => ({
      id: row.id,
      name: `${row.firstName} ${row.lastName}`.trim(),
      unit: row.unitCode,
      about: row.bookingNumber,
      state: currentState(row, now, property.timeZone, property.checkOutTime),
    }))
  },
}
