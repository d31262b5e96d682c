import { type RoomUpgrade, roomUpgradeSchema } from '@innkeeper/domain/room-upgrades/schema.ts'
import { and, asc, count, desc, eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../platform/db/port.ts'
import { roomUpgrades } from '../tables.ts'

type UpgradeRow = typeof roomUpgrades.$inferSelect
export type StoredUpgrade = { upgrade: RoomUpgrade } & Pick<
  UpgradeRow,
  'revision' | 'changedBy' | 'changedAt'
>
type Written = { upgrade: RoomUpgrade; changedBy: string | null; changedAt: Date }

const isUpgrade = (propertyId: string, id: string) =>
  and(eq(roomUpgrades.propertyId, propertyId), eq(roomUpgrades.id, id))

/** A row whose shape nobody knows is left out rather than taking the list down. */
function storedOf({ data, revision, changedBy, changedAt }: UpgradeRow): StoredUpgrade[] {
  const parsed = z.safeParse(roomUpgradeSchema, data)
  return parsed.success ? [{ upgrade: parsed.data, revision, changedBy, changedAt }] : []
}

/** In the order guests see them. */
export async function findUpgrades(tx: Tx, propertyId: string): Promise<StoredUpgrade[]> {
  const rows = await tx
    .select()
    .from(roomUpgrades)
    .where(eq(roomUpgrades.propertyId, propertyId))
    .orderBy(asc(roomUpgrades.place), asc(roomUpgrades.id))
  return rows.flatMap(storedOf)
}

export async function findUpgrade(tx: Tx, propertyId: string, id: string): Promise<StoredUpgrade | null> {
  const rows = await tx.select().from(roomUpgrades).where(isUpgrade(propertyId, id))
  return rows.flatMap(storedOf)[0] ?? null
}

/** VAT rates of the property's upgrades, of the latest first. */
export async function findVatRates(tx: Tx, propertyId: string): Promise<(number | null)[]> {
  const rows = await tx
    .select({ vatRate: sql<number | null>`(${roomUpgrades.data} ->> 'vatRate')::integer` })
    .from(roomUpgrades)
    .where(eq(roomUpgrades.propertyId, propertyId))
    .orderBy(desc(roomUpgrades.createdAt))
  return rows.map(({ vatRate }) => vatRate)
}

export async function countUpgrades(tx: Tx, propertyId: string): Promise<number> {
  const [row] = await tx
    .select({ all: count() })
    .from(roomUpgrades)
    .where(eq(roomUpgrades.propertyId, propertyId))
  return row?.all ?? 0
}

function columnsOf({ upgrade, changedBy, changedAt }: Written) {
  const { state, from, to, isFullyBooked } = upgrade
  return {
    ...{ state, fromCategoryId: from, toCategoryId: to, isFullyBooked },
    ...{ data: upgrade, changedBy, changedAt },
  }
}

/** After all others. */
export async function insertUpgrade(
  tx: Tx,
  propertyId: string,
  written: Written,
): Promise<StoredUpgrade | null> {
  const place = sql<number>`(select coalesce(max(place), 0) + 1 from ${roomUpgrades} where property_id = ${propertyId})`
  const rows = await tx
    .insert(roomUpgrades)
    .values({ propertyId, id: written.upgrade.id, place, ...columnsOf(written) })
    .returning()
  return rows.flatMap(storedOf)[0] ?? null
}

/** Null when somebody saved it meanwhile. */
export async function updateUpgrade(
  tx: Tx,
  propertyId: string,
  revision: number,
  written: Written,
): Promise<StoredUpgrade | null> {
  const rows = await tx
    .update(roomUpgrades)
    .set({ ...columnsOf(written), revision: revision + 1 })
    .where(and(isUpgrade(propertyId, written.upgrade.id), eq(roomUpgrades.revision, revision)))
    .returning()
  return rows.flatMap(storedOf)[0] ?? null
}

export async function removeUpgrade(tx: Tx, propertyId: string, id: string): Promise<void> {
  await tx.delete(roomUpgrades).where(isUpgrade(propertyId, id))
}

/** Those named first, in their order; the others after them, as they were. */
export async function placeUpgrades(tx: Tx, propertyId: string, ids: readonly string[]): Promise<void> {
  const known = (await findUpgrades(tx, propertyId)).map(({ upgrade }) => upgrade.id)
  const order = [...ids.filter((id) => known.includes(id)), ...known.filter((id) => !ids.includes(id))]
  for (const [place, id] of order.entries()) {
    await tx
      .update(roomUpgrades)
      .set({ place: place + 1 })
      .where(isUpgrade(propertyId, id))
  }
}
