import type { Welcome } from '@innkeeper/api/page.ts'
import { suggestedPropertyId } from '@innkeeper/domain/properties/property-id.ts'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { auditHandlers } from './features/audit/routes.ts'
import { notingEntries } from './features/audit/service.ts'
import { createAuthFeature } from './features/auth/feature.ts'
import { createOwnAddresses } from './features/auth/own-addresses.ts'
import { createAuthService } from './features/auth/service.ts'
import { createFontsFeature } from './features/fonts/feature.ts'
import { pageFonts } from './features/fonts/page-fonts.ts'
import { presenceHandlers } from './features/guestbook/drafts/presence-routes.ts'
import { draftsHandlers } from './features/guestbook/drafts/routes.ts'
import { versionHandlers } from './features/guestbook/drafts/version-routes.ts'
import { guestbookFileHandlers } from './features/guestbook/files/routes.ts'
import { writeFirstVersion } from './features/guestbook/first-version.ts'
import { createGuestViews } from './features/guestbook/guest-view.ts'
import { previewHandlers } from './features/guestbook/preview-routes.ts'
import { createPreviews } from './features/guestbook/previews.ts'
import { createPublishedGuestbooks } from './features/guestbook/published.ts'
import { guestbookHandlers } from './features/guestbook/routes.ts'
import { createGuestbookService } from './features/guestbook/service.ts'
import { createStayCookie } from './features/guestbook/stay-cookie.ts'
import { stayHandlers } from './features/guestbook/stay-routes.ts'
import { tabBarHandlers } from './features/guestbook/tab-bar/routes.ts'
import { createTabBarService } from './features/guestbook/tab-bar/service.ts'
import { translationHandlers } from './features/guestbook/translation/routes.ts'
import { createTranslationService } from './features/guestbook/translation/service.ts'
import { voucherHandlers } from './features/guestbook/voucher-routes.ts'
import { guestsHandlers } from './features/guests/routes.ts'
import { createGuestService } from './features/guests/service.ts'
import { findPageNames } from './features/html-builder/page-names.ts'
import { htmlBuilderHandlers } from './features/html-builder/routes.ts'
import { createTemplateService } from './features/html-builder/service.ts'
import { documentsByName } from './features/media/document-names.ts'
import { removeFileJob } from './features/media/jobs.ts'
import { createLibrary } from './features/media/library.ts'
import { mediaHandlers } from './features/media/library-routes.ts'
import { registerMedia } from './features/media/routes.ts'
import { createMediaService, type MediaService } from './features/media/service.ts'
import { modulesHandlers } from './features/modules/routes.ts'
import { createSubscriptions } from './features/modules/subscriptions.ts'
import { createFounding } from './features/properties/founding.ts'
import { lockProperty } from './features/properties/lock.ts'
import { propertyPlans } from './features/properties/plan.ts'
import { propertiesHandlers } from './features/properties/routes.ts'
import { createPropertyService } from './features/properties/service.ts'
import { createSettingsService } from './features/properties/settings.ts'
import { propertiesStaffHandlers } from './features/properties/staff-routes.ts'
import { orderStatisticsHandlers } from './features/statistics/orders/routes.ts'
import { pruneTrackingJob } from './features/statistics/retention.ts'
import { statisticsHandlers } from './features/statistics/routes.ts'
import { createStatisticsService } from './features/statistics/service.ts'
import { sendInvitationJob } from './features/team/jobs.ts'
import { teamHandlers } from './features/team/routes.ts'
import { createTeamService, insertMembership } from './features/team/service.ts'
import { unitFilesHandlers } from './features/units/file-routes.ts'
import { unitsHandlers } from './features/units/routes.ts'
import { targetGroupsHandlers } from './features/units/target-group-routes.ts'
import {
  fontsInUse,
  GUESTBOOK_FILE_NEIGHBOURS,
  languagesInUse,
  libraryNeighbours,
  recordsExport,
  unitNeighbours,
} from './neighbours.ts'
import { registerPages } from './pages.ts'
import { createAuthentication } from './platform/auth/authentication.ts'
import { createDeviceCookie } from './platform/auth/device-cookie.ts'
import { createSessionCookie } from './platform/auth/session-cookie.ts'
import type { Clock } from './platform/clock/port.ts'
import type { Settings } from './platform/config/schema.ts'
import type { Database } from './platform/db/port.ts'
import { createEventHub } from './platform/events/hub.ts'
import type { EventHub } from './platform/events/port.ts'
import { pruneOutboxJob } from './platform/events/retention.ts'
import { installApiDescription } from './platform/http/api-description.ts'
import type { Handler } from './platform/http/handlers.ts'
import { installHealth } from './platform/http/health.ts'
import { pruneKeysJob } from './platform/http/idempotency.ts'
import { registerEndpoints } from './platform/http/register.ts'
import { createHttpServer } from './platform/http/server.ts'
import { createJobs } from './platform/jobs/pg-boss.ts'
import { installMetrics } from './platform/metrics/metrics.ts'
import { createPageSender } from './platform/web/page-sender.ts'
import type { WebApps } from './platform/web/port.ts'
import type { Ports } from './ports.ts'
import { createSelling } from './selling.ts'

