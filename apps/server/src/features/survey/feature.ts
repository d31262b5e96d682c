import { ANSWER_DAYS_AFTER_STAY } from '@innkeeper/domain/survey/constants.ts'
import type { FastifyRequest } from 'fastify'
import type { Tries } from '../../platform/auth/tries.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database } from '../../platform/db/port.ts'
import type { EventHub } from '../../platform/events/port.ts'
import type { Feature } from '../../platform/feature.ts'
import { createKnownDevices } from '../../platform/http/known-devices.ts'
import type { Jobs } from '../../platform/jobs/port.ts'
import type { LinkedFeatures } from '../../platform/linked-features.ts'
import type { MailPort } from '../../platform/mail/port.ts'
import type { WhereUsed } from '../../platform/where-used.ts'
import type { AutomationsService } from '../automations/service.ts'
import type { GuestService, StayCookie } from '../guests/service.ts'
import type { TemplateSources } from '../html-builder/service.ts'
import type { MessagingService, SurveyAsks } from '../messaging/service.ts'
import type { PropertyService } from '../properties/service.ts'
import { ownSurveyPath } from './addresses.ts'
import { alertJob, createTellByMail } from './alert/alert-job.ts'
import { createSurveyAsks } from './asking/asks.ts'
import { createFindSurveys } from './asking/find-surveys.ts'
import { lowScore } from './asking/low-score.ts'
import { hasOpenSurvey } from './asking/open-surveys.ts'
import { registerOwnSurvey } from './asking/own-survey-route.ts'
import { surveyFinder } from './editing/find-by-words.ts'
import { surveyHandlers } from './editing/routes.ts'
import { createReadBack } from './guest/read-back.ts'
import { guestSurveyHandlers } from './guest/routes.ts'
import { createSend } from './guest/send.ts'
import { createStart } from './guest/start.ts'
import { registerSurveyPage } from './page-routes.ts'
import { surveyPersonalData } from './privacy/personal-data.ts'
import { resultHandlers } from './results/routes.ts'
import { createGuestMarks } from './stays.ts'
import { surveyUses } from './uses.ts'

/** As long as the link of a stay opens anything. */
const DEVICE_SECONDS = ANSWER_DAYS_AFTER_STAY * 24 * 3600

type Dependencies = {
  db: Database
  clock: Clock
  hub: EventHub
  jobs: Jobs
  mail: MailPort
  origin: string
  tries: Tries
  secret: string
  isHttps: boolean
  linkedFeatures: LinkedFeatures
  properties: PropertyService
  guests: GuestService
  stayCookie: StayCookie
  templateSources: TemplateSources
  automations: AutomationsService
  messaging: MessagingService
  whereUsed: Pick<WhereUsed, 'surveys'>
  /** The key to previews this visitor has. */
  previewKeyOf(request: FastifyRequest, hotel: string): Promise<string | null>
  isPreviewKey(key: string, propertyId: string): Promise<boolean>
}

export type SurveyServices = {
  surveyAsks: SurveyAsks
  hasOpenSurvey: typeof hasOpenSurvey
}

/** What guests are asked about their stay, and what comes back. */
export function createSurveyFeature(dependencies: Dependencies): Feature<SurveyServices> {
  const { isHttps, secret, jobs, linkedFeatures, templateSources, automations } = dependencies
  linkedFeatures.register('survey', ownSurveyPath)
  templateSources.registerSurvey(createFindSurveys(dependencies))
  automations.registerTrigger('low survey score', lowScore)
  const devices = createKnownDevices(isHttps, secret, { feature: 'survey', keptSeconds: DEVICE_SECONDS })
  const start = createStart(dependencies)
  const readBack = createReadBack(dependencies)
  const guestMarks = createGuestMarks(secret)
  const alert = alertJob(dependencies)
  const send = createSend({ ...dependencies, guestMarks, tellByMail: createTellByMail(jobs, alert) })
  return {
    name: 'survey',
    handlers: [
      ...surveyHandlers(dependencies),
      ...guestSurveyHandlers({ ...dependencies, devices, start, send, readBack }),
      ...resultHandlers(dependencies),
    ],
    jobs: [alert],
    pages(http, pages) {
      registerSurveyPage(http, { ...dependencies, pages, devices, start, readBack })
      registerOwnSurvey(http, { ...dependencies, pages })
    },
    uses: surveyUses,
    personalData: surveyPersonalData,
    finders: [surveyFinder],
    services: { surveyAsks: createSurveyAsks({ ...dependencies, guestMarks }), hasOpenSurvey },
  }
}
