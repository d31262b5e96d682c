import type { Take } from '@innkeeper/domain/orders/availability.ts'
import { linesOverStay } from '@innkeeper/domain/orders/stay-limit.ts'
import type { Database, Tx } from '../../../platform/db/port.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { findHad } from './find-had.ts'
import type { EndingOrders } from './taken-by-order.ts'

/** The most of a product in one order, which is also the most that one stay has of it on a day; by its id. */
export type MostOfProducts = ReadonlyMap<string, number>

type Taking = { place: number; takes: readonly Take[] }
type Wanted = { lines: readonly Taking[]; mostOf: MostOfProducts; ending: EndingOrders }

const NONE: ReadonlySet<number> = new Set()

/** The lines by which the stay would have more on a day than it may; nothing is asked where nothing is counted by days. */
export async function findOverStay(
  db: Database,
  { lines, mostOf, ending }: Wanted,
): Promise<ReadonlySet<number>> {
  const { propertyId, stay } = ending
  const asked = daysAndSubjects(
    lines.flatMap(({ takes }) => takes),
    mostOf,
  )
  if (stay === null || asked === null) return NONE
  const wanted = { propertyId, bookingId: stay.id, ...asked, ending }
  const had = await db.tenant(propertyId, (tx) => findHad(tx, wanted), { readOnly: true })
  return linesOverStay(lines, { mostOf, had })
}

type Placed = {
  order: { propertyId: string; bookingId: string | null }
  places: readonly Take[]
  /** As they stood in the cart. */
  lines: readonly { place: number; productId: string; days: readonly string[] }[]
  mostOf: MostOfProducts
}

/** Whether an order is looked at again once it is placed. */
export function isBoundByStay({ order, places, mostOf }: Omit<Placed, 'lines'>): boolean {
  return order.bookingId !== null && places.some(({ subject }) => mostOf.has(subject))
}

/**
 * In the transaction of the order, which holds the places of the property since it took its own: what another order of
 * the stay took at the same moment counts. Throws `order/too-many`.
 */
export async function requireWithinStay(tx: Tx, placed: Placed): Promise<void> {
  const { order, places, lines, mostOf } = placed
  const asked = daysAndSubjects(places, mostOf)
  if (order.bookingId === null || asked === null) return
  const { propertyId, bookingId } = order
  const had = await findHad(tx, { propertyId, bookingId, ...asked })
  const over = lines.filter(({ productId, days }) =>
    days.some((day) => had.of(productId, day) > (mostOf.get(productId) ?? Number.POSITIVE_INFINITY)),
  )
  if (over.length === 0) return
  throw new AppError('order/too-many', 'The stay would have more of it on one day than it may.', {
    lines: over.map(({ place }) => ({ line: place, code: 'order/too-many' })),
  })
}

function daysAndSubjects(takes: readonly Take[], mostOf: MostOfProducts) {
  const own = takes.filter(({ subject }) => mostOf.has(subject))
  const days = own.map(({ day }) => day).sort()
  const [from, to] = [days[0], days.at(-1)]
  if (from === undefined || to === undefined) return null
  return { subjects: [...new Set(own.map(({ subject }) => subject))], from, to }
}
