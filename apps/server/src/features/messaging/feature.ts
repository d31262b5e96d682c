import type { Clock } from '../../platform/clock/port.ts'
import type { Database } from '../../platform/db/port.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Jobs } from '../../platform/jobs/port.ts'
import type { MailPort } from '../../platform/mail/port.ts'
import type { SmsPort } from '../../platform/sms/port.ts'
import type { SendableEmails } from '../html-builder/service.ts'
import type { PropertyService } from '../properties/service.ts'
import { createCauses } from './causes.ts'
import { composeParts } from './compose/feature.ts'
import { createMailingHouses } from './compose/mailing-house.ts'
import { scheduledUses } from './compose/scheduled-uses.ts'
import { createBodies } from './delivery/bodies.ts'
import type { Senders } from './delivery/deliver.ts'
import { createSending } from './delivery/sending.ts'
import { createLeavesHouse } from './leaves-house.ts'
import { outboxParts } from './outbox/feature.ts'
import { messagingPersonalData } from './personal-data.ts'
import { createMessagingService, type MessagingService } from './service.ts'
import { createUnsubscribeAddresses } from './unsubscribe/address.ts'

type Dependencies = {
  db: Database
  clock: Clock
  jobs: Jobs
  mail: MailPort
  sms: SmsPort
  secret: string
  origin: string
  properties: PropertyService
  sendableEmails: SendableEmails
  propertyFacts(propertyId: string): Promise<{ name: string }>
}

/** Messages to guests: written with what causes them, sent by whichever node comes first. */
export function createMessagingFeature(dependencies: Dependencies): Feature<{ messaging: MessagingService }> {
  const { db, clock, mail, sms, propertyFacts } = dependencies
  const causes = createCauses()
  const senders: Senders = {
    email: async (propertyId) => ({ mail, fromName: (await propertyFacts(propertyId)).name, replyTo: null }),
    sms: async () => ({ sms, provider: sms.kind }),
  }
  const sending = createSending({ ...dependencies, causes, senders })
  const { ask } = sending
  const unsubscribe = createUnsubscribeAddresses(dependencies)
  const houseOf = createMailingHouses({ ...dependencies, unsubscribe })
  const leavesHouse = createLeavesHouse(senders)
  const compose = composeParts({ ...dependencies, causes, houseOf, leavesHouse, ask })
  const outbox = outboxParts({ ...dependencies, causes, bodies: createBodies(db), leavesHouse, ask })
  return {
    name: 'messaging',
    handlers: [...compose.handlers, ...outbox.handlers],
    jobs: [sending.sendLane, sending.sweepLanes, ...compose.jobs],
    uses: scheduledUses,
    personalData: messagingPersonalData,
    services: { messaging: createMessagingService({ clock, causes, ask }) },
  }
}
