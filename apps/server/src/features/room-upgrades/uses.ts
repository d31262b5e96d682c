import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import type { ContentPlace, ContentUses } from '../../platform/where-used.ts'
import { orders } from '../orders/tables.ts'
import { unitCategories } from '../units/tables.ts'
import { orderUpgrades, roomTypes, roomUpgrades } from './tables.ts'

/** Rooms show pictures and have words in languages; an upgrade goes from one category to another. */
export const roomUpgradeUses: ContentUses = {
  async media(tx, propertyId, id) {
    const rows = await tx
      .select({ id: roomTypes.categoryId, name: unitCategories.name })
      .from(roomTypes)
      .innerJoin(
        unitCategories,
        and(eq(unitCategories.propertyId, roomTypes.propertyId), eq(unitCategories.id, roomTypes.categoryId)),
      )
      .where(and(eq(roomTypes.propertyId, propertyId), sql`strpos(${roomTypes.data}::text, ${id}) > 0`))
    return rows.map((row) => ({ place: 'room-upgrade' as const, ...row }))
  },

  async mediaIds(tx, propertyId) {
    const { rows } = await tx.execute<{ id: string }>(sql`
      select distinct found[1] as id
      from ${roomTypes}, regexp_matches(${roomTypes.data}::text, '[A-Za-z0-9_-]{22,}', 'g') as found
      where ${roomTypes.propertyId} = ${propertyId} and length(found[1]) = 22`)
    return rows.map(({ id }) => id)
  },

  async languages(tx, propertyId) {
    const { rows } = await tx.execute<{ index: string }>(sql`
      select jsonb_object_keys(${roomTypes.data} -> 'content') as index from ${roomTypes}
      where ${roomTypes.propertyId} = ${propertyId} and jsonb_typeof(${roomTypes.data} -> 'content') = 'object'`)
    return rows.map(({ index }) => Number(index))
  },

  async unitCategories(tx, propertyId, id): Promise<ContentPlace[]> {
    const nameOf = (column: 'from_category_id' | 'to_category_id') => sql`(
      select name from unit_categories c where c.property_id = ${propertyId} and c.id = ${sql.identifier(column)})`
    const upgrades = await tx
      .select({
        place: sql<'room-upgrade'>`'room-upgrade'`,
        id: roomUpgrades.id,
        name: sql<string>`${nameOf('from_category_id')} || ' → ' || ${nameOf('to_category_id')}`,
      })
      .from(roomUpgrades)
      .where(
        and(
          eq(roomUpgrades.propertyId, propertyId),
          or(eq(roomUpgrades.fromCategoryId, id), eq(roomUpgrades.toCategoryId, id)),
        ),
      )
    return [...upgrades, ...(await findWaitingFor(tx, propertyId, id))]
  },
}

/** Requests that nobody has answered, by their number; their upgrade may be deleted or lead elsewhere by now. */
async function findWaitingFor(tx: Tx, propertyId: string, categoryId: string): Promise<ContentPlace[]> {
  const waiting = await tx
    .select({ id: orders.id, number: orders.number })
    .from(orderUpgrades)
    .innerJoin(
      orders,
      and(eq(orders.propertyId, orderUpgrades.propertyId), eq(orders.id, orderUpgrades.orderId)),
    )
    .where(
      and(
        eq(orderUpgrades.propertyId, propertyId),
        or(eq(orderUpgrades.fromCategoryId, categoryId), eq(orderUpgrades.toCategoryId, categoryId)),
        eq(orders.stage, 'placed'),
        eq(orders.status, 'no action taken'),
        isNull(orders.archivedAt),
      ),
    )
    .orderBy(orders.number)
  return waiting.map(({ id, number }) => ({ place: 'upgrade-request', id, name: String(number) }))
}
