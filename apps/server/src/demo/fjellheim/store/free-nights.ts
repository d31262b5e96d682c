import { nightsOf } from '@innkeeper/domain/orders/availability.ts'
import type { DemoBooking } from '../../demo-property.ts'
import { UNITS } from '../units.ts'
import { categoryIdOf } from './store-offers.ts'

/** How many rooms of a category no booking has in each night of a stay, the fewest of them. */
export function freeInAllNights(
  categoryId: string,
  stay: Pick<DemoBooking, 'arrival' | 'departure'>,
  bookings: readonly DemoBooking[],
): number {
  const rooms = UNITS.filter((unit) => unit.categoryId === categoryId).length
  const theirs = bookings.filter(
    (booking) =>
      booking.state !== 'checkout' &&
      !booking.cancelledAt &&
      !booking.noShowAt &&
      categoryIdOf(booking) === categoryId,
  )
  const taken = nightsOf(stay).map(
    (night) => theirs.filter(({ arrival, departure }) => arrival <= night && departure > night).length,
  )
  return rooms - Math.max(0, ...taken)
}
