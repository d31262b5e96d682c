import { and, asc, eq, sql } from 'drizzle-orm'
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

  async products(tx, propertyId, id) {
    const rows = await findRowsNaming(tx, propertyId, id)
    return rows.map((row) => ({ ...place(row), isPaused: row.state === 'paused' }))
  },

  targetGroups: findDealsNaming,
  unitCategories: findDealsNaming,

  async languages(tx, propertyId) {
    const { rows } = await tx.execute<{ index: string }>(sql`
      select distinct jsonb_object_keys(${deals.data} -> 'content') as index
      from ${deals} where ${deals.propertyId} = ${propertyId}`)
    return rows.map(({ index }) => Number(index))
  },
}

async function findDealsNaming(tx: Tx, propertyId: string, id: string) {
  return (await findRowsNaming(tx, propertyId, id)).map(place)
}

const place = ({ id, name }: { id: string; name: string }) => ({ place: 'deal' as const, id, name })

/** Paused ones too, in the order guests see them. Ids are random, so one found in the text is a use. */
function findRowsNaming(tx: Tx, propertyId: string, id: string) {
  return tx
    .select({ id: deals.id, name: deals.name, state: deals.state })
    .from(deals)
    .where(and(eq(deals.propertyId, propertyId), sql`strpos(${deals.data}::text, ${id}) > 0`))
    .orderBy(asc(deals.place), asc(deals.id))
}
