import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import type { ContentUses } from '../../platform/where-used.ts'
import { deals } from './tables.ts'

/** What deals name: pictures, products, and whom they are for. */
export const upsellingUses: ContentUses = {
  media: findDealsNaming,

  async mediaIds(tx, propertyId) {
    const { rows } = await tx.execute<{ id: string }>(sql`
      select distinct jsonb_array_elements_text(${deals.data} -> 'pictures') as id
      from ${deals} where ${deals.propertyId} = ${propertyId}`)
    return rows.map(({ id }) => id)
  },

  products: findDealsNaming,
  targetGroups: findDealsNaming,
  unitCategories: findDealsNaming,

  async languages(tx, propertyId) {
    const { rows } = await tx.execute<{ index: string }>(sql`
      select distinct jsonb_object_keys(${deals.data} -> 'content') as index
      from ${deals} where ${deals.propertyId} = ${propertyId}`)
    return rows.map(({ index }) => Number(index))
  },
}

/** Paused ones too. Ids are random, so one found in the text is a use. */
async function findDealsNaming(tx: Tx, propertyId: string, id: string) {
  const rows = await tx
    .select({ id: deals.id, name: deals.name })
    .from(deals)
    .where(and(eq(deals.propertyId, propertyId), sql`strpos(${deals.data}::text, ${id}) > 0`))
  return rows.map((row) => ({ place: 'deal' as const, ...row }))
}
