import type { ModuleName } from '@innkeeper/domain/modules/module-names.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database, Tx } from '../../../platform/db/port.ts'
import { emit } from '../../../platform/events/outbox.ts'
import type { Feature } from '../../../platform/feature.ts'
import type { Jobs } from '../../../platform/jobs/port.ts'
import type { EmailOffers, SendableEmails } from '../../html-builder/service.ts'
import type { PropertyService } from '../../properties/service.ts'
import type { Causes } from '../causes.ts'
import type { Lane } from '../delivery/due-messages.ts'
import type { LeavesHouse } from '../leaves-house.ts'
import type { SurveyAsks } from '../survey-asks.ts'
import { createTakeBackAsks } from '../take-back-asks.ts'
import { choicesHandler } from './choices.ts'
import { prepareContent } from './content-bodies.ts'
import { type DueMailing, startMailingJob, sweepMailingsJob } from './jobs.ts'
import type { MailingHouse } from './mailing-house.ts'
import { findMailingNames } from './mailing-name.ts'
import { findMailing, MAILING_CAUSE } from './mailing-repository.ts'
import { createMailings } from './mailings.ts'
import { mailingHandlers } from './routes.ts'

type Dependencies = {
  db: Database
  clock: Clock
  jobs: Jobs
  properties: PropertyService
  sendableEmails: SendableEmails
  emailOffers: EmailOffers
  origin: string
  causes: Causes
  houseOf(propertyId: string): Promise<MailingHouse>
  leavesHouse: LeavesHouse
  ask(tx: Tx, lane: Lane): Promise<unknown>
  surveyAsks: SurveyAsks
}

/** Messages somebody composes, to one or many. */
export function composeParts(dependencies: Dependencies): Required<Pick<Feature, 'handlers' | 'jobs'>> {
  const { db, clock, jobs, properties, sendableEmails, causes, houseOf, leavesHouse, ask } = dependencies
  const { origin, emailOffers } = dependencies
  const mailings = createMailings({
    db,
    clock,
    houseOf,
    prepare: (propertyId, content, isMarketing) =>
      prepareContent(sendableEmails, propertyId, content, { isMarketing }),
    ask,
    takeBackAsks: createTakeBackAsks(dependencies),
    tell: async (tx, propertyId, mailingId) =>
      void (await emit(tx, propertyId, 'mailing.changed', { mailingId })),
  })
  causes.register(MAILING_CAUSE, {
    isStanding: async (tx, propertyId, id) => (await findMailing(tx, propertyId, id)) !== null,
    attachments: async () => [],
    namesOf: findMailingNames,
  })
  const start = startMailingJob(mailings)
  const askMailing = async (due: DueMailing) =>
    void (await db.tenant(due.propertyId, (tx) =>
      jobs.enqueue(tx, start, due, { singletonKey: due.mailingId }),
    ))
  const requireChannels = async (propertyId: string, channels: { email: boolean; sms: boolean }) => {
    const needed: ModuleName[] = [
      ...(channels.email ? (['messagingEmail'] as const) : []),
      ...(channels.sms ? (['messagingSms'] as const) : []),
    ]
    for (const module of needed) await properties.requireModule(propertyId, module)
  }
  const choices = choicesHandler({ properties, sendableEmails, houseOf, leavesHouse })
  return {
    handlers: [choices, ...mailingHandlers({ db, clock, mailings, origin, emailOffers, requireChannels })],
    jobs: [start, sweepMailingsJob({ db, clock, ask: askMailing })],
  }
}