/** Where the name of the first property suggests no address. */
const FIRST_PROPERTY_ID = 'first-house'

export type AppParts = {
  settings: Settings
  secret: string
  db: Database
  ports: Ports
  web: WebApps
  clock: Clock
  log: Logger
  welcome: Welcome
  requestsPerMinute?: number
  /** How long the answer to a wrong password takes at least. */
  wrongPasswordMs?: number
}

export type App = {
  http: FastifyInstance
  hub: EventHub
  media: MediaService
  /** Begins to hear events and to work on jobs. */
  start(): Promise<void>
  /** Lets go of everything the app opened; the database is its opener's to close. */
  stop(): Promise<void>
}

/** The composition root: every feature gets what it needs here and meets no other anywhere else. */
export async function buildApp(parts: AppParts): Promise<App> {
  const { settings, secret, db, ports, web, clock, log, welcome } = parts
  const isHttps = settings.PUBLIC_URL?.startsWith('https://') ?? false
  let isStopping = false

  const hub = createEventHub({ db, log })
  const jobs = createJobs({ db, log })
  jobs.register(pruneOutboxJob(db))
  jobs.register(pruneKeysJob(db))
  jobs.register(pruneTrackingJob(db, clock))
  const sendInvitation = sendInvitationJob({ db, clock, mail: ports.mail })
  jobs.register(sendInvitation)
  const removeFile = removeFileJob(ports.files)
  jobs.register(removeFile)

  const mediaOrigin = settings.MEDIA_URL ? new URL(settings.MEDIA_URL).origin : ''
  const properties = createPropertyService({ db, clock, hub, mediaOrigin })
  const guests = createGuestService({ db, clock, hub, properties })
  const statistics = createStatisticsService({ db, clock, guests, properties })
  const guestbook = createGuestbookService(clock)
  const published = createPublishedGuestbooks({ db, clock, hub })
  const views = createGuestViews({ clock, hub, properties, published })
  const templates = createTemplateService({ db, clock, hub, log, properties })
  const media = createMediaService({
    db,
    hub,
    files: ports.files,
    pictures: ports.pictures,
    dataDir: settings.DATA_DIR,
    clock,
    log,
  })
  const library = createLibrary({
    db,
    neighbours: libraryNeighbours(
      properties,
      async (tx, file) => void (await jobs.enqueue(tx, removeFile, file)),
    ),
  })
  const publicOrigin = settings.PUBLIC_URL ? new URL(settings.PUBLIC_URL).origin : null
  const sessionCookie = createSessionCookie(isHttps)
  const deviceCookie = createDeviceCookie(isHttps, secret)
  const authentication = createAuthentication({ db, clock, cookie: sessionCookie })
  const team = createTeamService({ db, clock })
  const auth = createAuthService({ clock, authentication, team, properties })
  const founding = createFounding({
    db,
    writeFirstCards: writeFirstVersion,
    insertOwner: (tx, userId, propertyId) => insertMembership(tx, userId, propertyId, ['owner']),
  })
  const addresses = { publicOrigin, host: settings.HOST, port: settings.PORT }
  const ownAddresses = createOwnAddresses(addresses)
  const accounts = createAuthFeature({
    auth,
    properties,
    hub,
    isDemo: () => welcome.isDemo,
    team,
    foundProperty: async (owner, name) => {
      const propertyId = suggestedPropertyId(name) || FIRST_PROPERTY_ID
      const wish = { propertyId, name, languages: ['GB'], preset: 'hotel' as const }
      return (await founding.create({ ...owner, propertyId }, wish, undefined)).propertyId
    },
    db,
    clock,
    secret,
    cookie: sessionCookie,
    device: deviceCookie,
    jobs,
    mail: ports.mail,
    reports: ports.reports,
    addresses,
    wrongPasswordMs: parts.wrongPasswordMs,
  })
  const previews = createPreviews({
    clock,
    properties,
    published,
    guests,
    secret,
    isStaffOf: auth.isStaffOf,
  })
  const fontsOf = async (propertyId: string) => properties.fontsOf(await properties.snapshot(propertyId))
  const fonts = createFontsFeature({
    db,
    clock,
    files: ports.files,
    jobs,
    lockProperty,
    fontsOf,
    usesOf: fontsInUse,
  })

  const selling = createSelling({
    db,
    clock,
    hub,
    jobs,
    log,
    secret,
    ports,
    properties,
    guests,
    isDemo: welcome.isDemo,
    isPreviewToken: previews.isToken,
    linkOrigin: ownAddresses.linkOrigin,
    origin: ownAddresses.origin,
  })

  const ofUnits = unitNeighbours(properties)
  const handlers: Handler[] = [
    ...accounts.handlers,
    ...propertiesHandlers({ properties, hub, clock }),
    ...propertiesStaffHandlers({
      db,
      settings: createSettingsService({ clock, languagesInUse }),
      founding,
      switchTo: team.switchTo,
    }),
    ...modulesHandlers({ db, subscriptions: createSubscriptions({ clock, plans: propertyPlans }) }),
    ...guestsHandlers({ db, clock, properties }),
    ...guestbookHandlers({ clock, hub, properties, guests, views, previews }),
    ...draftsHandlers({ db, clock, properties, guestbook }),
    ...versionHandlers({ db, clock }),
    ...presenceHandlers({ db, clock, guestbook }),
    ...previewHandlers({ properties, previews }),
    ...guestbookFileHandlers({ db, clock, properties, neighbours: GUESTBOOK_FILE_NEIGHBOURS }),
    ...tabBarHandlers({
      db,
      tabBar: createTabBarService({ pagesOf: findPageNames, documentsOf: documentsByName }),
    }),
    ...translationHandlers({
      translation: ports.translation,
      translations: createTranslationService({ db, clock, translation: ports.translation }),
    }),
    ...stayHandlers({ db, guests, properties, views }),
    ...voucherHandlers({ clock, guests, properties, views }),
    ...statisticsHandlers({ statistics }),
    ...orderStatisticsHandlers({ db, clock, properties, recordExport: recordsExport('Orders', 'CSV') }),
    ...fonts.handlers,
    ...selling.handlers,
    ...htmlBuilderHandlers({ properties, templates }),
    ...teamHandlers({
      db,
      clock,
      linkOrigin: ownAddresses.linkOrigin,
      team,
      signedIn: authentication.require,
      sendInvitation: (tx, invitation) => jobs.enqueue(tx, sendInvitation, invitation),
    }),
    ...auditHandlers({ db, properties }),
    ...mediaHandlers({ library, uploads: media.uploads }),
    ...unitsHandlers({ db, neighbours: ofUnits }),
    ...targetGroupsHandlers({ db, clock, neighbours: ofUnits }),
    ...unitFilesHandlers({ db, pdf: ports.pdf, neighbours: ofUnits, publicOrigin }),
  ]

  const http = await createHttpServer({
    log,
    hub,
    reports: ports.reports,
    trustProxy: settings.TRUST_PROXY,
    ...(parts.requestsPerMinute ? { requestsPerMinute: parts.requestsPerMinute } : {}),
    isHttps,
  })
  const pages = createPageSender({
    apps: web,
    clock,
    mediaOrigin,
    fontsOf: (data) => pageFonts(data, fontsOf),
  })
  installMetrics(http, {
    live_streams: { help: 'Open live streams', read: () => hub.openStreams() },
    front_answers: {
      help: 'Requests answered in front of the framework',
      read: () => http.recentAnswers.answered(),
    },
  })
  installHealth(
    http,
    () => isStopping,
    () => db.ping(),
  )
  await installApiDescription(http, web.clientVersion)
  registerEndpoints(http, handlers, {
    db,
    gatekeeper: {
      ...auth,
      staffOf: notingEntries(db, auth.staffOf),
      requireProperty: properties.requireActive,
      requireModule: properties.requireModule,
    },
    browserOf: deviceCookie.idOf,
  })
  registerMedia(http, { media })
  fonts.register(http)
  await selling.register(http)
  await registerPages(http, {
    settings,
    web,
    welcome,
    clock,
    hub,
    properties,
    guests,
    views,
    previews,
    templates,
    media,
    pages,
    stayCookie: createStayCookie(isHttps),
  })
  await web.register(http)

  return {
    http,
    hub,
    media,
    async start() {
      await hub.start()
      await jobs.start()
    },
    async stop() {
      isStopping = true
      // Streams first: the HTTP server waits for every open answer.
      await hub.stop()
      await http.close()
      await accounts.settled()
      await Promise.all([jobs.stop(), media.close(), ports.mail.close(), web.close()])
      await ports.reports.flush(2000)
    },
  }
}
