import {
  importWindows,
  isOfWindow,
  pauseAfter,
  type Window,
} from '@innkeeper/domain/integrations/ask-spans.ts'
import { and, eq } from 'drizzle-orm'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database } from '../../platform/db/port.ts'
import { PmsError, type PmsPort } from '../../platform/pms/port.ts'
import { type Busy, whileBusy } from './busy.ts'
import type { Connections } from './connections.ts'
import { addOutcomes, type Counts } from './counts.ts'
import { emitChanged, noteContact, noteTrouble } from './health.ts'
import { readHouse } from './stored-settings.ts'
import { takingOf } from './sync.ts'
import { type ConnectionRow, type ImportRow, pmsConnections, pmsImports } from './tables.ts'
import { troubleOf } from './trouble.ts'
import { tryReservations, writeReservations } from './write-reservations.ts'

type Dependencies = { db: Database; clock: Clock; connections: Connections }

/** Brings in the stays that are there, stretch by stretch; begun again, it goes on where it was. */
export function createImportStays({ db, clock, connections }: Dependencies) {
  const find = (propertyId: string, importId: string) =>
    db.tenant(
      propertyId,
      async (tx) => {
        const [row] = await tx
          .select()
          .from(pmsImports)
          .where(and(eq(pmsImports.propertyId, propertyId), eq(pmsImports.id, importId)))
        return row
      },
      { readOnly: true },
    )
  const save = ({ propertyId, id }: ImportRow, change: Partial<ImportRow>) =>
    db.tenant(propertyId, async (tx) => {
      await tx
        .update(pmsImports)
        .set(change)
        .where(and(eq(pmsImports.propertyId, propertyId), eq(pmsImports.id, id)))
      await emitChanged(tx, propertyId)
    })

  async function bringIn(
    connection: ConnectionRow,
    job: ImportRow,
    {
      port,
      window,
      isFirst,
      signal,
    }: { port: PmsPort; window: Window; isFirst: boolean; signal: AbortSignal },
  ): Promise<Counts> {
    const taking = await takingOf(db, connection, clock.now())
    const write = job.isDryRun ? tryReservations : writeReservations
    let counts = job.counts
    for await (const page of port.stays(window, signal)) {
      const fresh = page.filter(({ arrival }) => isOfWindow(arrival, window, isFirst))
      counts = addOutcomes(counts, await write(db, fresh, taking))
      await save(job, { counts })
    }
    return counts
  }

  async function run({ connection, stayBusy }: Busy, first: ImportRow, signal: AbortSignal): Promise<void> {
    const port = connections.open(connection)
    const windows = importWindows(first.startedAt.getTime(), readHouse(connection.found).timeZone)
    let job = first
    for (const [index, window] of windows.entries()) {
      if (index < job.windowsDone) continue
      signal.throwIfAborted()
      const counts = await bringIn(connection, job, { port, window, isFirst: index === 0, signal })
      job = { ...job, counts, windowsDone: index + 1 }
      await save(job, { counts, windowsDone: job.windowsDone, trouble: null })
      await stayBusy()
    }
    await save(job, { state: 'done', endedAt: clock.now(), trouble: null })
    if (job.isDryRun) await noteContact(db, connection, clock.now())
    else await begin(connection, job)
  }

  /** From here on changes are asked for, beginning with those made while the import ran. */
  async function begin(connection: ConnectionRow, { startedAt }: ImportRow): Promise<void> {
    await noteContact(db, connection, clock.now(), { keptUntil: startedAt })
    await db.tenant(connection.propertyId, (tx) =>
      tx
        .update(pmsConnections)
        .set({ state: 'on' })
        .where(and(eq(pmsConnections.propertyId, connection.propertyId), eq(pmsConnections.state, 'new'))),
    )
  }

  /** When to go on, `soon` where another node is at it; null when it is over. */
  return async function importStays(
    propertyId: string,
    importId: string,
    signal: AbortSignal,
  ): Promise<Date | 'soon' | null> {
    const job = await find(propertyId, importId)
    if (job?.state !== 'running') return null
    const later = (ms: number) => new Date(clock.now().getTime() + ms)
    let goOnAt: Date | null = null
    const isDone = await whileBusy({ db, clock }, propertyId, async (busy) => {
      try {
        await run(busy, job, signal)
      } catch (error) {
        signal.throwIfAborted()
        if (!(error instanceof PmsError)) throw error
        await noteTrouble(db, busy.connection, error, clock.now())
        const end = error.retryable ? {} : { state: 'stopped' as const, endedAt: clock.now() }
        await save(job, { trouble: troubleOf(error), ...end })
        if (error.retryable) goOnAt = later(pauseAfter(busy.connection.failures + 1, error.retryAfterMs))
      }
    })
    return isDone ? goOnAt : 'soon'
  }
}
