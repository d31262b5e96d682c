import type { Take } from '@innkeeper/domain/orders/availability.ts'
import { linesOverStay } from '@innkeeper/domain/orders/stay-limit.ts'
import type { Database } from '../../../platform/db/port.ts'
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

/** What the statement of an order bounds by what its stay has by then (migration 0064). */
export function mostOfTaken({ takes, mostOf }: { takes: readonly Take[]; mostOf: MostOfProducts }) {
  const subjects = new Set(takes.map(({ subject }) => subject))
  return Object.fromEntries([...mostOf].filter(([productId]) => subjects.has(productId)))
}

type Line = { place: number; productId: string; days: readonly string[] }

/** A refusal that names products and days, by the lines of the cart; anything else as it is. */
export function withRefusedLines(refusal: unknown, lines: readonly Line[]): unknown {
  if (!(refusal instanceof AppError) || !Array.isArray(refusal.details)) return refusal
  const beyond = refusal.details as { productId: string; day: string }[]
  const over = lines.filter((line) =>
    beyond.some(({ productId, day }) => productId === line.productId && line.days.includes(day)),
  )
  return new AppError(refusal.code, refusal.message, {
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
