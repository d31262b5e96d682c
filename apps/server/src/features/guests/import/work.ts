import { setTimeout as pause } from 'node:timers/promises'
import type { ImportState } from '@innkeeper/api/guests/import.ts'
import type { OutsideFields } from '@innkeeper/domain/guests/outside-change.ts'
import { localTimeAt } from '@innkeeper/domain/time.ts'
import { and, asc, eq, gt } from 'drizzle-orm'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database, Tx } from '../../../platform/db/port.ts'
import { refreshStatistics } from '../../../platform/db/refresh-statistics.ts'
import { emit } from '../../../platform/events/outbox.ts'
import { record } from '../../audit/service.ts'
import { applyRows } from './apply-batch.ts'
import { checkRows } from './check-batch.ts'
import { addCounts, changeImport, countsOf, holdImport } from './repository.ts'
import { settleReturningGuests } from './returning-guests.ts'
import { readHouse } from './row-house.ts'
import { STAGED_COLUMNS } from './stage-file.ts'
import { bookingImportRows, type StoredCounts, type StoredImport, type StoredRow } from './tables.ts'
import { type TakingBack, takeBackRows } from './take-back-batch.ts'

/** Rows of one transaction. The embedded database makes everybody wait for its one connection, so less there. */
const BATCH_ROWS = { postgres: 1000, pglite: 100 } as const
/** Whoever asks something of the embedded database needs several turns: this is how long they have it to themselves. */
const PAUSE_MS = { postgres: 0, pglite: 25 } as const

export type WorkDependencies = Pick<TakingBack, 'bookingsWithOrders'> & {
  db: Database
  clock: Clock
  timeZoneOf(propertyId: string): Promise<string>
  makeNumber(propertyId: string, said: Partial<OutsideFields>): string
}

/** States in which a job works, and the one each ends in. */
const NEXT: Partial<Record<ImportState, ImportState>> = {
  checking: 'checked',
  applying: 'applied',
  'taking-back': 'taken-back',
}
export const WORKING = Object.keys(NEXT) as ImportState[]

type Place = { propertyId: string; importId: string }

/**
 * Works on an import until it is through, somebody stops it, or the time is up; true when there is more to do. Each
 * batch is a short transaction that also moves the cursor: after a stop the next one begins where the last one ended.
 */
export async function workOnImport(
  deps: WorkDependencies,
  place: Place,
  { signal, until }: { signal: AbortSignal; until: () => boolean },
): Promise<boolean> {
  const { db } = deps
  const { propertyId } = place
  const today = localTimeAt(deps.clock.now().getTime(), await deps.timeZoneOf(propertyId)).date
  for (let batches = 1; !signal.aborted; batches++) {
    const at = await db.tenant(propertyId, (tx) => workOnBatch(deps, { ...place, tx, today }))
    if (at === 'idle') return false
    if (at === 'looked' || at === 'written') {
      if (at === 'written') await settleReturningGuests(db, place, signal)
      if (signal.aborted) return true
      await db.tenant(propertyId, (tx) => finish(deps, { ...place, tx }))
      return false
    }
    if (hasGrown(batches)) await refreshStatistics(db, GROWING)
    if (until()) return true
    await pause(PAUSE_MS[db.engine])
  }
  return true
}

const GROWING = [
  STAGED_COLUMNS,
  'bookings (property_id, id, booking_number, unit_id, departure)',
  'booking_changes (property_id, booking_id, revision)',
] as const

/** After the first batch, the fourth, the sixteenth: each time there is several times as much as before. */
function hasGrown(batches: number): boolean {
  return Number.isInteger(Math.log2(batches) / 2)
}

type Batch = Place & { tx: Tx; today: string }

type Reached = 'more' | 'looked' | 'written' | 'idle'

/** One batch: `more` while rows are left, `looked` or `written` when all are, `idle` when there is nothing to do. */
async function workOnBatch(deps: WorkDependencies, batch: Batch): Promise<Reached> {
  const { tx, propertyId, importId } = batch
  const staged = await holdImport(tx, propertyId, importId)
  if (!staged || !WORKING.includes(staged.state)) return 'idle'
  const rows = await nextRows(tx, staged, BATCH_ROWS[deps.db.engine])
  const last = rows.at(-1)
  if (!last) return staged.state === 'checking' ? 'looked' : 'written'
  const counts = await countsAfter(deps, batch, staged, rows)
  await changeImport(tx, staged, { cursor: last.row, counts, touchedAt: deps.clock.now() })
  await emit(tx, propertyId, 'booking-import.changed', { importId })
  return 'more'
}

async function countsAfter(
  { clock, makeNumber, bookingsWithOrders }: WorkDependencies,
  { tx, propertyId, today }: Batch,
  staged: StoredImport,
  rows: readonly StoredRow[],
): Promise<StoredCounts> {
  const counts = countsOf(staged)
  if (staged.state === 'taking-back') {
    const { removed, restored, kept } = await takeBackRows({ tx, staged, bookingsWithOrders }, rows)
    const { takenBack: before } = counts
    const takenBack = {
      removed: before.removed + removed,
      restored: before.restored + restored,
      kept: before.kept + kept,
    }
    return { ...counts, takenBack }
  }
  const judging = {
    tx,
    staged,
    today,
    now: clock.now(),
    house: await readHouse(tx, propertyId),
    makeNumber: (said: Partial<OutsideFields>) => makeNumber(propertyId, said),
  }
  if (staged.state === 'checking') {
    return { ...counts, check: addCounts(counts.check, await checkRows(judging, rows)) }
  }
  return { ...counts, applied: addCounts(counts.applied, await applyRows(judging, rows)) }
}

function nextRows(tx: Tx, { propertyId, id, cursor }: StoredImport, limit: number): Promise<StoredRow[]> {
  return tx
    .select()
    .from(bookingImportRows)
    .where(
      and(
        eq(bookingImportRows.propertyId, propertyId),
        eq(bookingImportRows.importId, id),
        gt(bookingImportRows.row, cursor),
      ),
    )
    .orderBy(asc(bookingImportRows.row))
    .limit(limit)
}

const withoutSamples = (columns: StoredImport['columns']) =>
  columns.map((column) => ({ ...column, samples: [] }))

/** The import is through: it says so, and the log does. */
async function finish(
  { clock }: WorkDependencies,
  { tx, propertyId, importId }: Place & { tx: Tx },
): Promise<void> {
  const staged = await holdImport(tx, propertyId, importId)
  const state = staged && NEXT[staged.state]
  if (!state) return
  const now = clock.now()
  await changeImport(tx, staged, {
    state,
    touchedAt: now,
    // Samples show what a column holds while somebody says what it means; they are people.
    ...(state === 'checked' ? {} : { finishedAt: now, columns: withoutSamples(staged.columns) }),
  })
  await emit(tx, propertyId, 'booking-import.changed', { importId })
  if (state === 'checked') return
  await emit(tx, propertyId, 'booking.changed', { bookingId: null })
  const { applied, takenBack } = countsOf(staged)
  const { actorId, actorName, fileName: subject } = staged
  const told = (counts: Record<string, number>) =>
    Object.fromEntries(Object.entries(counts).map(([key, count]) => [key, String(count)]))
  await record(tx, {
    ...{ propertyId, actorId, actorName, subject },
    ...(state === 'applied'
      ? {
          action: 'bookings.imported' as const,
          details: told({ new: applied.new, changed: applied.changed, refused: applied.refused }),
        }
      : { action: 'bookings.taken-back' as const, details: told(takenBack) }),
  })
}
