import type { GuestPage } from '@innkeeper/api/guests/guest-page.ts'
import { unitByNight } from '@innkeeper/domain/guests/unit-by-night.ts'
import { localTimeAt } from '@innkeeper/domain/time.ts'
import type { bookingChanges } from '../tables.ts'
import type { StoredBooking } from '../write-booking.ts'
import type { StayHouse } from './house.ts'

/** The code of the unit on each night; before a move it was the one that the move left. */
export function nightsOf(
  { arrival, departure, unitId }: StoredBooking,
  history: readonly (typeof bookingChanges.$inferSelect)[],
  { property, units }: StayHouse,
): GuestPage['nights'] {
  const codeOf = (id: unknown) => units.find((unit) => unit.id === id)?.code ?? null
  const moves = history
    .filter(({ before }) => 'unitId' in before)
    .map(({ at, before }) => ({
      day: localTimeAt(at.getTime(), property.timeZone).date,
      from: codeOf(before.unitId),
    }))
    // The newest comes first.
    .reverse()
  return unitByNight({ arrival, departure, unit: codeOf(unitId) }, moves)
}
