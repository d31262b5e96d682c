import { afterAll, beforeAll, beforeEach } from 'vitest'
import { createPmsAdapters } from '../platform/pms/adapters.ts'
import { openTestApp, TEST_NOW, type TestApp } from './app.ts'
import { aMewsHouse } from './mews-house.ts'
import { type MewsServer, openMewsServer } from './mews-server.ts'

type Made = { app: TestApp; mews: MewsServer }

/** How long an answer of Mews is waited for: long enough for a busy machine, short enough for tests of silence. */
const ANSWER_LIMIT_MS = 3000

/** One app and one Mews for the file, as new before each test, when `use` is handed both. */
export function mewsPerFile(
  use: (made: Made) => unknown,
  /** Works on jobs as well, as a server does; else the test runs them when it wants. */
  { withJobs = false } = {},
): void {
  let app: TestApp
  let mews: MewsServer
  beforeAll(async () => {
    mews = await openMewsServer(aMewsHouse())
    app = await openTestApp({
      ...(withJobs ? { withJobs } : { queuesJobs: true }),
      outside: { pms: createPmsAdapters({ mewsUrl: mews.url, limitMs: ANSWER_LIMIT_MS }) },
      environment: { PUBLIC_URL: 'https://hotel.example' },
    })
  })
  afterAll(async () => {
    await app.close()
    await mews.close()
  })
  beforeEach(async () => {
    app.clock.set(TEST_NOW)
    Object.assign(mews.house, aMewsHouse())
    mews.pageSize(Number.POSITIVE_INFINITY)
    await use({ app, mews })
  })
}
