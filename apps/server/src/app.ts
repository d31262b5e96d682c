import type { FastifyInstance } from 'fastify'
import { type AppParts, createPlatform } from './create-platform.ts'
import { createAuditFeature } from './features/audit/feature.ts'
import { createAuthFeature } from './features/auth/feature.ts'
import { createAutomationsFeature } from './features/automations/feature.ts'
import { createBookingApiFeature } from './features/booking-api/feature.ts'
import { type CleaningServices, createCleaningFeature } from './features/cleaning/feature.ts'
import { createFontsFeature } from './features/fonts/feature.ts'
import { createGuestbookFeature, type GuestbookServices } from './features/guestbook/feature.ts'
import { createGuestsFeature } from './features/guests/feature.ts'
import type { SendableEmails } from './features/html-builder/email/sendable.ts'
import { createHtmlBuilderFeature } from './features/html-builder/feature.ts'
import { createIntegrationsFeature } from './features/integrations/feature.ts'
import { createMediaFeature } from './features/media/feature.ts'
import type { MediaService } from './features/media/service.ts'
import { createMessagingFeature, type MessagingServices } from './features/messaging/feature.ts'
import { createModulesFeature } from './features/modules/feature.ts'
import { createOrdersFeature, type OrdersServices } from './features/orders/feature.ts'
import { createPaymentsFeature } from './features/payments/feature.ts'
import { createPrivacyFeature, type PrivacyServices } from './features/privacy/feature.ts'
import { createPropertiesFeature } from './features/properties/feature.ts'
import { createRegistrationFeature, type RegistrationServices } from './features/registration/feature.ts'
import { createRoomUpgradesFeature, type RoomUpgradeServices } from './features/room-upgrades/feature.ts'
import { createSearchFeature } from './features/search/feature.ts'
import { createStatisticsFeature } from './features/statistics/feature.ts'
import { createSurveyFeature, type SurveyServices } from './features/survey/feature.ts'
import { createTeamFeature } from './features/team/feature.ts'
import { createTodayFeature, type TodayServices } from './features/today/feature.ts'
import { createUnitsFeature } from './features/units/feature.ts'
import { createUpsellingFeature } from './features/upselling/feature.ts'
import { createWebhooksFeature } from './features/webhooks/feature.ts'
import { pruneTriesJob } from './platform/auth/prune-tries.ts'
import { refreshStatisticsJob } from './platform/db/refresh-statistics.ts'
import type { EventHub } from './platform/events/port.ts'
import { pruneOutboxJob } from './platform/events/retention.ts'
import type { Feature } from './platform/feature.ts'
import { pruneKeysJob } from './platform/http/idempotency.ts'
import type { SealedData } from './platform/sealed-data/port.ts'
import { createWhereUsed } from './platform/where-used.ts'
import { withinLimit } from './platform/within-limit.ts'
import { createWebServer } from './web-server.ts'

/** How long each part of a stop may take; together with closing the database within the limit of `stop-asked.ts`. */
const STOP_LIMITS_MS = { answers: 4000, work: 2000, reports: 500 }

export type App = {
  http: FastifyInstance
  hub: EventHub
  media: MediaService
  sealedData: SealedData
  sendableEmails: SendableEmails
  features: readonly Feature[]
  /** What the first owner needs to set the installation up; null once there is one. */
  setUpCode(): Promise<string | null>
  /** Begins to hear events and to work on jobs. */
  start(): Promise<void>
  /** Says from now on that this node is stopping, and goes on answering. */
  announceStop(): Promise<void>
  /** Lets go of everything the app opened; the database is its opener's to close. */
  stop(): Promise<void>
}

/**
 * Where the features meet, and the only place: each is handed what it needs, and what they bring is put together. A new
 * feature is a folder with a `feature.ts`, and its line here.
 */
