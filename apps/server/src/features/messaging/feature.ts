import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database } from '../../platform/db/port.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Jobs } from '../../platform/jobs/port.ts'
import type { MailPort } from '../../platform/mail/port.ts'
import type { MailboxPort } from '../../platform/mailbox/port.ts'
import type { SmsPort } from '../../platform/sms/port.ts'
import type { GuestService } from '../guests/service.ts'
import type { SendableEmails } from '../html-builder/service.ts'
import type { PropertyService } from '../properties/service.ts'
import { addressHandlers } from './address-routes.ts'
import { createCauses } from './causes.ts'
import { composeParts } from './compose/feature.ts'
import { createMailingHouses } from './compose/mailing-house.ts'
import type { Senders } from './delivery/deliver.ts'
import { createSending } from './delivery/sending.ts'
import { createInbound } from './inbound.ts'
import { mailboxParts } from './mailbox/feature.ts'
import { messagingPersonalData } from './personal-data.ts'
import { createMessagingService, type MessagingService } from './service.ts'
import { createUnsubscribeAddresses } from './unsubscribe/address.ts'
import { offersHandlers } from './unsubscribe/offers-routes.ts'
import { registerUnsubscribe } from './unsubscribe/routes.ts'

type Dependencies = {
  db: Database
  clock: Clock
  log: Logger
  jobs: Jobs
  mailbox: MailboxPort
  mail: MailPort
  sms: SmsPort
  secret: string
  origin: string
  properties: PropertyService
  guests: GuestService
  sendableEmails: SendableEmails
  propertyFacts(propertyId: string): Promise<{ name: string }>
}

/** Messages to guests: written with what causes them, sent by whichever node comes first. */
export function createMessagingFeature(dependencies: Dependencies): Feature<{ messaging: MessagingService }> {
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
  const mailbox = mailboxParts({ ...dependencies, inbound: createInbound() })
  return {
    name: 'messaging',
    handlers: [...compose.handlers, ...offersHandlers(dependencies), ...addressHandlers(dependencies)],
    jobs: [sending.sendLane, sending.sweepLanes, ...compose.jobs, ...mailbox.jobs],
    async pages(http) {
      await registerUnsubscribe(http, { ...dependencies, unsubscribe })
      await mailbox.pages(http)
    },
    personalData: messagingPersonalData,
    services: { messaging: createMessagingService({ clock, causes, ask }) },
  }
}
