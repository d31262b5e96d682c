import { and, eq, ne, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import type { ContentUses } from '../../../platform/where-used.ts'
import { products } from './tables.ts'

/** What products name: files, target groups they are for, and products that stand for a choice or an extra. */
export const productUses: ContentUses = {
  media: findProductsNaming,

  async mediaIds(tx, propertyId) {
    const { rows } = await tx.execute<{ id: string }>(sql`
      select distinct found[1] as id
      from ${products}, regexp_matches(${products.data}::text, '[A-Za-z0-9_-]{22,}', 'g') as found
      where ${products.propertyId} = ${propertyId} and length(found[1]) = 22`)
    return rows.map(({ id }) => id)
  },

  targetGroups: findProductsNaming,
  products: findProductsNaming,

  /** Those that products and their choices are written in; the first shape names its only one. */
  async languages(tx, propertyId) {
    const { rows } = await tx.execute<{ index: string | null }>(sql`
      select ${products.data} ->> 'language' as index from ${products}
        where ${products.propertyId} = ${propertyId} and ${products.data} ? 'language'
      union
      select jsonb_object_keys(${products.data} -> 'content') from ${products}
        where ${products.propertyId} = ${propertyId} and jsonb_typeof(${products.data} -> 'content') = 'object'
      union
      select jsonb_object_keys(names) from ${products}, jsonb_path_query(${products.data}, '$.options.**.names') as names
        where ${products.propertyId} = ${propertyId} and jsonb_typeof(names) = 'object'`)
    return rows.flatMap(({ index }) => (index === null ? [] : [Number(index)]))
  },
}

/** Archived ones too: they can come back. Ids are random, so one found in the text is a use; no product keeps itself. */
async function findProductsNaming(tx: Tx, propertyId: string, id: string) {
  const rows = await tx
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(
      and(
        eq(products.propertyId, propertyId),
        ne(products.id, id),
        sql`strpos(${products.data}::text, ${id}) > 0`,
      ),
    )
  return rows.map((row) => ({ place: 'product' as const, ...row }))
}
