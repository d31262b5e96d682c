import type { Clock } from '../../platform/clock/port.ts'
import type { Database } from '../../platform/db/port.ts'
import type { Jobs } from '../../platform/jobs/port.ts'
import { createCauses } from './causes.ts'
import { createDelivery, type DeliveryDependencies } from './deliver.ts'
import { sendMessageJob } from './jobs.ts'
import { createMessagingService, type MessagingService } from './service.ts'

type Dependencies = { db: Database; clock: Clock; jobs: Jobs } & Omit<DeliveryDependencies, 'causes'>

/** Messages to guests: written with what causes them, sent by a job. */
export function createMessagingFeature({ db, clock, jobs, ...outside }: Dependencies): MessagingService {
  const causes = createCauses()
  const deliver = createDelivery({ ...outside, causes })
  const sendMessage = sendMessageJob({ db, clock, causes, deliver })
  jobs.register(sendMessage)
  return createMessagingService({
    clock,
    causes,
    enqueue: (tx, message) => jobs.enqueue(tx, sendMessage, message),
  })
}
