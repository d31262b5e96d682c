import type { Readable } from 'node:stream'
import { addEvidence, NO_EVIDENCE, recogniseDates } from '@innkeeper/domain/guests/import/dates.ts'
import type { ColumnMeaning } from '@innkeeper/domain/guests/import/fields.ts'
import { IMPORT_MAX_BYTES, IMPORT_MAX_ROWS } from '@innkeeper/domain/guests/import/limits.ts'
import { headerSignature, recogniseColumns } from '@innkeeper/domain/guests/import/recognise-columns.ts'
import { sql } from 'drizzle-orm'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database, Tx } from '../../../platform/db/port.ts'
import { refreshStatistics } from '../../../platform/db/refresh-statistics.ts'
import { emit } from '../../../platform/events/outbox.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { newId } from '../../../platform/ids.ts'
import { findMeanings } from './known-meanings.ts'
import { type Asked, type FileRow, readFile } from './read-file.ts'
import { changeImport, findOpenImport, removeImport } from './repository.ts'
import { bookingImports, type StagedColumn, type StoredImport } from './tables.ts'

/** What rows of files are searched by. */
export const STAGED_COLUMNS =
  'booking_import_rows (property_id, import_id, row, booking_number, unit_id, departure, booking_id)'

const BATCH_ROWS = 1000
const BATCH_LETTERS = 1_000_000
const SAMPLES = 3
const SAMPLE_LENGTH = 60
/** Stays that are looked at where the dates themselves leave their order open. */
const STAYS_LOOKED_AT = 200
/** An upload that nobody heard of for this long broke off with its server. */
const ABANDONED_MS = 60_000

export type IncomingFile = {
  body: Readable
  declaredBytes: number
  fileName: string
  asked: Asked
  replaces: string | undefined
  by: { userId: string; name: string }
}

type Dependencies = {
  db: Database
  clock: Clock
  guestFieldsOf(propertyId: string): Promise<readonly { id: string; name: string }[]>
}

/**
 * Reads a file into rows of its own as it comes in: memory holds a batch, and what is too large or cannot be read is
 * refused as soon as that is known, with nothing left of it. The rest of a refused one is read and thrown away, so
 * that the browser gets to hear why.
 */
export async function stageFile(
  deps: Dependencies,
  propertyId: string,
  file: IncomingFile,
): Promise<StoredImport> {
  const { body, declaredBytes } = file
  try {
    if (declaredBytes > IMPORT_MAX_BYTES) throw tooLarge()
    const id = await beginImport(deps, propertyId, file)
    try {
      return await takeIn(deps, { propertyId, id }, file)
    } catch (error) {
      await removeImport(deps.db, propertyId, id)
      throw error
    }
  } catch (error) {
    body.resume()
    throw error
  }
}

const tooLarge = () => new AppError('booking-import/too-large', 'A file has 100 MB at most.')

/** One at a time: throws `booking-import/open` while another waits or works. */
async function beginImport(
  { db, clock }: Dependencies,
  propertyId: string,
  { fileName, replaces, by }: IncomingFile,
): Promise<string> {
  const open = await db.tenant(propertyId, (tx) => findOpenImport(tx, propertyId), { readOnly: true })
  if (open) {
    const isReplaced = open.id === replaces && ['columns', 'checked'].includes(open.state)
    const isAbandoned =
      open.state === 'reading' && clock.now().getTime() - open.touchedAt.getTime() > ABANDONED_MS
    if (!isReplaced && !isAbandoned) throw alreadyOpen(open.id)
    await removeImport(db, propertyId, open.id)
  }
  const id = newId()
  const now = clock.now()
  const written = await db.tenant(propertyId, (tx) =>
    tx
      .insert(bookingImports)
      .values({
        propertyId,
        id,
        state: 'reading',
        fileName: fileName.slice(0, 200) || 'bookings',
        actorId: by.userId,
        actorName: by.name,
        createdAt: now,
        touchedAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: bookingImports.id }),
  )
  if (written.length === 0) throw alreadyOpen(null)
  return id
}

const alreadyOpen = (importId: string | null) =>
  new AppError('booking-import/open', 'Another import is open.', { importId })

type Place = { propertyId: string; id: string }

