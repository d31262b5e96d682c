import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database } from '../../../platform/db/port.ts'
import type { Jobs } from '../../../platform/jobs/port.ts'
import type { MailboxPort } from '../../../platform/mailbox/port.ts'
import { tellChanged } from '../delivery/sending.ts'
import type { Inbound } from '../inbound.ts'
import type { MessageSecrets } from '../settings/secrets.ts'
import { type MailboxToRead, readMailboxJob, sweepMailboxesJob } from './jobs.ts'
import { registerMailWebhook } from './webhook.ts'
import { createMailboxWork } from './work.ts'

type Dependencies = {
  db: Database
  clock: Clock
  log: Logger
  jobs: Jobs
  secret: string
  mailbox: MailboxPort
  inbound: Inbound
  secrets: MessageSecrets
}

/** Mail that comes in: to a property's mailbox, or posted by the server that could not deliver ours. */
export function mailboxParts(dependencies: Dependencies) {
  const { db, jobs, secret } = dependencies
  const work = createMailboxWork({ ...dependencies, tell: tellChanged })
  const read = readMailboxJob(work)
  const ask = async (mailbox: MailboxToRead) =>
    void (await db.tenant(mailbox.propertyId, (tx) =>
      jobs.enqueue(tx, read, mailbox, { singletonKey: mailbox.propertyId }),
    ))
  return {
    jobs: [read, sweepMailboxesJob({ db, ask })],
    pages: (http: FastifyInstance) => registerMailWebhook(http, { secret, take: work.takePosted }),
  }
}
