import { propertyIdSchema } from '@innkeeper/domain/ids.ts'
import * as z from 'zod/mini'
import type { Database } from '../../../platform/db/port.ts'
import { defineJob, type Job } from '../../../platform/jobs/port.ts'
import { findMailboxes } from './place.ts'
import type { MailboxWork } from './work.ts'

const mailboxSchema = z.object({ propertyId: propertyIdSchema })
export type MailboxToRead = z.infer<typeof mailboxSchema>

export function readMailboxJob(work: Pick<MailboxWork, 'read'>): Job<MailboxToRead> {
  return defineJob({
    name: 'messaging.read-mailbox',
    payload: mailboxSchema,
    concurrency: 4,
    // Within the minute, so that two do not read one mailbox at a time.
    timeLimitSeconds: 55,
    retries: 0,
    handler: ({ payload, signal }) => work.read(payload.propertyId, signal),
  })
}

type Sweeping = { db: Database; ask: (mailbox: MailboxToRead) => Promise<void> }

/** Every minute, each mailbox that is set. */
export function sweepMailboxesJob({ db, ask }: Sweeping): Job<Record<string, never>> {
  return defineJob({
    name: 'messaging.sweep-mailboxes',
    payload: z.object({}),
    schedule: { cron: '* * * * *', timeZone: 'UTC' },
    retries: 0,
    handler: async () => {
      const propertyIds = await db.installation(findMailboxes, { readOnly: true })
      for (const propertyId of propertyIds) await ask({ propertyId })
    },
  })
}
