import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database, Tx } from '../../platform/db/port.ts'
import { forEachDespiteFailures } from '../../platform/jobs/for-each-despite-failures.ts'
import { defineJob, type Job, type Jobs } from '../../platform/jobs/port.ts'

const propertySchema = z.object({ propertyId: z.string() })
const importSchema = z.object({ propertyId: z.string(), importId: z.string() })
type OfProperty = z.infer<typeof propertySchema>
type OfImport = z.infer<typeof importSchema>

/** Another node asks at this moment: look again soon, by the clock of the queue. */
const SOON_MS = 20_000
const soon = () => new Date(Date.now() + SOON_MS)

type Dependencies = {
  db: Database
  clock: Clock
  jobs: Jobs
  /** Answer false where another node is at it. */
  sync(propertyId: string, signal: AbortSignal): Promise<boolean>
  settle(propertyId: string): Promise<boolean>
  /** When to go on, `soon` where another node is at it; null when it is over. */
  importStays(propertyId: string, importId: string, signal: AbortSignal): Promise<Date | 'soon' | null>
}

/** Work with other systems: each property's in a job of its own, so that one that is slow holds up no other. */
export function createPmsJobs({ db, clock, jobs, sync, settle, importStays }: Dependencies) {
  const enqueue = async (tx: Tx, job: Job<OfProperty>, propertyId: string) =>
    void (await jobs.enqueue(tx, job, { propertyId }, { singletonKey: propertyId }))
  /** Under a key of its own: who asks meanwhile does not wait for it. */
  const enqueueLater = (job: Job<OfProperty>, propertyId: string) =>
    db.tenant(propertyId, (tx) =>
      jobs.enqueue(tx, job, { propertyId }, { singletonKey: `later ${propertyId}`, startAfter: soon() }),
    )

  const syncJob: Job<OfProperty> = defineJob({
    name: 'integrations.sync',
    payload: propertySchema,
    timeLimitSeconds: 300,
    concurrency: 2,
    handler: async ({ payload: { propertyId }, signal }) => {
      if (!(await sync(propertyId, signal))) await enqueueLater(syncJob, propertyId)
    },
  })

  const settleJob: Job<OfProperty> = defineJob({
    name: 'integrations.settle',
    payload: propertySchema,
    timeLimitSeconds: 300,
    concurrency: 2,
    handler: async ({ payload: { propertyId } }) => {
      if (!(await settle(propertyId))) await enqueueLater(settleJob, propertyId)
    },
  })

  const importJob: Job<OfImport> = defineJob({
    name: 'integrations.import',
    payload: importSchema,
    timeLimitSeconds: 3600,
    handler: async ({ payload, signal }) => {
      const { propertyId, importId } = payload
      const goOn = await importStays(propertyId, importId, signal)
      const startAfter = goOn === 'soon' ? soon() : goOn
      if (startAfter)
        await db.tenant(propertyId, (tx) => jobs.enqueue(tx, importJob, payload, { startAfter }))
    },
  })

  /** Always, whether webhooks come or not. */
  const askJob = defineJob({
    name: 'integrations.ask',
    payload: z.object({}),
    schedule: { cron: '*/3 * * * *', timeZone: 'UTC' },
    // The next round comes anyway.
    retries: 0,
    handler: async ({ signal }) => {
      const now = clock.now().toISOString()
      const { rows } = await db.installation(
        (tx) =>
          tx.execute<{ property_id: string }>(sql`select property_id from pms_connections
            where state = 'on' and (next_try_at is null or next_try_at <= ${now}::timestamptz)`),
        { readOnly: true },
      )
      await forEachDespiteFailures(
        rows.map(({ property_id }) => property_id),
        (propertyId) =>
          db.tenant(propertyId, async (tx) => {
            await enqueue(tx, syncJob, propertyId)
            await enqueue(tx, settleJob, propertyId)
          }),
        signal,
      )
    },
  })

  return {
    all: [syncJob, settleJob, importJob, askJob],
    enqueueSync: (tx: Tx, propertyId: string) => enqueue(tx, syncJob, propertyId),
    enqueueSettle: (tx: Tx, propertyId: string) => enqueue(tx, settleJob, propertyId),
    enqueueImport: async (tx: Tx, propertyId: string, importId: string) =>
      void (await jobs.enqueue(tx, importJob, { propertyId, importId })),
  }
}
