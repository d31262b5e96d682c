import type { Locator, Page } from '@playwright/test'
import { openWithStream } from './support/guestbook.ts'
import { answerRequest } from './support/order-calls.ts'
import { test } from './support/own-property.ts'
import { expectAccessibleEverywhere } from './support/schemes.ts'
import { PHONE, TABLET } from './support/screens.ts'
import { expect } from './support/test.ts'
import { changeUpgrade, makeStay, makeUpgradeHouse, requestAtDesk } from './support/upgrade-calls.ts'

const SEND_CALL = '**/api/guest/*/roomUpgrades/*/requests'
const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 })
const sendButton = (page: Page): Locator => page.getByRole('button', { name: /^Request upgrade,/ })
const standing = (page: Page): Locator => page.locator('[role=status][data-standing]')
const addressOf = (hotel: string, { linkKey }: { linkKey: string }) => `/room-upgrades/${hotel}/${linkKey}`
const formOf = (address: string, { id }: { id: string }) => `${address}/room/${id}/request-details`

/** The page can send once its script runs. */
async function openForm(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(sendButton(page)).toBeEnabled()
}

const orderIn = (page: Page): string => new URL(page.url()).searchParams.get('order') ?? ''

test('from the overview to a moved booking, with the new room on the guest’s phone', async ({
  page: staff,
  property,
  person,
}) => {
  const { double, suite } = await makeUpgradeHouse(staff, { suites: ['504', '505'] })
  const stay = await makeStay(staff, double, 'Astrid', { isInHouse: true })
  const guest = await person(PHONE)

  await test.step('the overview says what is better and what it costs', async () => {
    await guest.goto(`${addressOf(property.id, stay)}?from=card/box-7`)
    await expect(heading(guest)).toHaveText('A little more room, Astrid?')
    const card = guest.getByRole('listitem').filter({ hasText: 'Fjord suite' })
    await expect(card).toContainText('38 m² · Fjord and peaks · Tub by the window')
    await expect(card).toContainText(/DKK.450 more per night/)
    await expect(card).toContainText(/DKK.1,800 for 4 nights/)
    await guest.getByRole('link', { name: 'View upgrade: Fjord suite' }).click()
  })
  await test.step('the two rooms stand side by side with only what differs', async () => {
    await expect(heading(guest)).toHaveText('A little more room, and another view')
    await expect(guest.getByRole('term')).toHaveText(['Size', 'View', 'Bath'])
    await expect(guest.getByText('2 left')).toBeVisible()
    await expect(guest.getByText('Balcony to the fjord')).toBeVisible()
    await expect(guest.getByText('Nothing goes on your bill until we say yes')).toBeVisible()
    await guest.getByRole('link', { name: 'Request upgrade' }).click()
  })
  await test.step('it is asked for once, however often the button is pressed', async () => {
    const sent: string[] = []
    await guest.route(SEND_CALL, async (route) => {
      sent.push(route.request().postData() ?? '')
      await route.continue()
    })
    await expect(guest.getByText('For Astrid')).toBeVisible()
    await expect(guest.getByText(/^We write to h•+@/)).toBeVisible()
    await expect(sendButton(guest)).toBeEnabled()
    await guest.getByLabel(/^Anything we should know/).fill('High up, please')
    await sendButton(guest).dblclick()
    await expect(standing(guest)).toContainText('We have your request, Astrid')
    expect(sent).toHaveLength(1)
    const body = JSON.parse(sent[0] ?? '')
    expect(body).toMatchObject({ total: 180_000 })
    // Who did not agree to be counted is not: what led them here stays with nothing of theirs.
    expect(body).not.toHaveProperty('cameFrom')
  })
  const orderId = orderIn(guest)
  await test.step('the page is the same after a reload, and all of the stay’s devices know of it', async () => {
    await expect(guest.getByRole('button', { name: 'Stay here' })).toBeVisible()
    await openWithStream(guest, () => guest.reload())
    await expect(standing(guest)).toContainText('We have your request, Astrid')
    // This comes with the script and the order; whoever loads the page again has come to read it.
    await expect(guest.getByRole('button', { name: 'Cancel request' })).toBeVisible()
    await expect(guest.getByRole('button', { name: 'Stay here' })).toBeHidden()
    const other = await person(PHONE)
    await other.goto(addressOf(property.id, stay))
    await other.getByRole('link', { name: 'See your request: Fjord suite' }).click()
    await expect(standing(other)).toContainText('We have your request, Astrid')
    expect(await requestAtDesk(staff, orderId)).toMatchObject({ isMatched: true, comment: 'High up, please' })
  })
  await test.step('accepted, the booking moves while the page is open', async () => {
    await answerRequest(staff, orderId, 'accept', { unitId: suite.units[0] })
    await expect(heading(guest)).toHaveText('Your new room: Fjord suite, 504')
    await expect(guest.getByText('On your bill', { exact: true })).toBeVisible()
  })
  await test.step('and the guestbook and the overview know the new room', async () => {
    await guest.getByRole('link', { name: 'Go to the guestbook' }).click()
    await expect(guest).toHaveURL(new RegExp(`/guestbook/${property.id}/`))
    await expect(guest.getByText('504').first()).toBeVisible()
    await guest.goto(addressOf(property.id, stay))
    await expect(guest.getByRole('listitem').filter({ hasText: 'Fjord suite' })).toContainText('Confirmed')
  })
})

