import type { TargetGroup, Unit, UnitCategory } from '@innkeeper/domain/units/schema.ts'
import { asc, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import { targetGroups, unitCategories, units } from './tables.ts'

export function findUnits(tx: Tx, propertyId: string): Promise<Unit[]> {
  return tx
    .select({ id: units.id, code: units.code, categoryId: units.categoryId })
    .from(units)
    .where(eq(units.propertyId, propertyId))
    .orderBy(asc(units.code))
}

export function findUnitCategories(tx: Tx, propertyId: string): Promise<UnitCategory[]> {
  return tx
    .select({ id: unitCategories.id, name: unitCategories.name })
    .from(unitCategories)
    .where(eq(unitCategories.propertyId, propertyId))
    .orderBy(asc(unitCategories.name))
}

export async function findTargetGroups(tx: Tx, propertyId: string): Promise<TargetGroup[]> {
  const rows = await tx
    .select()
    .from(targetGroups)
    .where(eq(targetGroups.propertyId, propertyId))
    .orderBy(asc(targetGroups.name))
  return rows.map(({ propertyId: _, ...group }) => group)
}
