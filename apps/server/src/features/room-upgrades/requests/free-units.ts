import { inTheWay } from '@innkeeper/domain/guests/occupancy.ts'
import { addDays } from '@innkeeper/domain/time.ts'
import { inNaturalOrder } from '@innkeeper/domain/units/natural-order.ts'
import { and, eq, gte, inArray, lte, ne } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { bookings } from '../../guests/tables.ts'
import { units } from '../../units/tables.ts'

/** For whom and for which nights; the stay itself is in nobody's way. */
export type Staying = { propertyId: string; bookingId: string | null; nights: readonly string[] }
type FoundUnit = { id: string; code: string; categoryId: string }

/** The units of a category as people count them, and whether nobody else has them in these nights. */
export async function unitsFor(
  tx: Tx,
  categoryId: string,
  staying: Staying,
): Promise<(FoundUnit & { isFree: boolean })[]> {
  const found = await tx
    .select({ id: units.id, code: units.code, categoryId: units.categoryId })
    .from(units)
    .where(and(eq(units.propertyId, staying.propertyId), eq(units.categoryId, categoryId)))
  const taken = await findTakenUnits(
    tx,
    found.map(({ id }) => id),
    staying,
  )
  return inNaturalOrder(found, ({ code }) => code).map((unit) => ({ ...unit, isFree: !taken.has(unit.id) }))
}

/**
 * A unit of the category, held until the transaction ends, so that of two who want it the second sees the first.
 * Throws `booking/unit-unknown` and `booking/unit-taken`.
 */
export async function takeUnit(
  tx: Tx,
  { unitId, categoryId }: { unitId: string; categoryId: string },
  staying: Staying,
): Promise<void> {
  const unit = await holdUnit(tx, staying.propertyId, unitId)
  if (unit?.categoryId !== categoryId)
    throw new AppError('booking/unit-unknown', 'No such unit in this category.')
  if ((await findTakenUnits(tx, [unitId], staying)).has(unitId))
    throw new AppError('booking/unit-taken', 'Somebody else has this unit on these nights.')
}

/** Whether the unit is still there and nobody else has it; held like one that is taken. */
export async function isUnitFree(tx: Tx, unitId: string, staying: Staying): Promise<boolean> {
  const unit = await holdUnit(tx, staying.propertyId, unitId)
  return unit !== null && !(await findTakenUnits(tx, [unitId], staying)).has(unitId)
}

async function holdUnit(tx: Tx, propertyId: string, unitId: string): Promise<FoundUnit | null> {
  const [unit] = await tx
    .select({ id: units.id, code: units.code, categoryId: units.categoryId })
    .from(units)
    .where(and(eq(units.propertyId, propertyId), eq(units.id, unitId)))
    .for('no key update')
  return unit ?? null
}

async function findTakenUnits(
  tx: Tx,
  unitIds: readonly string[],
  { propertyId, bookingId, nights }: Staying,
): Promise<Set<string>> {
  const [arrival, last] = [nights[0], nights.at(-1)]
  if (unitIds.length === 0 || arrival === undefined || last === undefined) return new Set()
  const departure = addDays(last, 1)
  const others = await tx
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.propertyId, propertyId),
        inArray(bookings.unitId, [...unitIds]),
        ne(bookings.id, bookingId ?? ''),
        lte(bookings.arrival, departure),
        gte(bookings.departure, arrival),
      ),
    )
  const stay = { arrival, departure, state: 'precheckin', cancelledAt: null, noShowAt: null }
  return new Set(unitIds.filter((unitId) => inTheWay({ ...stay, unitId }, others).length > 0))
}
