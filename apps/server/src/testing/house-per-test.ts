import { afterAll, beforeAll, beforeEach } from 'vitest'
import { openTestApp, TEST_NOW, type TestApp } from './app.ts'
import { aPropertyWithReception, type PropertyWithReception } from './property-with-reception.ts'

type Made = { app: TestApp; house: PropertyWithReception }
type Wanted = { now?: string; property?: Parameters<typeof aPropertyWithReception>[1] }

/** One app for the file, and for each test a property of its own at the same moment; handed to `use` before each. */
export function housePerTest(use: (made: Made) => unknown, { now = TEST_NOW, property }: Wanted = {}): void {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ requestsPerMinute: 100_000, withJobs: true })
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    app.clock.set(now)
    await use({ app, house: await aPropertyWithReception(app, property) })
  })
}
