import type { Role } from '@innkeeper/domain/team/roles.ts'
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
  type TestInfo,
} from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { signInAs } from './accounts.ts'
import { freshDatabase } from './database-server.ts'
import { joinAs, type Newcomer } from './newcomers.ts'
import { PageGuard } from './page-guard.ts'
import { takePicture } from './pictures.ts'
import { type RunningServer, START_LIMIT_MS, startServer } from './server.ts'
import { findStays, type Stays } from './stays.ts'

export { expect }

type PerWorker = { server: RunningServer; stays: Stays }

type PerTest = {
  /** What the guest answered about counting; null is a guest who has not been asked yet. */
  consent: 'granted' | 'denied' | null
  /** Address in the demo hotel's guestbook: `guestUrl()` is its first page, `guestUrl('/preview')` below it. */
  guestUrl: (path?: string) => string
  /** Address in the staff app: `adminUrl()` is Today. */
  adminUrl: (path?: string) => string
  signIn: (page: Page, role: Role) => Promise<void>
  /** A further person with a browser of their own, watched like the first. */
  person: (options?: BrowserContextOptions) => Promise<Page>
  /** Somebody whom the owner invited, signed in on the first page: for journeys that change an account. */
  newcomer: (roles: Role[]) => Promise<Newcomer>
  axe: (page: Page) => Promise<void>
  picture: (page: Page, name: string) => Promise<void>
  /** Watches every page of the test, whosever it is; `guard.expectError(/.../)` where an error is the point. */
  guard: PageGuard
}

/** Most journeys are of guests who answered the question before. */
async function rememberConsent(context: BrowserContext, consent: PerTest['consent'], url: string) {
  if (consent) await context.addCookies([{ name: 'consent', value: consent, url }])
}

/** What went wrong, as it looked. The runner's own way takes a picture at the end of every test, in case it failed. */
async function keepScreenshots(info: TestInfo, context: BrowserContext): Promise<void> {
  for (const page of context.pages()) {
    const path = info.outputPath(`looks-${info.attachments.length}.png`)
    const isTaken = await page.screenshot({ path, timeout: 5_000 }).catch(() => undefined)
    if (isTaken) info.attachments.push({ name: 'screenshot', path, contentType: 'image/png' })
  }
}

const hasFailed = (info: TestInfo): boolean => info.status !== info.expectedStatus

export const test = base.extend<PerTest, PerWorker>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the needed fixtures from the pattern
    async ({}, use) => {
      const database = await freshDatabase()
      const server = await startServer({ databaseUrl: database?.url })
      await use(server)
      await server.stop()
      await database?.drop()
    },
    { scope: 'worker', timeout: START_LIMIT_MS },
  ],
  stays: [
    async ({ browser, server }, use) => use(await findStays(browser, server.url)),
    { scope: 'worker', timeout: START_LIMIT_MS },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  guestUrl: async ({ server }, use) => use((path = '') => `${server.url}/guestbook/fjellheim${path}`),
  adminUrl: async ({ server }, use) => use((path = '') => `${server.url}/admin${path}`),
  signIn: async ({ server }, use) => use((page, role) => signInAs(page, server.url, role)),
  consent: ['denied', { option: true }],
  context: async ({ context, consent, server }, use) => {
    await rememberConsent(context, consent, server.url)
    await use(context)
  },
  person: async ({ browser, server, consent, guard }, use, info) => {
    const people: BrowserContext[] = []
    await use(async (options) => {
      const context = await browser.newContext({
        baseURL: server.url,
        locale: 'en-GB',
        serviceWorkers: 'block',
        ...options,
      })
      await rememberConsent(context, consent, server.url)
      guard.watch(context)
      people.push(context)
      return context.newPage()
    })
    for (const context of people) {
      if (hasFailed(info)) await keepScreenshots(info, context)
      await context.close()
    }
  },
  newcomer: async ({ page, person, server }, use) =>
    use(async (roles) => {
      const owner = await person()
      await signInAs(owner, server.url, 'owner')
      return joinAs(server, owner, page, roles)
    }),
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the needed fixtures from the pattern
  axe: async ({}, use) => use(expectAccessible),
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the needed fixtures from the pattern
  picture: async ({}, use) => use(takePicture),
  guard: [
    async ({ context, server }, use, info) => {
      const guard = new PageGuard(context, server.url)
      await use(guard)
      const unexpected = guard.unexpected()
      if (hasFailed(info) || unexpected.length > 0) {
        await keepScreenshots(info, context)
        await info.attach('server.log', { body: server.log(), contentType: 'text/plain' })
      }
      expect(unexpected, 'errors in the console and foreign requests').toEqual([])
    },
    { auto: true },
  ],
})

/** Journeys on a server of their own, started as they wish. */
export function testOn(wish: Parameters<typeof startServer>[0]) {
  return test.extend<object, Pick<PerWorker, 'server'>>({
    server: [
      // biome-ignore lint/correctness/noEmptyPattern: the runner reads the needed fixtures from the pattern
      async ({}, use) => {
        const server = await startServer(wish)
        await use(server)
        await server.stop()
      },
      { scope: 'worker', timeout: START_LIMIT_MS },
    ],
  })
}
