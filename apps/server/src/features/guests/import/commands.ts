import type { ParsedInput } from '@innkeeper/api/endpoint.ts'
import type { checkImport, ImportRule } from '@innkeeper/api/guests/import.ts'
import { type ColumnMeaning, customIdOf, meaningsTwice } from '@innkeeper/domain/guests/import/fields.ts'
import { headerSignature } from '@innkeeper/domain/guests/import/recognise-columns.ts'
import { and, eq, or, sql } from 'drizzle-orm'
import type { Database, Tx } from '../../../platform/db/port.ts'
import { emit } from '../../../platform/events/outbox.ts'
import type { Staff } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { checkRows } from './check-batch.ts'
import type { ImportJobs } from './jobs.ts'
import type { Judging } from './judge-rows.ts'
import { keepMeanings } from './known-meanings.ts'
import {
  addCounts,
  changeImport,
  countsOf,
  findRow,
  lockImport,
  NO_COUNTS,
  removeImport,
  removeRows,
} from './repository.ts'
import { bookingImportRows, type StoredImport, type StoredRow } from './tables.ts'

type At = { tx: Tx; propertyId: string; importId: string; now: Date }
type Begin = ImportJobs['begin']

/** Says what the columns mean and begins the dry run. */
export async function beginCheck(
  { tx, propertyId, importId, now }: At,
  body: ParsedInput<typeof checkImport>['body'],
  { begin, customIds }: { begin: Begin; customIds: readonly string[] },
): Promise<StoredImport> {
  const staged = await lockImport(tx, propertyId, importId, ['columns', 'checked'])
  const { columns } = staged
  const meanings = columns.map((_, index) => (body.meanings[index] ?? null) as ColumnMeaning)
  const unknown = meanings.filter((meaning) => {
    const custom = customIdOf(meaning)
    return custom !== null && !customIds.includes(custom)
  })
  const twice = meaningsTwice(meanings)
  if (twice.length > 0 || unknown.length > 0)
    throw new AppError('booking-import/columns-refused', 'A field is given twice, or not there.', {
      twice,
      unknown,
    })
  await keepMeanings(tx, propertyId, headerSignature(columns.map(({ name }) => name)), meanings)
  const { dateOrder, makesNumbers } = body
  return moved(tx, staged, begin, {
    ...{ state: 'checking', meanings, dateOrder, makesNumbers, cursor: 0, touchedAt: now },
    counts: { check: NO_COUNTS },
  })
}

/** Imports what was not refused; also goes on where somebody stopped it. */
export async function beginApply(
  { tx, propertyId, importId, now }: At,
  { handRule, staff }: { handRule: ImportRule; staff: Pick<Staff, 'userId' | 'name'> },
  begin: Begin,
): Promise<StoredImport> {
  const staged = await lockImport(tx, propertyId, importId, ['checked', 'stopped'])
  return moved(tx, staged, begin, {
    ...{ state: 'applying', touchedAt: now, actorId: staff.userId, actorName: staff.name },
    // One that was stopped goes on as it began.
    ...(staged.state === 'checked' ? { cursor: 0, handRule } : {}),
  })
}

export async function stop({ tx, propertyId, importId, now }: At): Promise<StoredImport> {
  const staged = await lockImport(tx, propertyId, importId, ['applying'])
  return moved(tx, staged, null, { state: 'stopped', touchedAt: now })
}

export async function beginTakeBack(
  { tx, propertyId, importId, now }: At,
  staff: Pick<Staff, 'userId' | 'name'>,
  begin: Begin,
): Promise<StoredImport> {
  const staged = await lockImport(tx, propertyId, importId, ['applied', 'stopped'])
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from booking_imports
    where property_id = ${propertyId} and id <> ${importId} and state not in ('applied', 'taken-back')`)
  if (rows.length > 0)
    throw new AppError('booking-import/open', 'Another import is open.', { importId: rows[0]?.id })
  return moved(tx, staged, begin, {
    ...{ state: 'taking-back', cursor: 0, touchedAt: now },
    ...{ actorId: staff.userId, actorName: staff.name },
  })
}

async function moved(
  tx: Tx,
  staged: StoredImport,
  begin: Begin | null,
  change: Parameters<typeof changeImport>[2],
): Promise<StoredImport> {
  const { propertyId, id } = staged
  await begin?.(tx, propertyId, id)
  await emit(tx, propertyId, 'booking-import.changed', { importId: id })
  return changeImport(tx, staged, change)
}

/** Throws a file away; of one that was stopped, what was imported stays and the rest goes. */
export async function discard(db: Database, { propertyId, importId, now }: Omit<At, 'tx'>): Promise<void> {
  const kept = await db.tenant(propertyId, async (tx) => {
    const staged = await lockImport(tx, propertyId, importId, ['reading', 'columns', 'checked', 'stopped'])
    const { applied } = countsOf(staged)
    if (applied.new + applied.changed === 0) return null
    const { cursor } = staged
    const over = { finishedAt: now, touchedAt: now, rowCount: cursor }
    return moved(tx, staged, null, { state: 'applied', ...over })
  })
  if (kept) return removeRows(db, kept, kept.cursor)
  await removeImport(db, propertyId, importId)
  await db.tenant(propertyId, (tx) => emit(tx, propertyId, 'booking-import.changed', { importId }))
}

type Mended = { row: StoredRow; staged: StoredImport }

/** Changes the cells of a row and looks again at it and at those that have, or had, its number. */
export async function mendRow(
  judging: Judging & { today: string },
  number: number,
  cells: readonly string[],
): Promise<Mended> {
  const { tx, staged } = judging
  const { propertyId, id } = staged
  const before = await findRow(tx, propertyId, id, number)
  await tx
    .update(bookingImportRows)
    .set({ cells: [...cells] })
    .where(isRow(staged, number))
  await checkAgain(judging, before.bookingNumber, number)
  const after = await findRow(tx, propertyId, id, number)
  if (after.bookingNumber !== before.bookingNumber) await checkAgain(judging, after.bookingNumber, number)
  const row = await findRow(tx, propertyId, id, number)
  return { row, staged: await changeImport(tx, staged, { counts: staged.counts }) }
}

const isRow = ({ propertyId, id }: StoredImport, row: number) =>
  and(
    eq(bookingImportRows.propertyId, propertyId),
    eq(bookingImportRows.importId, id),
    eq(bookingImportRows.row, row),
  )

/** Looks at these rows once more; the counts follow. */
async function checkAgain(
  judging: Judging & { today: string },
  bookingNumber: string | null,
  row: number,
): Promise<void> {
  const { tx, staged } = judging
  const { propertyId, id } = staged
  const rows = await tx
    .select()
    .from(bookingImportRows)
    .where(
      and(
        eq(bookingImportRows.propertyId, propertyId),
        eq(bookingImportRows.importId, id),
        or(
          eq(bookingImportRows.row, row),
          bookingNumber === null ? undefined : eq(bookingImportRows.bookingNumber, bookingNumber),
        ),
      ),
    )
    .orderBy(bookingImportRows.row)
  const counts = countsOf(staged)
  const found = addCounts(subtract(counts.check, rows), await checkRows(judging, rows))
  staged.counts = { ...counts, check: found }
}

function subtract(counts: ReturnType<typeof countsOf>['check'], rows: readonly StoredRow[]) {
  const left = { ...counts }
  for (const { outcome, byHand, shares } of rows) {
    if (outcome) left[outcome] -= 1
    if (byHand.length > 0) left.byHand -= 1
    if (shares.length > 0) left.shared -= 1
  }
  return left
}
