import type { ImportCounts, ImportRowFilter, ImportState } from '@innkeeper/api/guests/import.ts'
import { IMPORT_ROWS_PER_PAGE } from '@innkeeper/api/guests/import.ts'
import { and, desc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { Database, Tx } from '../../../platform/db/port.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { bookings } from '../tables.ts'
import {
  bookingImportRows,
  bookingImports,
  type StoredCounts,
  type StoredImport,
  type StoredRow,
} from './tables.ts'

const CLOSED: ImportState[] = ['applied', 'taken-back']
const EARLIER = 20
/** Rows that go at once when a file is thrown away. */
const REMOVED_AT_ONCE = 1000

const isIt = (propertyId: string, id: string) =>
  and(eq(bookingImports.propertyId, propertyId), eq(bookingImports.id, id))

export async function findImport(tx: Tx, propertyId: string, id: string): Promise<StoredImport> {
  const [found] = await tx.select().from(bookingImports).where(isIt(propertyId, id))
  return required(found)
}

/** Held until the transaction ends, so that an import moves in one place at a time. */
export async function holdImport(tx: Tx, propertyId: string, id: string): Promise<StoredImport | null> {
  const [found] = await tx.select().from(bookingImports).where(isIt(propertyId, id)).for('update')
  return found ?? null
}

/** The same; throws where it is not there, or not in one of these states. */
export async function lockImport(
  tx: Tx,
  propertyId: string,
  id: string,
  states: readonly ImportState[],
): Promise<StoredImport> {
  const held = required(await holdImport(tx, propertyId, id))
  if (!states.includes(held.state))
    throw new AppError('booking-import/too-late', `The import is ${held.state}.`)
  return held
}

function required(found: StoredImport | null | undefined): StoredImport {
  if (!found) throw new AppError('booking-import/unknown', 'No such import.')
  return found
}

export async function findOpenImport(tx: Tx, propertyId: string): Promise<StoredImport | null> {
  const [open] = await tx
    .select()
    .from(bookingImports)
    .where(and(eq(bookingImports.propertyId, propertyId), notInArray(bookingImports.state, CLOSED)))
  return open ?? null
}

export function findEarlierImports(tx: Tx, propertyId: string): Promise<StoredImport[]> {
  return tx
    .select()
    .from(bookingImports)
    .where(and(eq(bookingImports.propertyId, propertyId), inArray(bookingImports.state, CLOSED)))
    .orderBy(desc(bookingImports.createdAt))
    .limit(EARLIER)
}

export async function changeImport(
  tx: Tx,
  { propertyId, id }: Pick<StoredImport, 'propertyId' | 'id'>,
  change: Partial<Omit<StoredImport, 'propertyId' | 'id'>>,
): Promise<StoredImport> {
  const [row] = await tx.update(bookingImports).set(change).where(isIt(propertyId, id)).returning()
  return required(row)
}

export async function findRow(tx: Tx, propertyId: string, importId: string, row: number): Promise<StoredRow> {
  const [found] = await tx
    .select()
    .from(bookingImportRows)
    .where(
      and(
        eq(bookingImportRows.propertyId, propertyId),
        eq(bookingImportRows.importId, importId),
        eq(bookingImportRows.row, row),
      ),
    )
  if (!found) throw new AppError('booking-import/unknown', 'No such row.')
  return found
}

const SHOWN: Readonly<Record<ImportRowFilter, ReturnType<typeof sql>>> = {
  all: sql`true`,
  new: sql`outcome = 'new'`,
  changed: sql`outcome = 'changed'`,
  unchanged: sql`outcome = 'unchanged'`,
  refused: sql`outcome = 'refused'`,
  byHand: sql`by_hand <> '[]'`,
  shared: sql`shares <> '[]'`,
}

export function findRows(
  tx: Tx,
  { propertyId, id }: StoredImport,
  { show, page }: { show: ImportRowFilter; page: number },
): Promise<StoredRow[]> {
  return tx
    .select()
    .from(bookingImportRows)
    .where(and(eq(bookingImportRows.propertyId, propertyId), eq(bookingImportRows.importId, id), SHOWN[show]))
    .orderBy(bookingImportRows.row)
    .limit(IMPORT_ROWS_PER_PAGE)
    .offset((page - 1) * IMPORT_ROWS_PER_PAGE)
}

/** The names on the bookings that rows became: the rows themselves hold nobody any more. */
export async function findGuestNames(
  tx: Tx,
  propertyId: string,
  rows: readonly StoredRow[],
): Promise<Map<string, string>> {
  const ids = rows.flatMap(({ bookingId }) => bookingId ?? [])
  if (ids.length === 0) return new Map()
  const found = await tx
    .select({ id: bookings.id, firstName: bookings.firstName, lastName: bookings.lastName })
    .from(bookings)
    .where(and(eq(bookings.propertyId, propertyId), inArray(bookings.id, ids)))
  return new Map(found.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`.trim()]))
}

export const NO_COUNTS: ImportCounts = { new: 0, changed: 0, unchanged: 0, refused: 0, byHand: 0, shared: 0 }

export function countsOf({ counts }: Pick<StoredImport, 'counts'>): StoredCounts {
  return {
    check: counts.check ?? NO_COUNTS,
    applied: counts.applied ?? NO_COUNTS,
    takenBack: counts.takenBack ?? { removed: 0, restored: 0, kept: 0 },
  }
}

export function addCounts(one: ImportCounts, other: ImportCounts): ImportCounts {
  return Object.fromEntries(
    Object.entries(one).map(([key, count]) => [key, count + other[key as keyof ImportCounts]]),
  ) as ImportCounts
}

/**
 * Removes rows of a file behind one of them, some at a time so that nobody waits for all. By their numbers: a list of
 * rows would be looked up one in the other by a database that has not heard yet how many there are.
 */
export async function removeRows(
  db: Database,
  { propertyId, id }: Pick<StoredImport, 'propertyId' | 'id'>,
  after: number,
): Promise<void> {
  const ofFile = sql`property_id = ${propertyId} and import_id = ${id}`
  const next = (tx: Tx, row: number) =>
    tx.execute<{ row: number }>(
      sql`select row from booking_import_rows where ${ofFile} and row > ${row} order by row limit 1`,
    )
  for (let done = after; ; ) {
    const end = await db.tenant(propertyId, async (tx) => {
      const [first] = (await next(tx, done)).rows
      if (!first) return null
      const last = first.row + REMOVED_AT_ONCE - 1
      await tx.execute(
        sql`delete from booking_import_rows where ${ofFile} and row >= ${first.row} and row <= ${last}`,
      )
      return last
    })
    if (end === null) return
    done = end
  }
}

/** Removes a file with its rows. */
export async function removeImport(db: Database, propertyId: string, id: string): Promise<void> {
  await removeRows(db, { propertyId, id }, 0)
  await db.tenant(propertyId, (tx) => tx.delete(bookingImports).where(isIt(propertyId, id)))
}
