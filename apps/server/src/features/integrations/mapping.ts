import type { Mapping } from '@innkeeper/domain/integrations/choices.ts'
import { matchNames } from '@innkeeper/domain/integrations/match-names.ts'
import { asc, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import type { PmsHouse } from '../../platform/pms/port.ts'
import { unitCategories, units } from '../units/tables.ts'

export type OwnRooms = { units: { id: string; name: string }[]; categories: { id: string; name: string }[] }

export async function findOwnRooms(tx: Tx, propertyId: string): Promise<OwnRooms> {
  return {
    units: await tx
      .select({ id: units.id, name: units.code })
      .from(units)
      .where(eq(units.propertyId, propertyId))
      .orderBy(asc(units.code)),
    categories: await tx
      .select({ id: unitCategories.id, name: unitCategories.name })
      .from(unitCategories)
      .where(eq(unitCategories.propertyId, propertyId))
      .orderBy(asc(unitCategories.name)),
  }
}

/** Their rooms and categories to ours, by hand and by name. */
export function mappingOf(
  house: Pick<PmsHouse, 'units' | 'categories'>,
  own: OwnRooms,
  chosen: Mapping,
): Mapping {
  return {
    units: matchNames(house.units, own.units, chosen.units),
    categories: matchNames(house.categories, own.categories, chosen.categories),
  }
}
