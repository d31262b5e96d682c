import type { Page } from '@playwright/test'
import { findBox, findWalksPage } from './support/demo.ts'
import {
  box,
  greeting,
  markDocument,
  openAlive,
  openBox,
  openWithStream,
  untilAlive,
} from './support/guestbook.ts'
import { makeProduct, sendOrder } from './support/order-calls.ts'
import { openProxy, type ServerProxy } from './support/proxy.ts'
import { DESK, PHONE } from './support/screens.ts'
import {
  makeTemplate,
  publishTemplate,
  publishWords,
  textModule,
  unpublishTemplate,
} from './support/templates.ts'
import { test as base, expect } from './support/test.ts'

/** For journeys that reach the server through a proxy of their own. */
const test = base.extend<{ serverProxy: ServerProxy }>({
  serverProxy: async ({ server, guard, page }, use) => {
    const serverProxy = await openProxy(server.url)
    guard.expectError(new RegExp(`foreign request: ${serverProxy.url}`))
    await use(serverProxy)
    await page.close()
    await serverProxy.stop()
  },
})

test.use({ ...PHONE, serviceWorkers: 'allow' })

// What cannot be loaded without a connection is logged by browsers.
test.beforeEach(({ guard }) => guard.expectError(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|503/))

const LABEL = /No connection to the hotel\. This copy was saved (this minute|\d+ minutes? ago)\./
const HOUSE = 'The house from A to Z'

/** Waits until the worker has kept the page with its stay and the words of the app. */
async function untilKept(page: Page): Promise<void> {
  const kept = () =>
    page.evaluate(async () => {
      const names = ['innkeeper-pages', 'innkeeper-data', 'innkeeper-pictures', 'innkeeper-parts']
      const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return all.map((requests) => requests.map(({ url }) => new URL(url).pathname))
    })
  await expect
    .poll(async () => {
      const [pages = [], data = [], pictures = [], parts = []] = await kept()
      return {
        page: pages.includes(new URL(page.url()).pathname),
        stay: data.some((path) => path.includes('/bookings/')),
        pictures: pictures.length > 0,
        words: parts.some((path) => /\/guest-[\w-]+\.js$/.test(path)),
        details: parts.some((path) => path.includes('/box-details')),
      }
    })
    .toEqual({ page: true, stay: true, pictures: true, words: true, details: true })
}

/** The paths the worker has kept; of answers with what they ask for. */
function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = ['innkeeper-pages', 'innkeeper-data']
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return all.flat().map(({ url }) => new URL(url).pathname + new URL(url).search)
  })
}

/** Lets the kept stay end, as the clock would. */
async function endKeptStay(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const cache = await caches.open('innkeeper-data')
    for (const request of await cache.keys()) {
      const kept = await cache.match(request, { ignoreVary: true })
      if (!kept?.headers.has('x-copy-until')) continue
      const headers = new Headers(kept.headers)
      headers.set('x-copy-until', String(Date.now() - 1))
      await cache.put(request, new Response(await kept.blob(), { headers }))
    }
  })
}

async function openKept(page: Page, address: string): Promise<void> {
  await openAlive(page, address)
  await expect(greeting(page)).toContainText('Astrid')
  await untilKept(page)
}

test('the guestbook opened last opens without a connection, with the stay, its boxes and its pictures', async ({
  page,
  context,
  stays,
}) => {
  await openKept(page, stays.inHouse)
  const pass = page.getByRole('region', { name: 'Room pass' })
  const room = await pass.innerText()
  await context.setOffline(true)
  await page.reload()
  await untilAlive(page)
  await expect(greeting(page)).toContainText('Astrid')
  await expect(pass).toHaveText(room, { useInnerText: true })
  await expect(page.getByRole('status').getByText(LABEL)).toBeVisible()
  const firstPicture = page.locator('img[fetchpriority=high]').first()
  await expect
    .poll(() => firstPicture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await expect(box(page, HOUSE)).toBeVisible()
  const sheet = await openBox(page, HOUSE)
  await expect(sheet.getByRole('heading', { name: HOUSE })).toBeVisible()
  // An open box is part of the same page.
  await page.reload()
  await expect(page.getByRole('dialog', { name: HOUSE })).toBeVisible()
  // On another screen the photograph is wanted in another width, which was never loaded.
  await page.setViewportSize(DESK.viewport)
  await page.reload()
  await expect
    .poll(() => firstPicture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
})

test('the room pass is in the copy of a guest in house, and ends with the stay', async ({
  page,
  context,
  stays,
}) => {
  const key = new URL(stays.inHouse).pathname.split('/').at(-1) ?? ''
  const stay = await (await page.request.get(`/api/guest/fjellheim/bookings/${key}`)).json()
  const { doorCode, wifiName, wifiPassword } = stay.data.access
  await openKept(page, stays.inHouse)
  await context.setOffline(true)
  await page.reload()
  const pass = page.getByRole('region', { name: 'Room pass' })
  for (const text of [doorCode, wifiName, wifiPassword])
    await expect(pass.getByText(text, { exact: true }).first()).toBeVisible()

  await endKeptStay(page)
  for (const address of [stays.inHouse, '/return/fjellheim']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: /has not been saved yet/ })).toBeVisible()
    await expect(page.getByText(doorCode)).toHaveCount(0)
  }
  await context.setOffline(false)
  await page.goto('/version.txt')
  expect((await keptPaths(page)).filter((path) => path.includes(key))).toEqual([])
})

