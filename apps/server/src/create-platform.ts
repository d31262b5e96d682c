import type { Welcome } from '@innkeeper/api/page.ts'
import type { Logger } from 'pino'
import { createAuthentication } from './platform/auth/authentication.ts'
import { createDeviceCookie } from './platform/auth/device-cookie.ts'
import { createLinkGuesses } from './platform/auth/link-guesses.ts'
import { createSessionCookie } from './platform/auth/session-cookie.ts'
import { createTries } from './platform/auth/tries.ts'
import type { Clock } from './platform/clock/port.ts'
import type { Settings } from './platform/config/schema.ts'
import type { Database } from './platform/db/port.ts'
import { createEventHub } from './platform/events/hub.ts'
import { createOwnAddresses } from './platform/http/own-addresses.ts'
import { createJobs } from './platform/jobs/pg-boss.ts'
import { createLinkedFeatures } from './platform/linked-features.ts'
import { openKeyRing } from './platform/sealed-data/open-key-ring.ts'
import { createSealedData } from './platform/sealed-data/sealed-data.ts'
import type { WebApps } from './platform/web/port.ts'
import type { Ports } from './ports.ts'

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
  /** False where jobs are only queued, and somebody else works on them. */
  runsJobs?: boolean
  /** How long the answer to a wrong password takes at least. */
  wrongPasswordMs?: number
}

/** As people reach it from outside; without a public address it is this machine's own. */
export const isReachedByHttps = ({ PUBLIC_URL }: AppParts['settings']): boolean =>
  PUBLIC_URL?.startsWith('https://') ?? false

export type Platform = ReturnType<typeof createPlatform>

/** What every feature may take what it needs of: the outside world, events, jobs, and who is signed in. */
export function createPlatform({ ports, ...parts }: AppParts) {
  const { payments: paymentAdapters, pms: pmsAdapters, ...outside } = ports
  const { settings, secret, db, clock, log, web, welcome } = parts
  const isHttps = isReachedByHttps(settings)
  const publicOrigin = settings.PUBLIC_URL ? new URL(settings.PUBLIC_URL).origin : null
  const addresses = createOwnAddresses({ publicOrigin, host: settings.HOST, port: settings.PORT })
  const sessionCookie = createSessionCookie(isHttps)
  const deviceCookie = createDeviceCookie(isHttps, secret)
  const tries = createTries({ db, clock, secret })
  return {
    ...parts,
    ...outside,
    paymentAdapters,
    pmsAdapters,
    dataDir: settings.DATA_DIR,
    marketingUrl: settings.MARKETING_URL,
    maxPropertiesPerOwner: settings.MAX_PROPERTIES_PER_OWNER,
    mediaOrigin: settings.MEDIA_URL ? new URL(settings.MEDIA_URL).origin : '',
    clientVersion: web.clientVersion,
    isDemo: welcome.isDemo,
    isHttps,
    publicOrigin,
    addresses,
    origin: addresses.origin,
    linkOrigin: addresses.linkOrigin,
    hub: createEventHub({ db, log }),
    jobs: createJobs({ db, log, reports: outside.reports, runsJobs: parts.runsJobs ?? true }),
    linkedFeatures: createLinkedFeatures(),
    sealedData: createSealedData(openKeyRing(settings)),
    sessionCookie,
    deviceCookie,
    tries,
    linkGuesses: createLinkGuesses({ tries, device: deviceCookie }),
    authentication: createAuthentication({ db, clock, cookie: sessionCookie }),
  }
}
