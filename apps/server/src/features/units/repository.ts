import type { Access } from '@innkeeper/domain/units/access.ts'
import { inNaturalOrder } from '@innkeeper/domain/units/natural-order.ts'
import type { TargetGroup, Unit, UnitCategory } from '@innkeeper/domain/units/schema.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import { targetGroups, unitCategories, units } from './tables.ts'

export type UnitRow = Unit & { linkId: string; access: Access; revision: number }
/** What is left out stays, or is nothing for a new unit. */
export type UnitChange = Omit<Unit, 'floor'> & {
  floor?: number | null | undefined
  access?: Partial<Access> | undefined
}

const unitColumns = {
  id: units.id,
  code: units.code,
  categoryId: units.categoryId,
  floor: units.floor,
  linkId: units.linkId,
  doorCode: units.doorCode,
  wifiName: units.wifiName,
  wifiPassword: units.wifiPassword,
  revision: units.revision,
}
type FlatUnit = Unit & Access & { linkId: string; revision: number }

function unitOf({ doorCode, wifiName, wifiPassword, ...unit }: FlatUnit): UnitRow {
  return { ...unit, access: { doorCode, wifiName, wifiPassword } }
}

const categoryColumns = { id: unitCategories.id, name: unitCategories.name }

const isUnit = (propertyId: string, id: string) => and(eq(units.propertyId, propertyId), eq(units.id, id))
const isCategory = (propertyId: string, id: string) =>
  and(eq(unitCategories.propertyId, propertyId), eq(unitCategories.id, id))
const isGroup = (propertyId: string, id: string) =>
  and(eq(targetGroups.propertyId, propertyId), eq(targetGroups.id, id))

/** All units with their link ids and what opens them, in natural order, which no collation of the database has. */
export async function findLinkedUnits(tx: Tx, propertyId: string): Promise<UnitRow[]> {
  const rows = await tx.select(unitColumns).from(units).where(eq(units.propertyId, propertyId))
  return inNaturalOrder(rows, (row) => row.code).map(unitOf)
}

/** Units as the property's snapshot holds them, which guests' answers are made of: without links and access. */
export async function findUnits(tx: Tx, propertyId: string): Promise<Unit[]> {
  const rows = await findLinkedUnits(tx, propertyId)
  return rows.map(({ id, code, categoryId, floor }) => ({ id, code, categoryId, floor }))
}

export async function findUnitCategories(tx: Tx, propertyId: string): Promise<UnitCategory[]> {
  const rows = await tx
    .select(categoryColumns)
    .from(unitCategories)
    .where(eq(unitCategories.propertyId, propertyId))
  return inNaturalOrder(rows, (row) => row.name)
}

export async function findTargetGroups(tx: Tx, propertyId: string): Promise<TargetGroup[]> {
  const rows = await tx.select().from(targetGroups).where(eq(targetGroups.propertyId, propertyId))
  return inNaturalOrder(rows, (row) => row.name).map(({ propertyId: _, ...group }) => group)
}

export async function insertUnit(
  tx: Tx,
  propertyId: string,
  { access, ...unit }: UnitChange,
): Promise<UnitRow | null> {
  const [row] = await tx
    .insert(units)
    .values({ propertyId, ...unit, ...access })
    .returning(unitColumns)
  return row ? unitOf(row) : null
}

export async function updateUnit(
  tx: Tx,
  propertyId: string,
  { id, access, ...change }: UnitChange,
): Promise<UnitRow | null> {
  const [row] = await tx
    .update(units)
    .set({ ...change, ...access, revision: sql`${units.revision} + 1` })
    .where(isUnit(propertyId, id))
    .returning(unitColumns)
  return row ? unitOf(row) : null
}

export async function renewLinkId(tx: Tx, propertyId: string, id: string): Promise<UnitRow | null> {
  const [row] = await tx
    .update(units)
    .set({ linkId: sql`default` })
    .where(isUnit(propertyId, id))
    .returning(unitColumns)
  return row ? unitOf(row) : null
}

/** The code it had; null when there was none. */
export async function removeUnit(tx: Tx, propertyId: string, id: string): Promise<string | null> {
  const rows = await tx.delete(units).where(isUnit(propertyId, id)).returning({ code: units.code })
  return rows[0]?.code ?? null
}

/** Writes new units, and category, floor and access of those whose code is there, in one statement. */
export async function upsertUnits(
  tx: Tx,
  propertyId: string,
  rows: readonly (Unit & { access: Access })[],
): Promise<void> {
  if (rows.length === 0) return
  await tx
    .insert(units)
    .values(rows.map(({ access, ...unit }) => ({ propertyId, ...unit, ...access })))
    .onConflictDoUpdate({
      target: [units.propertyId, units.code],
      set: {
        categoryId: sql`excluded.category_id`,
        floor: sql`excluded.floor`,
        doorCode: sql`excluded.door_code`,
        wifiName: sql`excluded.wifi_name`,
        wifiPassword: sql`excluded.wifi_password`,
        revision: sql`${units.revision} + 1`,
      },
    })
}

export async function insertCategories(
  tx: Tx,
  propertyId: string,
  rows: readonly UnitCategory[],
): Promise<void> {
  if (rows.length === 0) return
  await tx.insert(unitCategories).values(rows.map((category) => ({ propertyId, ...category })))
}

export async function updateCategory(
  tx: Tx,
  propertyId: string,
  { id, name }: UnitCategory,
): Promise<boolean> {
  const where = isCategory(propertyId, id)
  const rows = await tx.update(unitCategories).set({ name }).where(where).returning({ id: unitCategories.id })
  return rows.length > 0
}

/** The name it had; null when there was none. */
export async function removeCategory(tx: Tx, propertyId: string, id: string): Promise<string | null> {
  const where = isCategory(propertyId, id)
  const rows = await tx.delete(unitCategories).where(where).returning({ name: unitCategories.name })
  return rows[0]?.name ?? null
}

export async function insertTargetGroup(tx: Tx, propertyId: string, group: TargetGroup): Promise<void> {
  await tx.insert(targetGroups).values({ propertyId, ...group })
}

export async function updateTargetGroup(
  tx: Tx,
  propertyId: string,
  { id, ...change }: TargetGroup,
): Promise<boolean> {
  const where = isGroup(propertyId, id)
  const rows = await tx.update(targetGroups).set(change).where(where).returning({ id: targetGroups.id })
  return rows.length > 0
}

export async function removeTargetGroup(tx: Tx, propertyId: string, id: string): Promise<boolean> {
  const where = isGroup(propertyId, id)
  const rows = await tx.delete(targetGroups).where(where).returning({ id: targetGroups.id })
  return rows.length > 0
}
