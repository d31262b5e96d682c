import type { ImportCounts, ImportOutcome } from '@innkeeper/api/guests/import.ts'
import type { RowProblem } from '@innkeeper/domain/guests/import/row-problem.ts'
import { statusOf } from '@innkeeper/domain/guests/outside-change.ts'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { currentOf } from '../save-outside-booking.ts'
import { differenceOf } from './difference-words.ts'
import { columnOf, type JudgedRow, type Judging, judgeRows } from './judge-rows.ts'
import { NO_COUNTS } from './repository.ts'
import { markStagedShares } from './shares.ts'
import type { StoredImport, StoredRow } from './tables.ts'

type Row = Pick<StoredRow, 'row' | 'line' | 'cells'>

/** Looks at these rows, keeps what would become of each, and counts; nothing is imported. */
export async function checkRows(
  judging: Judging & { today: string },
  rows: readonly Row[],
): Promise<ImportCounts> {
  const { tx, staged } = judging
  const judged = await judgeRows(judging, rows, { lock: false })
  const firsts = await findFirstLines(tx, staged, judged)
  const written = judged.map((row) => {
    const first = firsts(row)
    if (first !== null) row.problems.push(sameNumber(staged, first))
    return writtenRow(row, judging)
  })
  await storeChecked(tx, staged, written)
  const shared = await markStagedShares(tx, staged, written.filter(takesAnew))
  const counts = { ...NO_COUNTS, shared }
  for (const { outcome, by_hand } of written) {
    counts[outcome] += 1
    if (by_hand.length > 0) counts.byHand += 1
  }
  return counts
}

const sameNumber = (staged: StoredImport, line: number): RowProblem => ({
  column: columnOf(staged, 'bookingNumber'),
  field: 'bookingNumber',
  problem: 'same-number',
  line,
})

function writtenRow(judged: JudgedRow, { house, today }: { house: Judging['house']; today: string }) {
  const { row, bookingNumber, said, found, change, problems } = judged
  const current = found && currentOf(found)
  const isRefused = problems.length > 0
  const outcome: ImportOutcome = isRefused
    ? 'refused'
    : !found
      ? 'new'
      : change.taken.length > 0
        ? 'changed'
        : 'unchanged'
  const after = { ...(current ?? { unitId: null, lastName: '', firstName: '' }), ...said }
  const status = said.status ?? (found ? statusOf(found) : 'expected')
  const takesUnit = ['expected', 'in house'].includes(status) && (after.departure ?? '') >= today
  const isPlaced = !isRefused && takesUnit && Boolean(after.unitId)
  const differences = (fields: readonly (keyof typeof said)[]) =>
    current && !isRefused ? fields.map((field) => differenceOf(field, current, said, house)) : []
  return {
    row,
    booking_number: bookingNumber || null,
    outcome,
    problems,
    changes: differences(change.taken),
    by_hand: differences(change.byHand.map(({ field }) => field)),
    guest_name: `${after.firstName} ${after.lastName}`.trim(),
    unit_id: isPlaced ? (after.unitId ?? null) : null,
    arrival: isPlaced ? (after.arrival ?? null) : null,
    departure: isPlaced ? (after.departure ?? null) : null,
  }
}

/** Fields that give a booking a unit on other nights than before. */
const PLACING: readonly string[] = ['unitId', 'arrival', 'departure', 'status']

function takesAnew({ unit_id, outcome, changes }: ReturnType<typeof writtenRow>): boolean {
  return unit_id !== null && (outcome === 'new' || changes.some(({ field }) => PLACING.includes(field)))
}

async function storeChecked(
  tx: Tx,
  { propertyId, id }: StoredImport,
  rows: readonly ReturnType<typeof writtenRow>[],
): Promise<void> {
  await tx.execute(sql`
    update booking_import_rows as t set booking_number = r.booking_number, outcome = r.outcome,
      problems = r.problems, changes = r.changes, by_hand = r.by_hand, guest_name = r.guest_name,
      unit_id = r.unit_id, arrival = r.arrival, departure = r.departure, shares = '[]'
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (row integer, booking_number text, outcome text,
      problems jsonb, changes jsonb, by_hand jsonb, guest_name text, unit_id text, arrival date, departure date)
    where t.property_id = ${propertyId} and t.import_id = ${id} and t.row = r.row`)
}

/** For each row the line of an earlier one with the same number, or null. */
async function findFirstLines(
  tx: Tx,
  { propertyId, id }: StoredImport,
  judged: readonly JudgedRow[],
): Promise<(row: JudgedRow) => number | null> {
  const numbers = [...new Set(judged.map(({ bookingNumber }) => bookingNumber))].filter(Boolean)
  const looked = judged.map(({ row }) => row)
  const { rows } = await tx.execute<{ booking_number: string; row: number; line: number }>(sql`
    select distinct on (booking_number) booking_number, row, line from booking_import_rows
    where property_id = ${propertyId} and import_id = ${id}
      and booking_number in (select jsonb_array_elements_text(${JSON.stringify(numbers)}::jsonb))
      and row not in (select jsonb_array_elements(${JSON.stringify(looked)}::jsonb)::integer)
      and row < ${Math.max(...looked)}
    order by booking_number, row`)
  const first = new Map(rows.map(({ booking_number, row, line }) => [booking_number, { row, line }]))
  for (const { bookingNumber, row, line } of judged) {
    const other = first.get(bookingNumber)
    if (!other || row < other.row) first.set(bookingNumber, { row, line })
  }
  return ({ bookingNumber, row }) => {
    const other = first.get(bookingNumber)
    return bookingNumber !== '' && other && other.row < row ? other.line : null
  }
}
