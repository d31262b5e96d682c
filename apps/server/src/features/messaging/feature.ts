import type { FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { createSecretBox } from '../../platform/auth/secrets.ts'
import type { Tries } from '../../platform/auth/tries.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { Settings } from '../../platform/config/schema.ts'
import type { Database } from '../../platform/db/port.ts'
import type { DnsPort } from '../../platform/dns/port.ts'
import type { EventHub } from '../../platform/events/port.ts'
import type { Feature } from '../../platform/feature.ts'
import type { FilesPort } from '../../platform/files/port.ts'
import type { Jobs } from '../../platform/jobs/port.ts'
import type { LinkedFeatures } from '../../platform/linked-features.ts'
import type { MailPort } from '../../platform/mail/port.ts'
import type { MailboxPort } from '../../platform/mailbox/port.ts'
import type { PicturesPort } from '../../platform/pictures/port.ts'
import type { SmsAdapters } from '../../platform/sms/adapters.ts'
import type { SmsPort } from '../../platform/sms/port.ts'
import type { GuestService } from '../guests/service.ts'
import type { EmailOffers, SendableEmails } from '../html-builder/service.ts'
import type { PropertyService } from '../properties/service.ts'
import { addressHandlers } from './address-routes.ts'
import { createAddressees } from './addressees.ts'
import { createCauses } from './causes.ts'
import { prepareContent } from './compose/content-bodies.ts'
import { composeParts } from './compose/feature.ts'
import { createMailingHouses } from './compose/mailing-house.ts'
import { scheduledUses } from './compose/scheduled-uses.ts'
import { createBodies } from './delivery/bodies.ts'
import { createSending } from './delivery/sending.ts'
import { createInbound, type Inbound } from './inbound.ts'
import { createLeavesHouse, type LeavesHouse } from './leaves-house.ts'
import { mailboxParts } from './mailbox/feature.ts'
import { outboxParts } from './outbox/feature.ts'
import { createMessagingPersonalData } from './personal-data.ts'
import { messagingProcessing } from './processing.ts'
import { createSenders } from './senders.ts'
import { createMessagingService, type MessagingService } from './service.ts'
import { settingsParts } from './settings/feature.ts'
import { createMessageSecrets } from './settings/secrets.ts'
import { registerSmsWebhooks } from './sms/webhook-routes.ts'
import { createStayMessages } from './stay-messages.ts'
import type { SurveyAsks } from './survey-asks.ts'
import { threadParts } from './threads/feature.ts'
import { createUnsubscribeAddresses } from './unsubscribe/address.ts'
import { offersHandlers } from './unsubscribe/offers-routes.ts'
import { registerUnsubscribe } from './unsubscribe/routes.ts'

type Dependencies = {
  db: Database
  clock: Clock
  log: Logger
  hub: EventHub
  jobs: Jobs
  mailbox: MailboxPort
  mail: MailPort
  sms: SmsPort
  smsGateways: SmsAdapters
  dns: DnsPort
  settings: Settings
  isDemo: boolean
  files: FilesPort
  pictures: PicturesPort
  tries: Tries
  secret: string
  isHttps: boolean
  origin: string
  linkOrigin(request: FastifyRequest): string
  guests: GuestService
  properties: PropertyService
  sendableEmails: SendableEmails
  emailOffers: EmailOffers
  linkedFeatures: LinkedFeatures
  propertyFacts(propertyId: string): Promise<{ name: string }>
  surveyAsks: SurveyAsks
}

export type MessagingServices = {
  messaging: MessagingService
  inbound: Inbound
  /** Whether what a property sends by a channel goes to a provider. */
  leavesHouse: LeavesHouse
}

/** Messages to guests: written with what causes them, sent by whichever node comes first. */
export function createMessagingFeature(dependencies: Dependencies): Feature<MessagingServices> {
  const { db, clock, secret } = dependencies
  const causes = createCauses()
  const inbound = createInbound()
  const secrets = createMessageSecrets(createSecretBox(secret))
  const senders = createSenders({ ...dependencies, secrets })
  const sending = createSending({ ...dependencies, causes, senders })
  const { ask } = sending
  const unsubscribe = createUnsubscribeAddresses(dependencies)
  const houseOf = createMailingHouses({ ...dependencies, unsubscribe })
  const stays = createStayMessages({
    clock,
    houseOf,
    prepare: (propertyId, content, isMarketing) =>
      prepareContent(dependencies.sendableEmails, propertyId, content, { isMarketing }),
    ask,
  })
  const leavesHouse = createLeavesHouse(senders)
  const compose = composeParts({ ...dependencies, causes, houseOf, leavesHouse, ask })
  const outbox = outboxParts({ ...dependencies, causes, bodies: createBodies(db), leavesHouse, ask })
  const settings = settingsParts({ ...dependencies, secrets, senders })
  const mailbox = mailboxParts({ ...dependencies, inbound, secrets })
  const threads = threadParts({ ...dependencies, causes, inbound, ask })
  return {
    name: 'messaging',
    handlers: [
      ...compose.handlers,
      ...outbox.handlers,
      ...settings.handlers,
      ...threads.handlers,
      ...offersHandlers(dependencies),
      ...addressHandlers(dependencies),
    ],
    jobs: [sending.sendLane, sending.sweepLanes, ...compose.jobs, ...mailbox.jobs, ...threads.jobs],
    async pages(http) {
      await registerUnsubscribe(http, { ...dependencies, unsubscribe })
      await mailbox.pages(http)
      await registerSmsWebhooks(http, { ...dependencies, inbound, gateway: senders.gateway })
    },
    uses: scheduledUses,
    personalData: createMessagingPersonalData(threads.personalData),
    processing: messagingProcessing(senders),
    services: {
      messaging: {
        ...createMessagingService({ clock, causes, ask }),
        stays,
        addresseesOf: createAddressees({ db, leavesHouse }),
      },
      inbound,
      leavesHouse,
    },
  }
}
