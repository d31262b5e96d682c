import { IMPORT_KEPT_DAYS } from '@innkeeper/domain/guests/import/limits.ts'
import { propertyIdSchema, publicIdSchema } from '@innkeeper/domain/ids.ts'
import { DAY_MS } from '@innkeeper/domain/time.ts'
import { and, inArray, lt } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../platform/db/port.ts'
import { forEachDespiteFailures } from '../../../platform/jobs/for-each-despite-failures.ts'
import { defineJob, type Job, type Jobs } from '../../../platform/jobs/port.ts'
import { removeImport } from './repository.ts'
import { bookingImports } from './tables.ts'
import { WORKING, type WorkDependencies, workOnImport } from './work.ts'

/** A job of this length is given up by its queue; it ends itself before and hands the rest to the next. */
const TIME_LIMIT_SECONDS = 60
const WORK_MS = 30_000
/** Work that did not move for this long has lost its server. */
const STILL_MS = 45_000
/** A file that nobody went on with holds people all the same. */
const FORGOTTEN_DAYS = 7

const payload = z.object({ propertyId: propertyIdSchema, importId: publicIdSchema })
type Payload = z.infer<typeof payload>

export type ImportJobs = {
  jobs: readonly Job[]
  /** Goes on with an import once the transaction is through. */
  begin(tx: Tx, propertyId: string, importId: string): Promise<void>
}

export function createImportJobs(deps: WorkDependencies & { jobs: Jobs }): ImportJobs {
  const { db, clock, jobs } = deps

  const work: Job<Payload> = defineJob({
    name: 'guests.import-bookings',
    payload,
    timeLimitSeconds: TIME_LIMIT_SECONDS,
    handler: async ({ payload: { propertyId, importId }, signal }) => {
      const started = performance.now()
      const until = () => performance.now() - started > WORK_MS
      const isMore = await workOnImport(deps, { propertyId, importId }, { signal, until })
      if (isMore && !signal.aborted) await db.tenant(propertyId, (tx) => begin(tx, propertyId, importId))
    },
  })

  async function begin(tx: Tx, propertyId: string, importId: string): Promise<void> {
    await jobs.enqueue(tx, work, { propertyId, importId }, { singletonKey: `${propertyId} ${importId}` })
  }

  /** After a server was killed in the middle; two that work on one import do it one batch after the other. */
  const resume = defineJob({
    name: 'guests.resume-imports',
    payload: z.object({}),
    schedule: { cron: '* * * * *', timeZone: 'UTC' },
    handler: async ({ signal }) => {
      const still = await db.installation(
        (tx) =>
          tx
            .select({ propertyId: bookingImports.propertyId, id: bookingImports.id })
            .from(bookingImports)
            .where(
              and(
                inArray(bookingImports.state, WORKING),
                lt(bookingImports.touchedAt, new Date(clock.now().getTime() - STILL_MS)),
              ),
            ),
        { readOnly: true },
      )
      const goOn = ({ propertyId, id }: (typeof still)[number]) =>
        db.tenant(propertyId, (tx) => begin(tx, propertyId, id))
      await forEachDespiteFailures(still, goOn, signal)
    },
  })

  const prune = defineJob({
    name: 'guests.prune-imports',
    payload: z.object({}),
    schedule: { cron: '20 3 * * *', timeZone: 'UTC' },
    timeLimitSeconds: 600,
    handler: ({ signal }) => pruneImports(deps, signal),
  })

  return { jobs: [work, resume, prune] as unknown as readonly Job[], begin }
}

/** Removes files of long ago, and those that nobody went on with. */
export async function pruneImports(
  { db, clock }: Pick<WorkDependencies, 'db' | 'clock'>,
  signal?: AbortSignal,
): Promise<void> {
  const before = (days: number) => new Date(clock.now().getTime() - days * DAY_MS)
  const old = await db.installation(
    (tx) =>
      tx
        .select()
        .from(bookingImports)
        .where(lt(bookingImports.touchedAt, before(FORGOTTEN_DAYS))),
    { readOnly: true },
  )
  const isDue = ({ state, touchedAt }: (typeof old)[number]) =>
    ['reading', 'columns', 'checked'].includes(state) ||
    (['applied', 'taken-back', 'stopped'].includes(state) && touchedAt < before(IMPORT_KEPT_DAYS))
  await forEachDespiteFailures(
    old.filter(isDue),
    ({ propertyId, id }) => removeImport(db, propertyId, id),
    signal,
  )
}
