import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { unitCategories, units } from '../units/tables.ts'

type Named = { unitId?: string | null | undefined; unitCategoryId?: string | null | undefined }

/** A unit or category of another property is as unknown as one that does not exist. */
export async function requireKnownUnits(
  tx: Tx,
  propertyId: string,
  { unitId, unitCategoryId }: Named,
): Promise<void> {
  if (unitId) {
    const rows = await tx
      .select({ id: units.id })
      .from(units)
      .where(and(eq(units.propertyId, propertyId), eq(units.id, unitId)))
    if (rows.length === 0) throw new AppError('booking/unit-unknown', 'No such unit.')
  }
  if (unitCategoryId) {
    const rows = await tx
      .select({ id: unitCategories.id })
      .from(unitCategories)
      .where(and(eq(unitCategories.propertyId, propertyId), eq(unitCategories.id, unitCategoryId)))
    if (rows.length === 0) throw new AppError('booking/category-unknown', 'No such unit category.')
  }
}
