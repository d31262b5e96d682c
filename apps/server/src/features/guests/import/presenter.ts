import type { BookingImport, ImportRow } from '@innkeeper/api/guests/import.ts'
import { countsOf } from './repository.ts'
import type { StoredImport, StoredRow } from './tables.ts'

export function presentImport(staged: StoredImport): BookingImport {
  const { id, state, fileName, format, encoding, delimiter, bytes, columns, meanings } = staged
  const { dateOrder, dateCertainty, makesNumbers, handRule, cursor } = staged
  const { check: counts, applied, takenBack } = countsOf(staged)
  return {
    ...{ id, state, fileName, format, encoding, delimiter, bytes, meanings },
    rows: staged.rowCount,
    columns: columns.map(({ name, samples }) => ({ name, samples })),
    ...{ dateOrder, dateCertainty, makesNumbers, handRule },
    done: cursor,
    ...{ counts, applied, takenBack },
    by: staged.actorName,
    createdAt: staged.createdAt.toISOString(),
    finishedAt: staged.finishedAt?.toISOString() ?? null,
    canTakeBack: ['applied', 'stopped'].includes(state) && applied.new + applied.changed > 0,
  }
}

export function presentRow(row: StoredRow, names: ReadonlyMap<string, string> = new Map()): ImportRow {
  const { line, outcome, bookingNumber, cells, problems, changes, byHand, shares, bookingId, takenBack } = row
  return {
    row: row.row,
    guest: names.get(row.bookingId ?? '') ?? null,
    line,
    outcome,
    bookingNumber,
    cells,
    problems,
    changes,
    byHand,
    shares,
    bookingId,
    takenBack,
  }
}
