import { propertyIdSchema, publicIdSchema } from '@innkeeper/domain/ids.ts'
import * as z from 'zod/mini'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database } from '../../../platform/db/port.ts'
import { defineJob, type Job } from '../../../platform/jobs/port.ts'
import { findDueMailings } from './mailing-repository.ts'
import type { Mailings } from './mailings.ts'

const mailingSchema = z.object({ propertyId: propertyIdSchema, mailingId: publicIdSchema })
export type DueMailing = z.infer<typeof mailingSchema>

/** Begins a scheduled message whose hour has come. */
export function startMailingJob(mailings: Mailings): Job<DueMailing> {
  return defineJob({
    name: 'messaging.start-mailing',
    payload: mailingSchema,
    concurrency: 2,
    timeLimitSeconds: 120,
    retries: 1,
    handler: ({ payload }) => mailings.start(payload),
  })
}

type Sweeping = { db: Database; clock: Clock; ask: (due: DueMailing) => Promise<void> }

export function sweepMailingsJob({ db, clock, ask }: Sweeping): Job<Record<string, never>> {
  return defineJob({
    name: 'messaging.sweep-mailings',
    payload: z.object({}),
    schedule: { cron: '* * * * *', timeZone: 'UTC' },
    retries: 0,
    handler: async () => {
      const due = await db.installation((tx) => findDueMailings(tx, clock.now()), { readOnly: true })
      for (const mailing of due) await ask(mailing)
    },
  })
}