test('of two guests who want the last room one gets it, and the other is told kindly', async ({
  page: staff,
  property,
  person,
  guard,
}) => {
  guard.expectError(/409/)
  const { double, upgrade } = await makeUpgradeHouse(staff, { suites: ['504'] })
  const guests = await Promise.all(
    ['Astrid', 'Mikkel'].map(async (name) => {
      const stay = await makeStay(staff, double, name)
      const page = await person(PHONE)
      await openForm(page, formOf(addressOf(property.id, stay), upgrade))
      return page
    }),
  )
  await Promise.all(guests.map((page) => sendButton(page).click()))
  const told = (page: Page) => page.getByRole('alert').filter({ hasText: 'Somebody was quicker' })
  const either = (page: Page) => standing(page).or(told(page))
  await Promise.all(guests.map((page) => expect(either(page)).toBeVisible()))
  const outcomes = await Promise.all(guests.map((page) => told(page).isVisible()))
  expect(outcomes.filter(Boolean)).toHaveLength(1)
  const [late] = guests.filter((_, place) => outcomes[place])
  await late?.getByRole('link', { name: 'See the other rooms' }).click()
  await expect(late?.getByText('Fully booked on your nights') as Locator).toBeVisible()
})

test('without a booking all rooms are shown without totals, and a request reaches staff as not matched', async ({
  page: staff,
  property,
  person,
}) => {
  const { double, upgrade } = await makeUpgradeHouse(staff, { suites: ['504'] })
  const stay = await makeStay(staff, double, 'Astrid')
  const guest = await person(PHONE)
  await guest.goto(`/room-upgrades/${property.id}`)
  await expect(heading(guest)).toHaveText('A little more room?')
  await expect(guest.getByText(/for 4 nights/)).toHaveCount(0)
  await guest.getByRole('link', { name: 'View upgrade: Fjord suite' }).click()
  await expect(guest).toHaveURL(`/room-upgrades/${property.id}/room/${upgrade.id}`)
  await expect(heading(guest)).toHaveText('Fjord suite')
  await guest.getByRole('link', { name: 'Request upgrade' }).click()

  await expect(sendButton(guest)).toBeEnabled()
  await guest.getByLabel('E-mail').fill('nobody')
  await sendButton(guest).click()
  for (const message of [
    'Enter your reservation number',
    'Enter the first name on the reservation',
    'Enter the last name on the reservation',
    'Please input a valid email.',
    'Please input a valid phone number.',
  ]) {
    await expect(guest.getByText(message, { exact: true })).toBeVisible()
  }
  await expect(guest.getByLabel('Reservation number')).toBeFocused()
  await guest.getByLabel('Reservation number').fill(stay.bookingNumber)
  await guest.getByLabel('First name').fill('Astrid')
  await guest.getByLabel('Last name').fill('Holm')
  await guest.getByLabel('E-mail').fill('astrid@guests.example')
  await guest.getByLabel('Phone number').fill('+45 32 12 34 56')
  await guest.reload()
  await expect(guest.getByLabel('Last name')).toHaveValue('Holm')
  await expect(sendButton(guest)).toBeEnabled()
  await sendButton(guest).click()
  await expect(standing(guest)).toContainText('We look for your stay first and answer by e-mail.')
  expect(await requestAtDesk(staff, orderIn(guest))).toMatchObject({ isMatched: false })
})

