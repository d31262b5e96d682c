import type { Tries } from '../../platform/auth/tries.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database } from '../../platform/db/port.ts'
import type { Feature } from '../../platform/feature.ts'
import type { FilesPort } from '../../platform/files/port.ts'
import type { Jobs } from '../../platform/jobs/port.ts'
import type { MailPort } from '../../platform/mail/port.ts'
import type { PicturesPort } from '../../platform/pictures/port.ts'
import type { SmsPort } from '../../platform/sms/port.ts'
import type { GuestService } from '../guests/service.ts'
import type { SendableEmails } from '../html-builder/service.ts'
import type { PropertyService } from '../properties/service.ts'
import { createCauses } from './causes.ts'
import { composeParts } from './compose/feature.ts'
import { createMailingHouses } from './compose/mailing-house.ts'
import type { Senders } from './delivery/deliver.ts'
import { createSending } from './delivery/sending.ts'
import { createInbound, type Inbound } from './inbound.ts'
import { createMessagingPersonalData } from './personal-data.ts'
import { createMessagingService, type MessagingService } from './service.ts'
import { threadParts } from './threads/feature.ts'
import { createUnsubscribeAddresses } from './unsubscribe/address.ts'

type Dependencies = {
  db: Database
  clock: Clock
  jobs: Jobs
  mail: MailPort
  sms: SmsPort
  files: FilesPort
  pictures: PicturesPort
  tries: Tries
  secret: string
  isHttps: boolean
  origin: string
  guests: GuestService
  properties: PropertyService
  sendableEmails: SendableEmails
  propertyFacts(propertyId: string): Promise<{ name: string }>
}

/** Messages to guests: written with what causes them, sent by whichever node comes first. */
export function createMessagingFeature(
  dependencies: Dependencies,
): Feature<{ messaging: MessagingService; inbound: Inbound }> {
  const { clock, mail, sms, propertyFacts } = dependencies
  const causes = createCauses()
  const senders: Senders = {
    email: async (propertyId) => ({ mail, fromName: (await propertyFacts(propertyId)).name, replyTo: null }),
    sms: async () => ({ sms, provider: sms.kind }),
  }
  const sending = createSending({ ...dependencies, causes, senders })
  const { ask } = sending
  const unsubscribe = createUnsubscribeAddresses(dependencies)
  const houseOf = createMailingHouses({ ...dependencies, unsubscribe })
  const compose = composeParts({ ...dependencies, causes, houseOf, ask })
  const inbound = createInbound()
  const threads = threadParts({ ...dependencies, causes, inbound, ask })
  return {
    name: 'messaging',
    handlers: [...compose.handlers, ...threads.handlers],
    jobs: [sending.sendLane, sending.sweepLanes, ...compose.jobs, ...threads.jobs],
    personalData: createMessagingPersonalData(threads.personalData),
    services: { messaging: createMessagingService({ clock, causes, ask }), inbound },
  }
}
