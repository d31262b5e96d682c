import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { orders } from '../../orders/tables.ts'
import { placedBetween } from './repository.ts'

const OLDEST_SHOWN = 5

/** Undecided, not in preview, not archived: as the list of requests counts them. */
const waiting = (propertyId: string) =>
  and(
    eq(orders.propertyId, propertyId),
    eq(orders.stage, 'placed'),
    eq(orders.status, 'no action taken'),
    eq(orders.isPreview, false),
    isNull(orders.archivedAt),
  )

export async function findWaiting(tx: Tx, propertyId: string) {
  const oldest = await tx
    .select({
      id: orders.id,
      number: orders.number,
      firstName: orders.firstName,
      lastName: orders.lastName,
      unit: orders.unit,
      placedAt: orders.placedAt,
      all: sql<number>`(count(*) over ())::int`,
    })
    .from(orders)
    .where(waiting(propertyId))
    .orderBy(asc(orders.placedAt), asc(orders.number))
    .limit(OLDEST_SHOWN)
  return { waiting: oldest[0]?.all ?? 0, oldest }
}

type Day = { propertyId: string; currency: string; start: number; end: number }

export async function countDay(tx: Tx, { propertyId, currency, start, end }: Day) {
  const [row] = await tx
    .select({
      orders: sql<number>`count(*)::int`,
      revenue: sql<string>`coalesce(sum(total) filter (
        where status in ('accepted', 'auto accepted') and currency = ${currency}), 0)`,
    })
    .from(orders)
    .where(placedBetween(propertyId, start, end))
  return { orders: row?.orders ?? 0, revenue: Number(row?.revenue ?? 0) }
}
