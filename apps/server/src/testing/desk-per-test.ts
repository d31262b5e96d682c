import { afterAll, beforeAll, beforeEach } from 'vitest'
import { openTestApp, TEST_NOW, type TestApp } from './app.ts'
import { aGuestDesk, type GuestDesk } from './guest-desk.ts'

type Made = { app: TestApp; desk: GuestDesk }

/** One app for the file, and for each test a desk of its own at the same moment; handed to `use` before each. */
export function deskPerTest(use: (made: Made) => unknown, property?: Parameters<typeof aGuestDesk>[1]): void {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ requestsPerMinute: 100_000 })
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    app.clock.set(TEST_NOW)
    await use({ app, desk: await aGuestDesk(app, property) })
  })
}
