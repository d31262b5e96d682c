import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { type App, buildApp } from '../app.ts'
import { isReachedByHttps } from '../create-platform.ts'
import { createTestClock, type TestClock } from '../platform/clock/test-clock.ts'
import { readSettings } from '../platform/config/read.ts'
import type { Database } from '../platform/db/port.ts'
import type { DnsPort } from '../platform/dns/port.ts'
import { createLogger } from '../platform/log/logger.ts'
import type { MailOutbox } from '../platform/mail/outbox.ts'
import type { WebApps } from '../platform/web/port.ts'
import { openPorts, type Ports } from '../ports.ts'
import { sharedTestDatabase } from './database.ts'
import { plainPages } from './plain-pages.ts'

/** A Sunday at noon in Copenhagen. */
export const TEST_NOW = '2026-11-15T11:00:00Z'
export const TEST_SECRET = 'only-for-tests-0123456789-0123456789'
/** One for all apps of a run: they share a database. */
export const TEST_GUEST_DATA_KEY = 'guest-data-of-tests-0123456789-0123456789'

export type TestApp = App & {
  db: Database
  clock: TestClock
  ports: Ports
  /** As settings say how guests and staff reach it. */
  isHttps: boolean
  /** Where its files lie. */
  dataDir: string
  /** Lines of the log as they were written. */
  logged: string[]
  /** What was mailed, newest first. */
  mails: MailOutbox['messages']
  inject(options: InjectOptions): Promise<LightMyRequestResponse>
  close(): Promise<void>
}

export type TestAppOptions = {
  database?: Database
  environment?: Record<string, string>
  requestsPerMinute?: number
  /** Wrong passwords are answered at once unless the test says otherwise. */
  wrongPasswordMs?: number
  /** Works on jobs as well, such as those that send mail. */
  withJobs?: boolean
  /** Queues jobs and works on none: the test runs them when it wants. */
  queuesJobs?: boolean
  /** A demo installation, where payments are made in the sandbox. */
  isDemo?: boolean
  /** Pages where a test looks at how they are made. */
  web?: WebApps
  /** The outside world where a test brings a part of its own. */
  outside?: Partial<Ports>
}

/** The real app on a real database, with a clock the test moves and pages that are plain text. */
export async function openTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const {
    database,
    environment = {},
    requestsPerMinute,
    wrongPasswordMs = 0,
    withJobs,
    queuesJobs = false,
    isDemo = false,
    web = plainPages(),
    outside,
  } = options
  const dataDir = await mkdtemp(join(tmpdir(), 'innkeeper-test-'))
  const settings = readSettings({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'debug',
    GUEST_DATA_KEY: TEST_GUEST_DATA_KEY,
    ...environment,
  })
  const logged: string[] = []
  const log = createLogger('debug', { write: (line) => void logged.push(line) })
  const clock = createTestClock(TEST_NOW)
  const db = database ?? (await sharedTestDatabase())
  // No test asks a name server of the outside world.
  const dns: DnsPort = { texts: async () => [] }
  const ports = { ...(await openPorts(settings, { clock, log, isDemo })), dns, ...outside }
  const app = await buildApp({
    settings,
    secret: TEST_SECRET,
    db,
    ports,
    web,
    clock,
    log,
    ...(requestsPerMinute ? { requestsPerMinute } : {}),
    wrongPasswordMs,
    runsJobs: !queuesJobs,
    welcome: { isDemo, accounts: [], password: null, links: null },
  })
  await (withJobs || queuesJobs ? app.start() : app.hub.start())
  return {
    ...app,
    db,
    clock,
    ports,
    isHttps: isReachedByHttps(settings),
    dataDir,
    logged,
    mails: (to) => (ports.mail as MailOutbox).messages(to),
    inject: (options) => app.http.inject(options),
    async close() {
      await app.stop()
      // A job that outlives the stop on a slow machine may still write a mail there.
      await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
    },
  }
}
