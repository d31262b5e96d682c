import type { MediaUse } from '@innkeeper/api/media.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { products } from './tables.ts'

/** Products with this file, archived ones too: they can come back. Ids are random, so one found in the text is a use. */
export async function productsWithMedia(tx: Tx, propertyId: string, mediaId: string): Promise<MediaUse[]> {
  const rows = await productsNaming(tx, propertyId, mediaId)
  return rows.map((row) => ({ place: 'product', ...row }))
}

/** Products that name a file or a target group. */
export function productsNaming(
  tx: Tx,
  propertyId: string,
  id: string,
): Promise<{ id: string; name: string }[]> {
  return tx
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(and(eq(products.propertyId, propertyId), sql`strpos(${products.data}::text, ${id}) > 0`))
}

/** Every word of the products that is long enough to be an id. */
export async function idsInProducts(tx: Tx, propertyId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select distinct found[1] as id
    from ${products}, regexp_matches(${products.data}::text, '[A-Za-z0-9_-]{22,}', 'g') as found
    where ${products.propertyId} = ${propertyId} and length(found[1]) = 22`)
  return rows.map(({ id }) => id)
}
