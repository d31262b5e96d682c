import type { RowHouse } from '@innkeeper/domain/guests/import/read-row.ts'
import { nameKey } from '@innkeeper/domain/single-line.ts'
import { isSameRoom } from '@innkeeper/domain/units/same-room.ts'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { unitCategories, units } from '../../units/tables.ts'

export type NamedHouse = RowHouse & { unitName(id: string): string; categoryName(id: string): string }

/** Units by their codes and categories by their names, as a file writes them. */
export async function readHouse(tx: Tx, propertyId: string): Promise<NamedHouse> {
  const allUnits = await tx
    .select({ id: units.id, code: units.code })
    .from(units)
    .where(eq(units.propertyId, propertyId))
  const categories = await tx
    .select({ id: unitCategories.id, name: unitCategories.name })
    .from(unitCategories)
    .where(eq(unitCategories.propertyId, propertyId))
  const unitIds = new Map<string, string | null>(allUnits.map(({ id, code }) => [nameKey(code), id]))
  const categoryIds = new Map(categories.map(({ id, name }) => [nameKey(name), id]))
  const unitNames = new Map(allUnits.map(({ id, code }) => [id, code]))
  const categoryNames = new Map(categories.map(({ id, name }) => [id, name]))
  return {
    unitIdOf(code) {
      const key = nameKey(code)
      if (!unitIds.has(key)) unitIds.set(key, onlySameRoom(allUnits, code))
      return unitIds.get(key) ?? null
    },
    unitCategoryIdOf: (name) => categoryIds.get(nameKey(name)) ?? null,
    unitName: (id) => unitNames.get(id) ?? '',
    categoryName: (id) => categoryNames.get(id) ?? '',
  }
}

/** "Room 204" is 204, as long as no other room is. */
function onlySameRoom(all: readonly { id: string; code: string }[], typed: string): string | null {
  const same = all.filter(({ code }) => isSameRoom(code, typed))
  return same.length === 1 ? (same[0]?.id ?? null) : null
}