async function takeIn(
  deps: Dependencies,
  place: Place,
  { body, asked }: IncomingFile,
): Promise<StoredImport> {
  const { db, clock } = deps
  let bytes = 0
  async function* counted() {
    for await (const piece of body.iterator({ destroyOnReturn: false })) {
      const chunk: Buffer = Buffer.isBuffer(piece) ? piece : Buffer.from(piece)
      bytes += chunk.length
      if (bytes > IMPORT_MAX_BYTES) throw tooLarge()
      yield chunk
    }
  }
  const file = readFile(counted(), asked)
  const looked = lookAtColumns(file.columns)
  const first: string[][] = []
  let rowCount = 0
  let batch: FileRow[] = []
  let letters = 0

  async function store() {
    const rows = batch.map(({ line, cells }, index) => ({ row: rowCount + index + 1, line, cells }))
    rowCount += batch.length
    batch = []
    letters = 0
    await db.tenant(place.propertyId, async (tx) => {
      await insertRows(tx, place, rows)
      await changeImport(tx, place, { rowCount, bytes, touchedAt: clock.now() })
    })
  }

  for await (const row of file.rows) {
    if (rowCount + batch.length >= IMPORT_MAX_ROWS)
      throw new AppError('booking-import/too-many-rows', `At most ${IMPORT_MAX_ROWS} rows.`)
    batch.push(row)
    looked.add(row.cells)
    if (first.length < STAYS_LOOKED_AT) first.push(row.cells)
    letters += row.cells.reduce((sum, cell) => sum + cell.length, 0)
    if (batch.length >= BATCH_ROWS || letters > BATCH_LETTERS) await store()
  }
  if (batch.length > 0) await store()
  await refreshStatistics(db, [STAGED_COLUMNS])
  if (rowCount === 0) throw new AppError('booking-import/no-rows', 'There are no rows.')

  const columns = looked.columns()
  const meanings = await meaningsFor(deps, place.propertyId, columns)
  const dates = datesOf(columns, meanings, first)
  return db.tenant(place.propertyId, async (tx) => {
    await emit(tx, place.propertyId, 'booking-import.changed', { importId: place.id })
    return changeImport(tx, place, {
      ...file.facts(),
      ...{ state: 'columns', bytes, columns, meanings, touchedAt: clock.now() },
      ...{ dateOrder: dates.order, dateCertainty: dates.certainty },
    })
  })
}

async function insertRows(tx: Tx, { propertyId, id }: Place, rows: readonly (FileRow & { row: number })[]) {
  await tx.execute(sql`
    insert into booking_import_rows (property_id, import_id, row, line, cells)
    select ${propertyId}, ${id}, r.row, r.line, r.cells
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (row integer, line integer, cells jsonb)`)
}

/** Keeps some values of each column, and what all of them say of the order of dates. */
function lookAtColumns(names: () => string[]) {
  const looked: Omit<StagedColumn, 'name'>[] = []
  return {
    add(cells: readonly string[]) {
      cells.forEach((cell, index) => {
        looked[index] ??= { samples: [], dates: { ...NO_EVIDENCE } }
        const { samples, dates } = looked[index]
        addEvidence(dates, cell)
        if (samples.length >= SAMPLES || cell.trim() === '') return
        const sample = cell.trim().slice(0, SAMPLE_LENGTH)
        if (!samples.includes(sample)) samples.push(sample)
      })
    },
    columns: (): StagedColumn[] =>
      names().map((name, index) => ({
        name,
        ...(looked[index] ?? { samples: [], dates: { ...NO_EVIDENCE } }),
      })),
  }
}

/** As staff last said for this kind of file, else by the names of the columns. */
async function meaningsFor(
  { db, guestFieldsOf }: Dependencies,
  propertyId: string,
  columns: readonly StagedColumn[],
): Promise<ColumnMeaning[]> {
  const names = columns.map(({ name }) => name)
  const known = await db.tenant(propertyId, (tx) => findMeanings(tx, propertyId, headerSignature(names)), {
    readOnly: true,
  })
  const found = recogniseColumns(names, await guestFieldsOf(propertyId))
  return known && known.length === names.length ? known : found
}

function datesOf(
  columns: readonly StagedColumn[],
  meanings: readonly ColumnMeaning[],
  rows: readonly (readonly string[])[],
) {
  const [arrival, departure] = [meanings.indexOf('arrival'), meanings.indexOf('departure')]
  const evidence = [arrival, departure].flatMap((place) => columns[place]?.dates ?? [])
  const stays = rows.map((cells) => ({ arrival: cells[arrival] ?? '', departure: cells[departure] ?? '' }))
  return recogniseDates(evidence, stays)
}
