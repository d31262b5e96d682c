import type { DemoBooking } from '../demo-property.ts'
import type { NamedGuest } from '../guest-names.ts'
import { itemAt } from '../seeded-random.ts'
import type { Stay } from './stays.ts'

/** Long enough before today to be another holiday. */
const EARLIER = -20
/** One in so many who book ahead was here around today's weeks. */
const COMING_BACK_EVERY = 9

/** Whose stays some of these are: earlier ones of guests who are said to return, and next ones of guests who left. */
export function earlierGuests(
  further: readonly Stay[],
  around: readonly DemoBooking[],
): Map<Stay, NamedGuest> {
  const reachable = around.filter(({ guest }) => guest.email !== null)
  const returning = reachable.filter(({ isReturningGuest }) => isReturningGuest)
  const past = further.filter(({ to }) => to <= EARLIER)
  const apart = Math.floor(past.length / returning.length)
  const left = reachable.filter(({ state, isReturningGuest }) => state === 'checkout' && !isReturningGuest)
  const coming = further
    .filter(({ from }) => from > -EARLIER)
    .filter((_, nth) => nth % COMING_BACK_EVERY === 0)
  return new Map([
    ...returning.map((booking, nth) => [itemAt(past, nth * apart), namedIn(booking)] as const),
    ...coming.slice(0, left.length).map((stay, nth) => [stay, namedIn(itemAt(left, nth))] as const),
  ])
}

function namedIn({ guest, language }: DemoBooking): NamedGuest {
  return { guest, language: language ?? 'en' }
}
