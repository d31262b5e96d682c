import { type Deal, dealSchema } from '@innkeeper/domain/upselling/deal-schema.ts'
import { dealTitle } from '@innkeeper/domain/upselling/deal-words.ts'
import { and, asc, count, eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../platform/db/port.ts'
import { deals } from '../tables.ts'

type DealRow = typeof deals.$inferSelect
export type StoredDeal = { deal: Deal } & Pick<DealRow, 'name' | 'revision' | 'changedBy' | 'changedAt'>
export type WrittenDeal = { deal: Deal; defaultIndex: number; changedBy: string | null; changedAt: Date }

const isDeal = (propertyId: string, id: string) => and(eq(deals.propertyId, propertyId), eq(deals.id, id))

/** A row whose shape nobody knows is left out rather than taking the list down. */
export function storedOf({ name, data, revision, changedBy, changedAt }: DealRow): StoredDeal[] {
  const parsed = z.safeParse(dealSchema, data)
  return parsed.success ? [{ deal: parsed.data, name, revision, changedBy, changedAt }] : []
}

/** In the order guests see them. */
export async function findDeals(tx: Tx, propertyId: string): Promise<StoredDeal[]> {
  const rows = await tx
    .select()
    .from(deals)
    .where(eq(deals.propertyId, propertyId))
    .orderBy(asc(deals.place), asc(deals.id))
  return rows.flatMap(storedOf)
}

export async function findDeal(tx: Tx, propertyId: string, id: string): Promise<StoredDeal | null> {
  const rows = await tx.select().from(deals).where(isDeal(propertyId, id))
  return rows.flatMap(storedOf)[0] ?? null
}

export async function countDeals(tx: Tx, propertyId: string): Promise<number> {
  const [row] = await tx.select({ all: count() }).from(deals).where(eq(deals.propertyId, propertyId))
  return row?.all ?? 0
}

function columnsOf({ deal, defaultIndex, changedBy, changedAt }: WrittenDeal) {
  return { state: deal.state, name: dealTitle(deal, defaultIndex), data: deal, changedBy, changedAt }
}

/** After all others. */
export async function insertDeal(
  tx: Tx,
  propertyId: string,
  written: WrittenDeal,
): Promise<StoredDeal | null> {
  const place = sql<number>`(select coalesce(max(place), 0) + 1 from ${deals} where property_id = ${propertyId})`
  const rows = await tx
    .insert(deals)
    .values({ propertyId, id: written.deal.id, place, ...columnsOf(written) })
    .returning()
  return rows.flatMap(storedOf)[0] ?? null
}

/** Null when somebody saved it meanwhile. */
export async function updateDeal(
  tx: Tx,
  propertyId: string,
  revision: number,
  written: WrittenDeal,
): Promise<StoredDeal | null> {
  const rows = await tx
    .update(deals)
    .set({ ...columnsOf(written), revision: revision + 1 })
    .where(and(isDeal(propertyId, written.deal.id), eq(deals.revision, revision)))
    .returning()
  return rows.flatMap(storedOf)[0] ?? null
}

export async function removeDeal(tx: Tx, propertyId: string, id: string): Promise<boolean> {
  const rows = await tx.delete(deals).where(isDeal(propertyId, id)).returning({ id: deals.id })
  return rows.length > 0
}

/** Those named first, in their order; the others after them, as they were. */
export async function placeDeals(tx: Tx, propertyId: string, ids: readonly string[]): Promise<void> {
  const known = await findDeals(tx, propertyId)
  const rest = known.map(({ deal }) => deal.id).filter((id) => !ids.includes(id))
  const order = [...ids.filter((id) => known.some(({ deal }) => deal.id === id)), ...rest]
  for (const [place, id] of order.entries()) {
    await tx
      .update(deals)
      .set({ place: place + 1 })
      .where(isDeal(propertyId, id))
  }
}
