import type { OfferedUnit } from '@innkeeper/api/guests/guest-page.ts'
import { inTheWay, takesUnit } from '@innkeeper/domain/guests/occupancy.ts'
import { currentState } from '@innkeeper/domain/guests/phase.ts'
import { localTimeAt } from '@innkeeper/domain/time.ts'
import { inNaturalOrder } from '@innkeeper/domain/units/natural-order.ts'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { unitCategories, units } from '../../units/tables.ts'
import type { FindReadyUnits } from '../ready-units.ts'
import type { StayHouse } from './house.ts'
import { findTouching, type NamedBooking, nameBooking } from './in-unit.ts'

type Asked = {
  arrival: string
  departure: string
  unitCategoryId?: string | undefined
  bookingId?: string | undefined
}
type Reading = {
  tx: Tx
  propertyId: string
  now: Date
  house: StayHouse
  readyUnits: FindReadyUnits
}

/**
 * Every unit for these nights: free ones of the asked category first, then other free ones, then those taken. Of each
 * those come first that are clean.
 */
export async function offerUnits(reading: Reading, asked: Asked): Promise<OfferedUnit[]> {
  const { tx, propertyId, now, house } = reading
  const all = inNaturalOrder(await findUnits(tx, propertyId), ({ code }) => code)
  const { arrival, departure, bookingId: exceptId = null } = asked
  const unitIds = all.map(({ id }) => id)
  const touching =
    all.length === 0 ? [] : await findTouching(tx, propertyId, { unitIds, arrival, departure, exceptId })
  const byUnit = Map.groupBy(
    touching.map((one) => ({ ...one, state: currentState(one, now.getTime(), house.property) })),
    ({ unitId }) => unitId,
  )
  // Of another day nobody knows yet.
  const isToday = arrival === localTimeAt(now.getTime(), house.property.timeZone).date
  const ready = isToday ? await reading.readyUnits(tx, propertyId, { date: arrival, unitIds }) : null
  const offered = all.map((unit) => ({
    ...offerOf(unit, byUnit.get(unit.id) ?? [], asked, { now, house }),
    isReady: ready?.has(unit.id) ?? null,
  }))
  return offered.toSorted((one, other) => rank(one) - rank(other))
}

function rank({ takenBy, isAsBooked, isReady }: OfferedUnit): number {
  return (takenBy.length > 0 ? 4 : 0) + (isAsBooked ? 0 : 2) + (isReady === false ? 1 : 0)
}

type FoundUnit = Awaited<ReturnType<typeof findUnits>>[number]

function offerOf(
  unit: FoundUnit,
  others: readonly NamedBooking[],
  { arrival, departure, unitCategoryId }: Asked,
  at: { now: Date; house: StayHouse },
): Omit<OfferedUnit, 'isReady'> {
  const stay = { arrival, departure, unitId: unit.id, state: 'precheckin', cancelledAt: null, noShowAt: null }
  const leaving = others.find(
    (other) => other.departure === arrival && takesUnit(other) && other.arrival < arrival,
  )
  return {
    id: unit.id,
    code: unit.code,
    floor: unit.floor,
    category: { id: unit.categoryId, name: unit.category ?? '' },
    isAsBooked: unitCategoryId !== undefined && unit.categoryId === unitCategoryId,
    takenBy: inTheWay(stay, others).map((other) => nameBooking(other, at)),
    leftBy: leaving ? nameBooking(leaving, at) : null,
  }
}

function findUnits(tx: Tx, propertyId: string) {
  return tx
    .select({
      id: units.id,
      code: units.code,
      floor: units.floor,
      categoryId: units.categoryId,
      category: unitCategories.name,
    })
    .from(units)
    .leftJoin(
      unitCategories,
      and(eq(unitCategories.propertyId, units.propertyId), eq(unitCategories.id, units.categoryId)),
    )
    .where(eq(units.propertyId, propertyId))
}
