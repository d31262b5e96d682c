import type { Clock } from '../../platform/clock/port.ts'
import type { Database } from '../../platform/db/port.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Jobs } from '../../platform/jobs/port.ts'
import { createCauses } from './causes.ts'
import { createDelivery, type DeliveryDependencies } from './deliver.ts'
import { sendMessageJob } from './jobs.ts'
import { messagingPersonalData } from './personal-data.ts'
import { createMessagingService, type MessagingService } from './service.ts'

type Dependencies = Pick<DeliveryDependencies, 'mail' | 'sms'> & {
  db: Database
  clock: Clock
  jobs: Jobs
  propertyFacts(propertyId: string): Promise<{ name: string }>
}

/** Messages to guests: written with what causes them, sent by a job. */
export function createMessagingFeature(dependencies: Dependencies): Feature<{ messaging: MessagingService }> {
  const { db, clock, jobs, mail, sms, propertyFacts } = dependencies
  const causes = createCauses()
  const propertyName = async (propertyId: string) => (await propertyFacts(propertyId)).name
  const deliver = createDelivery({ mail, sms, causes, propertyName })
  const sendMessage = sendMessageJob({ db, clock, causes, deliver })
  const messaging = createMessagingService({
    clock,
    causes,
    enqueue: (tx, message) => jobs.enqueue(tx, sendMessage, message),
  })
  return {
    name: 'messaging',
    jobs: [sendMessage],
    personalData: messagingPersonalData,
    services: { messaging },
  }
}