export async function buildApp(parts: AppParts): Promise<App> {
  const features: Feature[] = []
  const platform = { ...createPlatform(parts), whereUsed: createWhereUsed(features) }
  const { db, clock, hub, jobs, mail, web, reports, log } = platform
  function add<Services>(feature: Feature<Services>): Services {
    features.push(feature)
    return feature.services
  }

  const { team } = add(createTeamFeature(platform))
  const propertyServices = add(
    createPropertiesFeature({
      ...platform,
      team,
      // Of features further down, which need properties themselves.
      writeFirstCards: (...cards) => guestbook.writeFirstCards(...cards),
      openVariant: (...variant) => media.openVariant(...variant),
      presentFirstCards: (...cards) => guestbook.presentFirstCards(...cards),
      guestFieldsDeleted: (...fields) => privacy.guestFieldsDeleted(...fields),
      hasOwner: (): Promise<boolean> => setUp.hasOwner(),
      isChatOn: (...property): Promise<boolean> => messaging.isChatOn(...property),
      hasOpenSurvey: (...property): Promise<boolean> => survey.hasOpenSurvey(...property),
      mayCreateProperties: (request): Promise<boolean> => auth.may(request, 'properties:create'),
    }),
  )
  const { properties } = propertyServices
  add(createModulesFeature({ ...platform, ...propertyServices }))
  const { auth, gatekeeper, setUp } = add(
    createAuthFeature({
      ...platform,
      ...propertyServices,
      team,
      // Of a feature further down, which needs to know who is signed in.
      sendsSms: async (propertyId) => (await leavesHouse(propertyId)).sms,
    }),
  )
  const media: MediaService = add(createMediaFeature({ ...platform, ...propertyServices })).media
  const { pageFonts } = add(createFontsFeature({ ...platform, ...propertyServices }))
  const guestServices = add(
    createGuestsFeature({
      ...platform,
      ...propertyServices,
      // Of features further down, which need the stay itself.
      bookingsWithOrders: (...bookings) => orders.bookingsWithOrders(...bookings),
      roomGiven: (...room) => roomUpgrades.roomGiven(...room),
      readyUnits: (...asked) => cleaning.readyUnits(...asked),
    }),
  )
  const { guests } = guestServices
  add(
    createUnitsFeature({
      ...platform,
      ...propertyServices,
      ...guestServices,
      // Of a feature further down, which counts units itself.
      qrCodesPrinted: (propertyId) => today.qrCodesPrinted(propertyId),
    }),
  )
  const { findPageNames, sendableEmails, emailOffers, templateSources } = add(
    createHtmlBuilderFeature({
      ...platform,
      ...propertyServices,
      ...guestServices,
      // Of a feature further down, which needs the names of pages itself.
      findShownPictures: (...property) => guestbook.findShownPictures(...property),
    }),
  )
  const guestbook: GuestbookServices = add(
    createGuestbookFeature({
      ...platform,
      ...guestServices,
      properties,
      findPageNames,
      memberOf: auth.memberOf,
      memberOfSession: auth.memberOfSession,
      // Of a feature further down, which needs the guestbook itself.
      pricesFor: (...visitor) => orders.pricesFor(...visitor),
      findProductIds: (...property) => orders.findProductIds(...property),
      staffMayIn: auth.mayIn,
    }),
  )
  const { messaging, leavesHouse }: MessagingServices = add(
    createMessagingFeature({
      ...platform,
      ...propertyServices,
      ...guestServices,
      sendableEmails,
      emailOffers,
      // Of a feature further down.
      surveyAsks: {
        refusals: (...asked) => survey.surveyAsks.refusals(...asked),
        record: (...asked) => survey.surveyAsks.record(...asked),
        takeBack: (...asked) => survey.surveyAsks.takeBack(...asked),
        whenSent: (...asked) => survey.surveyAsks.whenSent(...asked),
      },
    }),
  )
  const { automations } = add(createAutomationsFeature({ ...platform, properties, messaging }))
  const { payments } = add(
    createPaymentsFeature({
      ...platform,
      properties,
      // Orders follow payments, and payments follow orders.
      orders: {
        paymentChanged: (...change) => orders.paymentChanged(...change),
        wantedOf: (...order) => orders.wantedOf(...order),
      },
    }),
  )
  const { billPosting, roomChanges } = add(
    createIntegrationsFeature({
      ...platform,
      // Of a feature further down.
      personOf: (...submission) => registration.personFor(...submission),
    }),
  )
  const { previews } = guestbook
  const orders: OrdersServices['orders'] = add(
    createOrdersFeature({
      ...platform,
      ...propertyServices,
      ...guestServices,
      messaging,
      payments,
      previews,
      billPosting,
    }),
  ).orders
  add(
    createUpsellingFeature({
      ...{ ...platform, ...propertyServices, ...guestServices, orders: orders.forShops },
      templateSources,
    }),
  )
  const roomUpgrades: RoomUpgradeServices = add(
    createRoomUpgradesFeature({
      ...{ ...platform, ...propertyServices, ...guestServices, orders: orders.forShops },
      previewKeyOf: previews.keyOf,
      templateSources,
      roomChanges,
    }),
  )
  const registration: RegistrationServices = add(
    createRegistrationFeature({
      ...{ ...platform, ...guestServices, properties, messaging, leavesHouse, automations },
    }),
  )
  const survey: SurveyServices = add(
    createSurveyFeature({
      ...{ ...platform, ...guestServices, properties, templateSources, automations, messaging },
      previewKeyOf: previews.keyOf,
      isPreviewKey: previews.isToken,
    }),
  )
  const cleaning: CleaningServices = add(
    createCleaningFeature({
      ...{ ...platform, guests, properties, messaging },
      cleaningWindowFor: guestbook.cleaningWindowFor,
    }),
  )
  const { systemAccess } = add(createBookingApiFeature({ ...platform, properties }))
  add(createWebhooksFeature({ ...platform, properties }))
  add(createStatisticsFeature({ ...platform, guests, properties, team, mustSetUp: auth.mustSetUp }))
  const today: TodayServices = add(createTodayFeature({ ...platform, properties }))
  add(createAuditFeature({ db, properties }))
  const privacy: PrivacyServices = add(createPrivacyFeature({ db, clock, jobs, properties, features }))
  add(createSearchFeature({ db, clock, properties, features }))

  let isStopping = false
  const upkeep = [pruneOutboxJob(db), pruneKeysJob(db), pruneTriesJob(db, clock), refreshStatisticsJob(db)]
  for (const job of upkeep) jobs.register(job)
  for (const job of features.flatMap((feature) => feature.jobs ?? [])) jobs.register(job)
  const http = await createWebServer({
    platform,
    features,
    gatekeeper: { ...gatekeeper, ...systemAccess },
    pageFonts,
    isStopping: () => isStopping,
  })

  return {
    http,
    hub,
    media,
    sealedData: platform.sealedData,
    sendableEmails,
    features,
    setUpCode: setUp.openCode,
    async start() {
      await hub.start()
      await jobs.start()
    },
    async announceStop() {
      isStopping = true
      await http.connections.letGo()
    },
    async stop() {
      isStopping = true
      // Streams are ended first: the HTTP server waits for every open answer.
      const streams = hub.stop()
      const answers = http.close()
      const notWell = (error: unknown) => log.error({ err: error }, 'something did not stop well')
      const ended = Promise.all([streams, answers]).catch(notWell)
      if (!(await withinLimit(STOP_LIMITS_MS.answers, ended))) {
        log.warn({ connections: http.connections.count() }, 'answers took too long: connections are closed')
        http.connections.closeAll()
      }
      const work = Promise.all(features.map((feature) => feature.stop?.()))
        .finally(() => Promise.all([jobs.stop(), mail.close(), web.close()]))
        .catch(notWell)
      if (!(await withinLimit(STOP_LIMITS_MS.work, work)))
        log.warn({}, 'work took too long: it is left to the next start')
      await reports.flush(STOP_LIMITS_MS.reports)
    },
  }
}
