import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { patternOf } from '../../../platform/finder.ts'
import { type Person, wordsOf } from '../../../platform/personal-data.ts'
import { bookingImportRows, bookingImports } from './tables.ts'

/** Rows of the stays, and those that name the person, as somebody who shares a unit for instance. */
function rowsOf(person: Person): SQL | undefined {
  const { cells, guestName, changes, byHand, shares } = bookingImportRows
  const text = sql`concat(${cells}::text, ' ', ${guestName}, ' ', ${changes}::text, ' ', ${byHand}::text, ' ', ${shares}::text)`
  return and(
    eq(bookingImportRows.propertyId, person.propertyId),
    or(
      inArray(bookingImportRows.bookingId, [...person.bookingIds]),
      inArray(bookingImportRows.bookingNumber, [...person.bookingNumbers]),
      ...wordsOf(person).map((word) => sql`${text} ilike ${patternOf(word)}`),
    ),
  )
}

/** What a file said of the person, as long as its rows are kept. */
export function findImportedRows(tx: Tx, person: Person): Promise<object[]> {
  const { importId, line, cells, guestName, changes } = bookingImportRows
  return tx
    .select({ importId, line, cells, guestName, changes })
    .from(bookingImportRows)
    .where(and(rowsOf(person), or(sql`${cells} is not null`, sql`${guestName} is not null`)))
    .orderBy(importId, line)
}

/**
 * Leaves of a row which booking it became, so that the import can be taken back still. Of the whole file some values
 * are kept as samples of its columns: they go as well.
 */
export async function eraseImportedRows(tx: Tx, person: Person): Promise<void> {
  const erased = await tx
    .update(bookingImportRows)
    .set({ cells: null, guestName: null, changes: [], byHand: [], shares: [] })
    .where(rowsOf(person))
    .returning({ importId: bookingImportRows.importId })
  const importIds = [...new Set(erased.map(({ importId }) => importId))]
  await tx
    .update(bookingImports)
    .set({ columns: withoutSamples })
    .where(and(eq(bookingImports.propertyId, person.propertyId), inArray(bookingImports.id, importIds)))
}

const withoutSamples = sql`(
  select coalesce(jsonb_agg(one || '{"samples": []}'), '[]') from jsonb_array_elements(columns) one)`
