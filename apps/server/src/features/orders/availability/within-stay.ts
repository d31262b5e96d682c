import type { Take } from '@innkeeper/domain/orders/availability.ts'
import { linesOverStay, mostForStay, type Taking } from '@innkeeper/domain/orders/stay-limit.ts'
import type { Database } from '../../../platform/db/port.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { findHad } from './find-had.ts'
import type { EndingOrders } from './taken-by-order.ts'

type Wanted = { lines: readonly Taking[]; ending: EndingOrders }

const NONE: ReadonlySet<number> = new Set()

/** The lines by which the stay would have more on a day than it may; nothing is asked where nothing is counted by days. */
export async function findOverStay(db: Database, { lines, ending }: Wanted): Promise<ReadonlySet<number>> {
  const { propertyId, stay } = ending
  const asked = daysAndSubjects(lines.flatMap(({ takes }) => takes))
  if (stay === null || asked === null) return NONE
  const wanted = { propertyId, bookingId: stay.id, ...asked, ending }
  const had = await db.tenant(propertyId, (tx) => findHad(tx, wanted), { readOnly: true })
  return linesOverStay(lines, { mostOf: mostForStay(lines), had })
}

type Line = { place: number; productId: string; dealId: string | null; days: readonly string[] }

/** A refusal that names what was too many and on which days, by the lines of the cart; anything else as it is. */
export function withRefusedLines(refusal: unknown, lines: readonly Line[]): unknown {
  if (!(refusal instanceof AppError) || !Array.isArray(refusal.details)) return refusal
  const beyond = refusal.details as { subject: string; day: string }[]
  const isOn = ({ days }: Line, day: string) => days.length === 0 || days.includes(day)
  const over = lines.filter((line) =>
    beyond.some(
      ({ subject, day }) =>
        (subject === line.productId || subject === `deal/${line.dealId}`) && isOn(line, day),
    ),
  )
  return new AppError(refusal.code, refusal.message, {
    lines: over.map(({ place }) => ({ line: place, code: 'order/too-many' })),
  })
}

function daysAndSubjects(takes: readonly Take[]) {
  const days = takes.map(({ day }) => day).sort()
  const [from, to] = [days[0], days.at(-1)]
  if (from === undefined || to === undefined) return null
  return { subjects: [...new Set(takes.map(({ subject }) => subject))], from, to }
}