test('a page greets its guest by name; its copy has the words published last, and none once they are taken back', async ({
  page,
  context,
  guard,
  person,
  signIn,
  stays,
}) => {
  guard.expectError(/404/)
  const staff = await person()
  await signIn(staff, 'owner')
  const said = (words: string) => ({ 0: [textModule(`Dear {{firstName}}, ${words} {{roomNumber}}`)] })
  const made = await makeTemplate(staff, 'page', { name: 'Sauna', localizedData: said('your room is') })
  await publishTemplate(staff, made)
  const address = new URL(`/pages/fjellheim/${made.id}`, stays.inHouse).href
  const main = page.getByRole('main')

  await openKept(page, stays.inHouse)
  await openWithStream(page, () => page.goto(address))
  await expect(main).toHaveText('Dear Astrid, your room is 204')
  await publishWords(staff, made.id, said('your stove is in'))
  await expect(main).toHaveText('Dear Astrid, your stove is in 204')
  const keptWords = () =>
    page.evaluate(async (key) => (await caches.match(key, { ignoreVary: true }))?.text(), address)
  await expect.poll(keptWords).toContain('your stove is in')
  // Nothing of a guest is in what all share.
  expect(await keptWords()).not.toContain('Astrid')
  await context.setOffline(true)
  await page.reload()
  await expect(main).toHaveText('Dear, your stove is in')

  await context.setOffline(false)
  await openWithStream(page, () => page.goto(address))
  await expect(main).toHaveText('Dear Astrid, your stove is in 204')
  await unpublishTemplate(staff, made.id)
  await expect(page.getByText('this content may no longer be available')).toBeVisible()
  await context.setOffline(true)
  await page.goto(address)
  await expect(page.getByRole('heading', { name: /has not been saved yet/ })).toBeVisible()
})

test('what can be ordered, the orders of the stay and the pages of the menu are in the copy', async ({
  page,
  context,
  person,
  signIn,
  stays,
}) => {
  const staff = await person()
  await signIn(staff, 'owner')
  const title = `Waffles ${Date.now()}`
  const waffles = await makeProduct(staff, title)
  // From another device of the same stay.
  const key = new URL(stays.inHouse).pathname.split('/').at(-1) ?? ''
  await sendOrder(staff, 'fjellheim', waffles, { booking: key })
  const walks = await findWalksPage(staff)
  const product = await findBox(staff, stays.inHouse, 'Product')
  await openKept(page, stays.inHouse)
  const needed = ['/products?', '/orders?', walks]
  await expect
    .poll(async () => {
      const kept = await keptPaths(page)
      return needed.filter((part) => !kept.some((path) => path.includes(part)))
    })
    .toEqual([])
  await page.evaluate(
    (id) =>
      localStorage.setItem(
        'cart:fjellheim',
        JSON.stringify([{ productId: id, quantity: 2, choices: {}, extras: [], comment: '' }]),
      ),
    waffles.id,
  )

  await context.setOffline(true)
  await page.reload()
  await untilAlive(page)
  const orders = page.getByRole('region', { name: 'Your orders' })
  await expect(orders).toContainText(title)
  await expect(orders).toContainText('Last updated')
  await expect(page.getByText('2 items · kept until you are online again')).toBeVisible()
  // One note about the connection is enough.
  await expect(page.getByText(/No connection to the hotel/).filter({ visible: true })).toHaveCount(1)

  // A code on the table leads to what can be ordered, as it was last seen.
  await page.goto(`/products/fjellheim/${product.options.form ?? product.id}`)
  const sheet = page.getByRole('dialog')
  await expect(
    sheet.getByText('No connection to the hotel. This is what you could order when you last looked'),
  ).toBeVisible()
  await expect(
    sheet
      .getByRole('button', { expanded: false })
      .or(sheet.getByRole('button', { expanded: true }))
      .first(),
  ).toBeVisible()
  await expect(sheet.getByRole('button', { name: /^Add/ })).toHaveCount(0)
  await page.keyboard.press('Escape')

  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Walks' }).click()
  await expect(page).toHaveURL(new RegExp(`${walks}$`))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(LABEL)).toBeVisible()

  for (const address of ['/survey/fjellheim?templateId=x', '/no/such/page']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: /has not been saved yet/ }), address).toBeVisible()
  }
})

