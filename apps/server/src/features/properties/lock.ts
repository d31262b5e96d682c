import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { PropertyRow } from './repository.ts'
import { properties } from './tables.ts'

/**
 * Lets one change of what belongs to the property through at a time: what was read after it is still so when it is
 * written. Throws `property/unknown`.
 */
export async function lockProperty(
  tx: Tx,
  propertyId: string,
): Promise<Pick<PropertyRow, 'revision' | 'localization'>> {
  const [row] = await tx
    .select({ revision: properties.revision, localization: properties.localization })
    .from(properties)
    .where(eq(properties.propertyId, propertyId))
    .for('update')
  if (!row) throw new AppError('property/unknown', 'No such property.')
  return row
}
