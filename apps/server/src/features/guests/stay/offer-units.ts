import type { OfferedUnit } from '@innkeeper/api/guests/guest-page.ts'
import { inTheWay, takesUnit } from '@innkeeper/domain/guests/occupancy.ts'
import { currentState } from '@innkeeper/domain/guests/phase.ts'
import { inNaturalOrder } from '@innkeeper/domain/units/natural-order.ts'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { unitCategories, units } from '../../units/tables.ts'
import type { StayHouse } from './house.ts'
import { findTouching, type NamedBooking, nameBooking } from './in-unit.ts'

type Asked = {
  arrival: string
  departure: string
  unitCategoryId?: string | undefined
  bookingId?: string | undefined
}
type Reading = { tx: Tx; propertyId: string; now: Date; house: StayHouse }

/** Every unit for these nights: free ones of the asked category first, then other free ones, then those taken. */
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
  const offered = all.map((unit) => offerOf(unit, byUnit.get(unit.id) ?? [], asked, { now, house }))
  return offered.toSorted((one, other) => rank(one) - rank(other))
}

function rank({ takenBy, isAsBooked }: OfferedUnit): number {
  return (takenBy.length > 0 ? 2 : 0) + (isAsBooked ? 0 : 1)
}

type FoundUnit = Awaited<ReturnType<typeof findUnits>>[number]

function offerOf(
  unit: FoundUnit,
  others: readonly NamedBooking[],
  { arrival, departure, unitCategoryId }: Asked,
  at: { now: Date; house: StayHouse },
): OfferedUnit {
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
