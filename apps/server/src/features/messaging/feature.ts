import type { Clock } from '../../platform/clock/port.ts'
import type { Database } from '../../platform/db/port.ts'
import type { Jobs } from '../../platform/jobs/port.ts'
import { createDelivery } from './deliver.ts'
import { sendMessageJob } from './jobs.ts'
import { createMessagingService, type MessagingService } from './service.ts'

type Dependencies = { db: Database; clock: Clock; jobs: Jobs } & Parameters<typeof createDelivery>[0]

/** Messages to guests: written with what causes them, sent by a job. */
export function createMessagingFeature({ db, clock, jobs, ...world }: Dependencies): MessagingService {
  const sendMessage = sendMessageJob({ db, clock, deliver: createDelivery(world) })
  jobs.register(sendMessage)
  return createMessagingService({
    clock,
    enqueue: (tx, message) => jobs.enqueue(tx, sendMessage, message),
  })
}
