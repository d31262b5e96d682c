import { propertyIdSchema } from '@innkeeper/domain/ids.ts'
import { DELIVERY_DAYS } from '@innkeeper/domain/webhooks/events.ts'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Clock } from '../../platform/clock/port.ts'
import { deleteInBatches } from '../../platform/db/delete-in-batches.ts'
import type { Database } from '../../platform/db/port.ts'
import { findBehind } from '../../platform/events/durable-reader.ts'
import { defineJob, type Job } from '../../platform/jobs/port.ts'
import { READER } from './collect.ts'

const payloadSchema = z.object({ propertyId: propertyIdSchema })
export type PropertyToWork = z.infer<typeof payloadSchema>

type Work = (propertyId: string, signal?: AbortSignal) => Promise<void>

/** Writes down what happened in a property, and sends what is due. */
export function workJob(work: Work): Job<PropertyToWork> {
  return defineJob({
    name: 'webhooks.work',
    payload: payloadSchema,
    concurrency: 2,
    timeLimitSeconds: 300,
    // The minute comes anyway.
    retries: 1,
    handler: ({ payload: { propertyId }, signal }) => work(propertyId, signal),
  })
}

type Sweeping = { db: Database; clock: Clock; ask: (propertyId: string) => Promise<void> }

/** Finds what nobody told of: tries whose time has come, and what happened while no node was up. */
export function sweepJob({ db, clock, ask }: Sweeping): Job<Record<string, never>> {
  return defineJob({
    name: 'webhooks.sweep',
    payload: z.object({}),
    schedule: { cron: '* * * * *', timeZone: 'UTC' },
    retries: 0,
    handler: async () => {
      const now = clock.now().toISOString()
      const found = await db.installation(
        async (tx) => {
          const { rows } = await tx.execute<{ property_id: string }>(sql`
            select distinct property_id from webhook_deliveries
            where state = 'waiting' and next_try_at <= ${now}::timestamptz
              and (claimed_until is null or claimed_until <= ${now}::timestamptz)`)
          return [...rows.map((row) => row.property_id), ...(await findBehind(tx, READER))]
        },
        { readOnly: true },
      )
      for (const propertyId of new Set(found)) await ask(propertyId)
    },
  })
}

const BATCH_ROWS = 1000
const DAY_MS = 86_400_000

/** What deliveries say of guests goes with them. */
export function pruneDeliveriesJob(db: Database, clock: Clock): Job<Record<string, never>> {
  return defineJob({
    name: 'webhooks.prune-deliveries',
    payload: z.object({}),
    schedule: { cron: '40 3 * * *', timeZone: 'UTC' },
    handler: async ({ signal }) => {
      await pruneDeliveries(db, clock.now(), signal)
    },
  })
}

export function pruneDeliveries(db: Database, now: Date, signal?: AbortSignal): Promise<number> {
  const before = new Date(now.getTime() - DELIVERY_DAYS * DAY_MS).toISOString()
  const deleteRows = (limit: number) =>
    db.installation(async (tx) => {
      const { rows } = await tx.execute<{ deleted: number }>(sql`
        with gone as (
          select property_id, id from webhook_deliveries
          where created_at < ${before}::timestamptz limit ${limit}
        ), deleted as (
          delete from webhook_deliveries d using gone
          where d.property_id = gone.property_id and d.id = gone.id returning 1
        )
        select count(*)::int as deleted from deleted`)
      return rows[0]?.deleted ?? 0
    })
  return deleteInBatches(deleteRows, { batchRows: BATCH_ROWS, signal })
}
