import type { Take } from '@innkeeper/domain/orders/availability.ts'
import { fullLines } from '@innkeeper/domain/orders/full-lines.ts'
import type { Database } from '../../../platform/db/port.ts'
import { findTaken } from './find-taken.ts'
import { type EndingOrders, takenWithout } from './taken-by-order.ts'

type Wanted = {
  propertyId: string
  /** What each line takes, by where it stands in the cart. */
  lines: readonly { place: number; takes: readonly Take[] }[]
  /** What this cart is to take the place of. */
  ending: EndingOrders
}

/** The lines for which no place is left now; one query, and none where nothing of the cart is counted by days. */
export async function findFullLines(
  db: Database,
  { propertyId, lines, ending }: Wanted,
): Promise<ReadonlyMap<number, unknown>> {
  const takes = lines.flatMap((line) => line.takes)
  const days = takes.map(({ day }) => day).sort()
  const [from, to] = [days[0], days.at(-1)]
  if (from === undefined || to === undefined) return new Map()
  const subjects = [...new Set(takes.map(({ subject }) => subject))]
  const taken = await db.tenant(
    propertyId,
    async (tx) => takenWithout(tx, ending, await findTaken(tx, { propertyId, subjects, from, to })),
    { readOnly: true },
  )
  return fullLines(lines, taken)
}
