import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { properties } from './tables.ts'

/** The fonts of the brand; throws `property/unknown`. */
export async function fontsOfBrand(tx: Tx, propertyId: string) {
  const [row] = await tx
    .select({ brand: properties.brand })
    .from(properties)
    .where(eq(properties.propertyId, propertyId))
  if (!row) throw new AppError('property/unknown', 'No such property.')
  const { headingFont, textFont } = row.brand
  return { headingFont, textFont }
}
