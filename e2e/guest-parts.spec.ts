import type { Page } from '@playwright/test'
import { findStayWithoutOrders } from './support/demo.ts'
import { greeting, openAlive, untilAlive } from './support/guestbook.ts'
import { LAZY_PARTS } from './support/lazy-parts.ts'
import { PHONE } from './support/screens.ts'
import { expect, test } from './support/test.ts'

test.use(PHONE)

// What is blocked, missing or out of reach is logged by browsers.
test.beforeEach(({ guard }) => guard.expectError(/404|ERR_FAILED|ERR_INTERNET_DISCONNECTED|503|did not load/))

const WAITING = 'This part could not be loaded. We will try again in a moment.'
const NOT_AVAILABLE = /content may no longer be available/
const fileOf = (name: string) => new RegExp(`/assets-guest/${name}-[\\w-]{8}\\.js$`)

for (const [name, { file, open, arrived }] of Object.entries(LAZY_PARTS)) {
  test(`a missing file: ${name} says so, and comes when it is tried again`, async ({ page, stays }) => {
    await page.route(fileOf(file), (route) => route.fulfill({ status: 404, body: '' }))
    await open(page, stays)
    // Where one file brings several parts, each says so in its place.
    const view = page.getByText(NOT_AVAILABLE).filter({ visible: true })
    await expect(view.last()).toBeVisible()
    await page.unroute(fileOf(file))
    const retry = page
      .getByRole('button', { name: 'Try again' })
      .or(page.getByRole('link', { name: 'Try again' }))
    await retry.filter({ visible: true }).last().click()
    await expect(arrived(page)).toBeAttached()
    await expect(view).toHaveCount(0)
  })
}

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' })

  async function untilKept(page: Page, part: RegExp): Promise<void> {
    const kept = () =>
      page.evaluate(async () => {
        const names = ['innkeeper-pages', 'innkeeper-parts']
        const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
        return all.map((requests) => requests.map(({ url }) => new URL(url).pathname))
      })
    await expect
      .poll(async () => {
        const [pages = [], parts = []] = await kept()
        const words = parts.filter((path) => /\/(guest|orders|privacy)-[\w-]{8}\.js$/.test(path))
        return [
          pages.includes(new URL(page.url()).pathname),
          parts.some((path) => part.test(path)),
          words.length,
        ]
      })
      .toEqual([true, true, 3])
  }

  test('ordering opens from the saved copy, words included', async ({ page, context, stays }) => {
    await openAlive(page, stays.inHouse)
    await untilKept(page, fileOf('ordering-parts'))
    await context.setOffline(true)
    await page.reload()
    await untilAlive(page)
    await page.getByRole('main').getByRole('link', { name: 'Breakfast in bed', exact: true }).click()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByRole('heading', { name: 'Breakfast in bed' })).toBeVisible()
    await expect(sheet.getByText(WAITING)).toHaveCount(0)
    await expect(page.getByText(NOT_AVAILABLE).filter({ visible: true })).toHaveCount(0)
  })

  test('a part that is not in the copy is asked for a few times a minute, says so, and comes by itself', async ({
    page,
    context,
    person,
    signIn,
    guestUrl,
  }) => {
    const staff = await person()
    await signIn(staff, 'owner')
    // Orders bring the part with the page.
    const { firstName, linkKey } = await findStayWithoutOrders(staff)
    await openAlive(page, guestUrl(`/${linkKey}`))
    await expect(greeting(page)).toContainText(firstName)
    await untilKept(page, fileOf('ordering-parts'))
    // Without a connection first: what still saves the copy would fetch it again.
    await context.setOffline(true)
    const takenAway = () =>
      page.evaluate(async () => {
        const cache = await caches.open('innkeeper-parts')
        const parts = (await cache.keys()).filter(({ url }) => url.includes('/ordering-parts-'))
        await Promise.all(parts.map((part) => cache.delete(part)))
        return parts.length
      })
    expect(await takenAway()).toBeGreaterThan(0)
    await expect.poll(takenAway).toBe(0)
    // The browser's own cache would answer too.
    await (await context.newCDPSession(page)).send('Network.clearBrowserCache')
    await page.clock.install()
    await page.reload()
    await untilAlive(page)
    // What was on its way into the copy when the connection went may have arrived since.
    await expect.poll(takenAway).toBe(0)
    const failed: string[] = []
    page.on('requestfailed', (request) => failed.push(new URL(request.url()).pathname))
    await page.getByRole('main').getByRole('link', { name: 'Breakfast in bed', exact: true }).click()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByRole('status').getByText(WAITING)).toBeVisible()
    // A minute in steps, so that answers come between them.
    for (let second = 0; second < 60; second++) await page.clock.runFor(1000)
    expect(failed.filter((path) => path.includes('ordering-parts')).length).toBeGreaterThan(1)
    expect(failed.length, failed.join('\n')).toBeLessThanOrEqual(10)
    await expect(sheet.getByText(WAITING)).toBeVisible()
    await context.setOffline(false)
    // The pause before the next try has grown long.
    await page.clock.fastForward('02:00')
    await expect(sheet.getByRole('button', { name: /^Add/ }).first()).toBeVisible()
  })
})