test('a price that changed meanwhile is said before anything is ordered', async ({
  page: staff,
  property,
  person,
  guard,
}) => {
  guard.expectError(/409/)
  const { double, upgrade } = await makeUpgradeHouse(staff, { suites: ['504'] })
  const stay = await makeStay(staff, double, 'Astrid')
  const guest = await person(PHONE)
  await openForm(guest, formOf(addressOf(property.id, stay), upgrade))
  await changeUpgrade(staff, upgrade.id, { pricePerNight: 50_000 })
  await sendButton(guest).click()
  const sheet = guest.getByRole('dialog', { name: 'The price has changed since you looked' })
  await expect(sheet).toContainText('Your request has not been sent yet')
  await expect(sheet).toContainText(/DKK.1,800/)
  await sheet.getByRole('button', { name: /^Request upgrade, DKK.2,000 on your bill$/ }).click()
  await expect(standing(guest)).toContainText('We have your request')
  await expect(guest.getByText(/DKK.2,000/)).toBeVisible()
})

test('a request whose answer was lost is one request, sent again by hand or by a reload', async ({
  page: staff,
  property,
  person,
  guard,
}) => {
  guard.expectError(/ERR_FAILED|net::/)
  const { double, upgrade } = await makeUpgradeHouse(staff, { suites: ['504', '505'] })
  const stay = await makeStay(staff, double, 'Astrid')
  const guest = await person(PHONE)
  // News of the request would tell the guest of it before they can try again.
  await guest.route(/\/api\/guest\/[^/]+\/live/, (route) => route.abort())
  await openForm(guest, formOf(addressOf(property.id, stay), upgrade))
  const keys: (string | undefined)[] = []
  await guest.route(SEND_CALL, async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length > 1) return route.continue()
    await route.fetch()
    return route.abort()
  })
  await sendButton(guest).click()
  await expect(guest.getByText(/^Unfortunately, there was an error/)).toBeVisible()
  await guest.getByRole('button', { name: 'Try again' }).click()
  await expect(standing(guest)).toContainText('We have your request')
  expect(new Set(keys).size).toBe(1)
  expect(keys).toHaveLength(2)

  const second = await makeStay(staff, double, 'Mikkel')
  const reloading = await person(PHONE)
  await openForm(reloading, formOf(addressOf(property.id, second), upgrade))
  const sent: (string | undefined)[] = []
  await reloading.route(SEND_CALL, async (route) => {
    sent.push(route.request().headers()['idempotency-key'])
    await route.fetch()
    // The first answer is still on its way when the page goes.
    if (sent.length > 1) await route.continue()
  })
  await sendButton(reloading).click()
  await expect.poll(() => sent.length).toBe(1)
  await reloading.reload()
  await expect(standing(reloading)).toContainText('We have your request, Mikkel')
  expect(new Set(sent).size).toBe(1)
})

test('a guest can take a request back until it is answered, and hears an answer of no', async ({
  page: staff,
  property,
  person,
}) => {
  const { double, upgrade } = await makeUpgradeHouse(staff, { suites: ['504'] })
  const stay = await makeStay(staff, double, 'Astrid')
  const guest = await person(PHONE)
  const form = formOf(addressOf(property.id, stay), upgrade)
  await openForm(guest, form)
  await sendButton(guest).click()
  // What the server drew does nothing yet; this comes with the script and the order.
  await expect(guest.getByRole('button', { name: 'Stay here' })).toBeVisible()
  await guest.getByRole('button', { name: 'Cancel request' }).click()
  const question = guest.getByRole('dialog', { name: 'Cancel this request?' })
  await expect(question).toContainText('You keep the room you booked')
  await question.getByRole('button', { name: 'Yes, cancel' }).click()
  await expect(standing(guest)).toContainText('You have cancelled your request')
  await guest.getByRole('link', { name: 'See the other rooms' }).click()
  await expect(guest.getByText('Only 1 left')).toBeVisible()

  await openForm(guest, form)
  await sendButton(guest).click()
  await expect(standing(guest)).toContainText('We have your request')
  await guest.getByRole('button', { name: 'Stay here' }).click()
  await answerRequest(staff, orderIn(guest), 'decline', { reason: 'room type fully booked' })
  await expect(heading(guest)).toHaveText('We are sorry, this room did not work out')
  await expect(standing(guest)).toContainText('You keep the room you booked')
})