test('a saved copy that reaches the server again is a copy no longer', async ({ page, context, stays }) => {
  await openKept(page, stays.inHouse)
  await context.setOffline(true)
  await page.reload()
  await untilAlive(page)
  await expect(page.getByText(LABEL)).toBeVisible()
  const isSame = await markDocument(page)
  await context.setOffline(false)
  await expect(page.getByText(LABEL)).toBeHidden()
  await expect(page.locator('html')).not.toHaveAttribute('data-saved-at')
  await isSame()
})

test('an app started from the home screen without a connection opens its guestbook', async ({
  page,
  context,
  stays,
}) => {
  await openKept(page, stays.inHouse)
  await context.setOffline(true)
  for (const address of ['/?hotel=fjellheim', '/return/fjellheim']) {
    await page.goto(address)
    await expect(page).toHaveURL(stays.inHouse)
    await expect(greeting(page)).toContainText('Astrid')
  }
})

test('a page never saved says so in the language of the browser, and can be tried again', async ({
  page,
  context,
  stays,
}) => {
  await openKept(page, stays.inHouse)
  await context.setOffline(true)
  await page.goto(stays.second)
  await expect(
    page.getByRole('heading', { name: 'You are offline, and this page has not been saved yet.' }),
  ).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('main')).toBeVisible()
})

test('nobody else opens a saved stay', async ({ page, context, stays }) => {
  await openKept(page, stays.inHouse)
  await context.setOffline(true)
  await page.goto(stays.qr)
  await expect(page.getByText('Astrid')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: /has not been saved yet/ })).toBeVisible()
})

test('a new version is offered when nothing is going on, and never forced', async ({
  page,
  serverProxy,
  stays,
}) => {
  await openKept(page, serverProxy.url + new URL(stays.inHouse, serverProxy.url).pathname)
  const isSame = await markDocument(page)
  await openBox(page, HOUSE)
  serverProxy.release('9.9.9+next')
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  const isWaiting = () =>
    page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting))
  await expect.poll(isWaiting).toBe(true)
  const offer = page.getByRole('region', { name: 'Messages' })
  await expect(offer).not.toContainText('A new version is ready')
  await page.keyboard.press('Escape')
  await expect(offer).toContainText('A new version is ready')
  await isSame()
  await offer.getByRole('button', { name: 'Reload' }).click()
  await expect(page.locator('html')).not.toHaveAttribute('data-same-document')
  await untilAlive(page)
  expect(await isWaiting()).toBe(false)
})

test('a network that does not answer gives way to the saved copy', async ({ page, serverProxy, stays }) => {
  const address = serverProxy.url + new URL(stays.inHouse, serverProxy.url).pathname
  await openKept(page, address)
  serverProxy.stopAnswering()
  await page.goto(address)
  await untilAlive(page)
  await expect(page.getByText(LABEL)).toBeVisible()
  await expect(greeting(page)).toContainText('Astrid')
})

test('a server that cannot answer gives way to the saved copy until it can; what was never saved says so', async ({
  page,
  serverProxy,
  stays,
}) => {
  const address = serverProxy.url + new URL(stays.inHouse, serverProxy.url).pathname
  await openKept(page, address)
  serverProxy.setAway(true)
  const copy = await page.goto(address)
  expect(copy?.status()).toBe(200)
  await untilAlive(page)
  await expect(page.getByText(LABEL)).toBeVisible()
  await expect(greeting(page)).toContainText('Astrid')
  await openBox(page, HOUSE)
  const unsaved = await page.goto(`${serverProxy.url}/guestbook/havnehuset`)
  expect(unsaved?.status()).toBe(503)
  await expect(page.getByRole('heading', { name: 'We’ll be right back' })).toBeVisible()

  await page.goto(address)
  await expect(page.getByText(LABEL)).toBeVisible()
  serverProxy.setAway(false)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByText(LABEL)).toBeHidden()
  await expect(greeting(page)).toContainText('Astrid')
})

test('the staff app and the welcome page have no worker', async ({ page, adminUrl, guard }) => {
  guard.expectError(/401/)
  for (const address of ['/welcome', adminUrl('/login')]) {
    await page.goto(address)
    await expect(page.getByRole('heading').first()).toBeVisible()
    const registered = await page.evaluate(async () => navigator.serviceWorker.getRegistrations())
    expect(registered).toHaveLength(0)
  }
})
