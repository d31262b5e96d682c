import type { Page } from '@playwright/test'
import { changeCard, publishCards } from './support/card-calls.ts'
import { box, greeting, openAlive, openAliveWithStream, openBox } from './support/guestbook.ts'
import { PHONE } from './support/screens.ts'
import { expect, test } from './support/test.ts'

test.use(PHONE)

const DETAILS = /\/box-details[\w-]*\.js$/
const BOOKING_CALL = /\/api\/guest\/[^/]+\/bookings\/[^/]+\?/
const PRODUCTS_CALL = /\/api\/guest\/[^/]+\/products/
const NOT_LOADED = 'We could not load what can be ordered.'
const PRIVACY_STYLES = /\/privacy-settings[\w-]*\.css$/

const unavailable = (page: Page) =>
  page.getByRole('dialog').getByRole('heading', { name: /content may no longer be available/ })
const tryAgain = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Try again' })

test('a part whose script cannot be loaded says so, and trying again brings it', async ({
  page,
  stays,
  guard,
}) => {
  guard.expectError(/ERR_FAILED|Failed to fetch|did not load/)
  await page.route(DETAILS, (route) => route.abort())
  await openAlive(page, stays.qr)
  await page.getByRole('main').getByRole('link', { name: 'Breakfast', exact: true }).click()
  await expect(unavailable(page)).toBeVisible()
  await page.unroute(DETAILS)
  await tryAgain(page).click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Breakfast' })).toBeVisible()
  await expect(unavailable(page)).toHaveCount(0)
})

test('a part whose styles cannot be loaded says so, and is there after a reload', async ({
  page,
  stays,
  guard,
}) => {
  guard.expectError(/ERR_FAILED|Unable to preload|did not load/)
  await page.route(PRIVACY_STYLES, (route) => route.abort())
  await openAlive(page, stays.qr)
  const open = page.getByRole('main').getByRole('button', { name: 'Privacy settings' })
  await open.click()
  await expect(unavailable(page)).toBeVisible()
  await page.unroute(PRIVACY_STYLES)
  await page.reload()
  await open.click()
  await expect(page.getByRole('dialog', { name: 'Privacy settings' })).toBeVisible()
})

test('a part that takes longer than two minutes counts as failed', async ({ page, stays, guard }) => {
  guard.expectError(/did not load/)
  await page.clock.install()
  const { promise: arrived, resolve: letArrive } = Promise.withResolvers<void>()
  await page.route(DETAILS, async (route) => {
    await arrived
    await route.continue()
  })
  await openAlive(page, stays.qr)
  await page.getByRole('main').getByRole('link', { name: 'Breakfast', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.clock.runFor(115_000)
  await expect(unavailable(page)).toHaveCount(0)
  await page.clock.runFor(10_000)
  await expect(unavailable(page)).toBeVisible()
  letArrive()
  await tryAgain(page).click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Breakfast' })).toBeVisible()
})

test('a failed part leads back to the guestbook', async ({ page, stays, guard }) => {
  guard.expectError(/ERR_FAILED|Failed to fetch|dynamically imported|did not load/)
  await page.route(DETAILS, (route) => route.abort())
  await openAlive(page, stays.qr)
  await page.getByRole('main').getByRole('link', { name: 'Wi-Fi', exact: true }).click()
  await expect(unavailable(page)).toBeVisible()
  await page.getByRole('link', { name: 'Go to the guestbook' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(stays.qr)
})

test('a booking that is unknown is told quietly, with the way to one’s own, and asked for by nobody', async ({
  page,
  stays,
}) => {
  const asked: string[] = []
  page.on('request', (request) => void (/\/bookings\//.test(request.url()) && asked.push(request.url())))
  await openAlive(page, `${stays.qr}/AAAAAAAAAAAAAAAAAAAAAA`)
  await expect(page.getByText('We could not find a stay for this link')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Staying with us?' }).click()
  await expect(page.getByRole('dialog').getByText('Your room pass shows the door code')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(asked).toEqual([])
  await expect(greeting(page)).toHaveText('Welcome to Fjellheim')
  await expect(box(page, 'How your room works')).toHaveCount(0)
  await openBox(page, 'Breakfast')
})

test('a stay out of reach is said to be, and comes by itself; so do the products of an open box', async ({
  page,
  stays,
  guard,
}) => {
  guard.expectError(/503/)
  await page.clock.install()
  const away = { status: 503, json: { code: 'server/unavailable', message: '' } }
  await page.route(BOOKING_CALL, (route) => route.fulfill(away))
  await openAlive(page, stays.inHouse)
  const pass = page.getByRole('region', { name: 'Room pass' })
  const word = page.getByText('Your stay cannot be loaded right now. We will keep trying.')
  await expect(word).toBeVisible()
  await expect(pass).toHaveCount(0)
  await page.unroute(BOOKING_CALL)
  await page.clock.runFor(10_000)
  await expect(pass).toBeVisible()
  await expect(word).toHaveCount(0)
  await expect(greeting(page)).toContainText('Astrid')

  const { promise: arrived, resolve: letArrive } = Promise.withResolvers<void>()
  await page.route(PRODUCTS_CALL, async (route) => {
    await arrived
    await route.continue()
  })
  const sheet = await openBox(page, 'Breakfast in bed')
  await expect(sheet.getByText(NOT_LOADED)).toHaveCount(0)
  await page.clock.runFor(10_000)
  await expect(sheet.getByText(NOT_LOADED)).toBeVisible()
  await sheet.getByRole('button', { name: 'Try again' }).click()
  await expect(sheet.getByText(NOT_LOADED)).toHaveCount(0)
  letArrive()
  await expect(sheet.getByRole('button', { name: /^Add/ }).first()).toBeVisible()
})

test('at most three messages are shown, each for four seconds', async ({ page, person, signIn, stays }) => {
  const staff = await person()
  await signIn(staff, 'owner')
  await page.clock.install()
  await openAliveWithStream(page, () => page.goto(stays.qr))
  await page.clock.pauseAt(Date.now() + 60_000)
  const messages = page.getByRole('region', { name: 'Messages' })
  for (const n of [1, 2, 3, 4]) {
    const words = `Everything about the house, part ${n} of ${Date.now()}`
    await changeCard(staff, 'The house from A to Z', { subtitle: words })
    await publishCards(staff)
    await expect(page.getByRole('main').getByText(words)).toBeVisible()
    await expect(messages.getByText('The hotel has just updated this page')).toHaveCount(Math.min(n, 3))
  }
  await page.clock.runFor(3900)
  await expect(messages.getByText('The hotel has just updated this page')).toHaveCount(3)
  await page.clock.runFor(200)
  await expect(messages).toBeEmpty()
})