test('offline nothing is sent, and what was written stays', async ({ page: staff, property, person }) => {
  const { double, upgrade } = await makeUpgradeHouse(staff, { suites: ['504'] })
  const stay = await makeStay(staff, double, 'Astrid')
  const guest = await person(PHONE)
  await openForm(guest, formOf(addressOf(property.id, stay), upgrade))
  await guest.getByLabel(/^Anything we should know/).fill('Late arrival')
  await guest.context().setOffline(true)
  await expect(guest.getByText('You are offline. Nothing is sent;', { exact: false })).toBeVisible()
  await expect(sendButton(guest)).toBeDisabled()
  await guest.context().setOffline(false)
  await expect(sendButton(guest)).toBeEnabled()
  await expect(guest.getByLabel(/^Anything we should know/)).toHaveValue('Late arrival')
})

test('no address is a dead end', async ({ page: staff, property, person, guard }) => {
  guard.expectError(/404/)
  const { double, upgrade } = await makeUpgradeHouse(staff, { suites: ['504'] })
  const stay = await makeStay(staff, double, 'Astrid')
  const unknown = 'AAAAAAAAAAAAAAAAAAAAAA'
  const guest = await person(PHONE)
  for (const id of ['preview', 'QR', 'room']) {
    await guest.goto(`/room-upgrades/${property.id}/${id}`)
    await expect(guest.getByRole('link').first(), id).toBeVisible()
  }
  await guest.goto(`/room-upgrades/${property.id}/${unknown}`)
  await expect(guest.getByRole('link', { name: /guestbook/i }).first()).toBeVisible()
  await guest.goto(`${addressOf(property.id, stay)}/room/${unknown}`)
  await expect(heading(guest)).toHaveText('This room is no longer offered')
  await guest.getByRole('link', { name: 'See the other rooms' }).click()
  await expect(heading(guest)).toHaveText('A little more room, Astrid?')
  await guest.goto(`${addressOf(property.id, stay)}/room/${upgrade.id}/request-confirmation`)
  await expect(heading(guest)).toHaveText('We could not find this request')
  await guest.goto(`${addressOf(property.id, stay)}/room/${upgrade.id}/request-confirmation?order=${unknown}`)
  await expect(guest.getByRole('link', { name: 'Go to the guestbook' }).first()).toBeVisible()
})

test('everybody can look, ask and see what becomes of it, on every screen, by day and night', async ({
  page: staff,
  property,
  person,
  axe,
}) => {
  const { double, upgrade } = await makeUpgradeHouse(staff, { suites: ['504'] })
  const stay = await makeStay(staff, double, 'Astrid')
  const guest = await person(PHONE)
  const address = addressOf(property.id, stay)
  await guest.goto(address)
  await expectAccessibleEverywhere(guest)
  await guest.goto(`${address}/room/${upgrade.id}`)
  await expectAccessibleEverywhere(guest)
  await openForm(guest, formOf(address, upgrade))
  await expectAccessibleEverywhere(guest)
  await guest.setViewportSize(TABLET.viewport)
  await axe(guest)
  await sendButton(guest).click()
  await expect(standing(guest)).toContainText('We have your request')
  await guest.getByRole('button', { name: 'Stay here' }).click()
  await expectAccessibleEverywhere(guest)
  await guest.goto(`/room-upgrades/${property.id}/room/${upgrade.id}/request-details`)
  await expect(sendButton(guest)).toBeEnabled()
  await sendButton(guest).click()
  await expect(guest.getByText('Enter your reservation number')).toBeVisible()
  await expectAccessibleEverywhere(guest)
})

test.describe('without script', () => {
  test.use({ ...PHONE })
  test('rooms and prices can be read, and the form says who to ask', async ({
    page: staff,
    property,
    browser,
    server,
  }) => {
    const { double, upgrade } = await makeUpgradeHouse(staff, { suites: ['504'] })
    const stay = await makeStay(staff, double, 'Astrid')
    const context = await browser.newContext({ ...PHONE, baseURL: server.url, javaScriptEnabled: false })
    const guest = await context.newPage()
    await guest.goto(addressOf(property.id, stay))
    await guest.getByRole('link', { name: 'View upgrade: Fjord suite' }).click()
    await expect(guest.getByRole('term')).toHaveText(['Size', 'View', 'Bath'])
    await expect(guest.getByText(/DKK.1,800/)).toBeVisible()
    await guest.goto(formOf(addressOf(property.id, stay), upgrade))
    // By element: a search by words leaves out what stands in `noscript`.
    await expect(guest.locator('noscript p')).toHaveText(['Reception is happy to find you another room.'])
    await expect(sendButton(guest)).toBeDisabled()
    await context.close()
  })
})
