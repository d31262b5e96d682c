import { CSV_MARK, type CsvForm } from '@innkeeper/domain/properties/spreadsheet.ts'
import { formulaSafe } from '@innkeeper/domain/units/formula-safe.ts'
import { and, asc, eq, gt } from 'drizzle-orm'
import papaparse from 'papaparse'
import type { Database } from '../../../platform/db/port.ts'
import { problemWords } from './problem-words.ts'
import { bookingImportRows, type StoredImport, type StoredRow } from './tables.ts'

const ROWS_AT_ONCE = 500
/** What is refused comes back mended: this column is none of a booking's. */
const REASON = 'Why it was refused'

const written = (rows: readonly (readonly string[])[], { delimiter }: CsvForm) =>
  `${papaparse.unparse(
    rows.map((row) => row.map(formulaSafe)),
    { delimiter },
  )}\r\n`

/** The refused rows with their columns as they came and the reason behind them, some at a time. */
export async function* refusedCsv(db: Database, staged: StoredImport, form: CsvForm): AsyncGenerator<string> {
  const names = staged.columns.map(({ name }) => name)
  const old = names.indexOf(REASON)
  yield `${CSV_MARK}${written([[...names.filter((_, index) => index !== old), REASON]], form)}`
  let rows: StoredRow[] = []
  do {
    rows = await findRefused(db, staged, rows.at(-1)?.row ?? 0)
    const lines = rows.map(({ cells, problems }) => [
      ...names.flatMap((_, index) => (index === old ? [] : (cells?.[index] ?? ''))),
      problems.map((problem) => problemWords(problem, { names, cells })).join(' '),
    ])
    if (lines.length > 0) yield written(lines, form)
  } while (rows.length === ROWS_AT_ONCE)
}

function findRefused(db: Database, { propertyId, id }: StoredImport, after: number): Promise<StoredRow[]> {
  return db.tenant(
    propertyId,
    (tx) =>
      tx
        .select()
        .from(bookingImportRows)
        .where(
          and(
            eq(bookingImportRows.propertyId, propertyId),
            eq(bookingImportRows.importId, id),
            eq(bookingImportRows.outcome, 'refused'),
            gt(bookingImportRows.row, after),
          ),
        )
        .orderBy(asc(bookingImportRows.row))
        .limit(ROWS_AT_ONCE),
    { readOnly: true },
  )
}
