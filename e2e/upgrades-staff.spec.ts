import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { hotelDate } from './support/hotel-time.ts'
import { joinAs } from './support/newcomers.ts'
import { test } from './support/own-property.ts'
import { turnTo } from './support/schemes.ts'
import { COLOR_SCHEMES, DESK, PHONE, TABLET } from './support/screens.ts'
import { field, formState, notice, visit } from './support/staff.ts'
import { expect } from './support/test.ts'

test.use({ ...DESK, propertyLanguages: ['GB', 'DK'] })

type Made = { id: string; linkKey: string }
type Upgrade = { upgrade: { id: string; pricePerNight: number }; revision: number }

async function send<T>(page: Page, method: 'post' | 'put', path: string, data: object): Promise<T> {
  const headers = { 'idempotency-key': randomUUID() }
  const answer = await page.request[method](`/api/${path}`, { headers, data })
  expect(answer.ok(), await answer.text()).toBe(true)
  return ((await answer.json()) as { data: T }).data
}

// A new property has to try the module first; what the server keeps of its modules hears of it a moment later.
test.beforeEach(async ({ page }) => {
  await send(page, 'post', 'hotel/subscriptions/trial', { module: 'roomUpgrades' })
  await expect.poll(async () => (await page.request.get('/api/hotel/roomUpgrades')).status()).toBe(200)
})

/** A double and two suites, over HTTP. */
async function aHouse(page: Page) {
  const category = async (name: string) =>
    (await send<Made>(page, 'post', 'hotel/unitCategories', { name })).id
  const [double, suite] = [await category('Double'), await category('Suite')]
  const unit = (code: string, categoryId: string) =>
    send<Made>(page, 'post', 'hotel/units', { code, categoryId })
  const units = [await unit('201', double), await unit('503', suite), await unit('504', suite)]
  return { double, suite, units }
}

/** An upgrade from the double to the suite, over HTTP: the editor has a journey of its own. */
async function anUpgrade(page: Page, { double: from, suite: to }: { double: string; suite: string }) {
  const { upgrade, revision } = await send<Upgrade>(page, 'post', 'hotel/roomUpgrades', { from, to })
  const change = { pricePerNight: 45_000, vatRate: 1200, state: 'active' }
  await send(page, 'put', `hotel/roomUpgrades/${upgrade.id}`, { revision, change })
  return upgrade.id
}

function book(page: Page, firstName: string, booking: object): Promise<Made> {
  const dates = { arrival: hotelDate(2), departure: hotelDate(4) }
  return send(page, 'post', 'hotel/guests', {
    checksIn: false,
    booking: { ...dates, firstName, lastName: 'Lund', ...booking },
  })
}

const NOBODY = {
  firstName: 'Ada',
  lastName: 'Lund',
  email: 'ada.lund@guest.example',
  phoneNumber: '+4540123456',
}

/** As the guest's page sends it. */
function ask(page: Page, hotel: string, upgradeId: string, wish: object) {
  return send<{ orderId: string }>(page, 'post', `guest/${hotel}/roomUpgrades/${upgradeId}/requests`, {
    total: null,
    ...NOBODY,
    ...wish,
  })
}

const list = (page: Page) => page.getByRole('list', { name: 'Room upgrades' })
const panel = (page: Page) => page.getByRole('dialog', { name: /^Request \d+$/ })
const accepting = (page: Page) => page.getByRole('dialog', { name: /^Accept request/ })
const press = (where: Page | Locator, name: string) =>
  where.getByRole('button', { name, exact: true }).click()

async function choose(page: Page, name: string, option: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name }).click()
  await page.getByRole('option', { name: option }).click()
}

test('from an empty list to an upgrade with its prices, and words in two languages', async ({ page }) => {
  await visit(page, '/admin/room-upgrades')
  await expect(page.getByText('Make two categories with rooms first')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to rooms' })).toHaveAttribute('href', '/admin/units')
  await aHouse(page)
  await press(page, 'Add the first upgrade')
  const dialog = page.getByRole('dialog', { name: 'New upgrade' })
  await choose(page, 'From', 'Double')
  await choose(page, 'To', 'Double')
  await expect(dialog.getByText('A guest cannot move to the category they have.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Add upgrade' })).toBeDisabled()
  await choose(page, 'To', 'Suite')
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await dialog.getByRole('button', { name: 'Add upgrade', exact: true }).dblclick()
  await expect(page.getByRole('heading', { level: 1, name: 'Double to Suite' })).toBeVisible()
  expect(sent.filter((url) => url.endsWith('/hotel/roomUpgrades'))).toHaveLength(1)

  await field(page, 'Price per night, VAT included').fill('450')
  await field(page, 'Price per night, VAT included').press('Enter')
  // The house has no other upgrade and no products to take a rate from.
  await expect(field(page, 'VAT rate')).toHaveValue('')
  await expect(page.getByText('Choose its VAT rate, then start it.')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Active' })).toBeDisabled()
  await field(page, 'VAT rate').fill('12')
  await field(page, 'VAT rate').press('Enter')
  await expect(page.getByRole('radio', { name: 'Active' })).toBeEnabled()
  await field(page, 'Saturday').fill('550')
  await field(page, 'Saturday').press('Enter')
  const example = page.getByRole('status').filter({ hasText: 'A guest from Friday' })
  await expect(example).toContainText('pays 450 + 550 + 450 = DKK 1,450.')
  await expect(formState(page)).toContainText('Saved')

  await press(page, 'Add season')
  const season = page.getByRole('group', { name: 'Season 1' })
  await season.getByRole('textbox', { name: 'First night' }).fill('24/12/2027')
  await season.getByRole('textbox', { name: 'Last night' }).fill('20/12/2027')
  await expect(season.getByText('The last night is before the first.')).toBeVisible()
  await season.getByRole('textbox', { name: 'Last night' }).fill('26/12/2027')
  await season.getByRole('textbox', { name: 'Price per night' }).fill('900')
  await season.getByRole('textbox', { name: 'Price per night' }).press('Enter')
  await expect(formState(page)).toContainText('Saved')
  await page.reload()
  await expect(field(page, 'Saturday')).toHaveValue('550')
  await expect(season.getByRole('textbox', { name: 'Last night' })).toHaveValue('26/12/2027')

  await page.getByRole('link', { name: 'Words and pictures of Suite' }).click()
  await field(page, 'Name for guests').fill('Fjord suite')
  await field(page, 'Size').fill('38 m²')
  await page.getByRole('tab', { name: 'Danish 2 texts are missing' }).click()
  await field(page, 'Name for guests').fill('Fjordsuite')
  await press(page.getByText('38 m²').locator('..'), 'Copy the text from English')
  await expect(field(page, 'Size')).toHaveValue('38 m²')
  await expect(page.getByRole('tab', { name: 'Danish', exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Side by side' })).toContainText('Fjordsuite')
  await expect(formState(page)).toContainText('Saved')

  await page.getByRole('link', { name: 'All room upgrades' }).click()
  const row = list(page).getByRole('listitem')
  await expect(row).toContainText('DKK 450 per night')
  await expect(row).toContainText('Sat 550, 1 season')
  const nights = row.getByRole('group', { name: 'Free rooms, 14 nights from tonight' })
  await expect(nights.getByRole('img', { name: /: 2 free$/ })).toHaveCount(14)
})

test('fully booked and paused are one press each and can be taken back; a deleted one is gone', async ({
  page,
}) => {
  await anUpgrade(page, await aHouse(page))
  await visit(page, '/admin/room-upgrades')
  const full = page.getByRole('switch', { name: 'Double to Suite is fully booked' })
  await full.click()
  await expect(page.getByText('Fully booked by hand')).toBeVisible()
  await press(notice(page, 'Double to Suite is marked as fully booked.'), 'Undo')
  await expect(full).not.toBeChecked()
  const active = page.getByRole('switch', { name: 'Double to Suite is active' })
  await active.click()
  await expect(list(page)).toContainText('Paused')
  await press(notice(page, 'Double to Suite is paused.'), 'Undo')
  await expect(active).toBeChecked()
  await press(page, 'Actions for Double to Suite')
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await press(page.getByRole('dialog', { name: 'Delete Double to Suite?' }), 'Delete')
  await expect(page.getByText('No upgrades yet')).toBeVisible()
})

test('a request is accepted with a free room, and the booking moves there', async ({ page, property }) => {
  const { double, suite, units } = await aHouse(page)
  const upgradeId = await anUpgrade(page, { double, suite })
  await book(page, 'Bo', { unitId: units[1]?.id })
  const ada = await book(page, 'Ada', { unitId: units[0]?.id })
  const { orderId } = await ask(page, property.id, upgradeId, { booking: ada.linkKey, total: 90_000 })

  await visit(page, `/admin/requests?open=${orderId}`)
  await expect(panel(page)).toContainText(/Double\s+Suite/)
  await expect(panel(page)).toContainText('2 nights')
  await press(panel(page), 'Accept')
  const dialog = accepting(page)
  await expect(dialog.getByRole('radio', { name: /503.*taken/ })).toBeDisabled()
  await expect(dialog.getByRole('button', { name: 'Move to Suite and accept' })).toBeVisible()
  await dialog.getByRole('radio', { name: /504.*free/ }).click()
  await press(dialog, 'Move to 504 and accept')
  await expect(panel(page)).toContainText('Moved to 504')
  const stay = await page.request.get(`/api/hotel/guests/${ada.id}`)
  expect(await stay.text()).toContain('504')
})

test('a request without a booking says what was written, and asks whose stay it is', async ({
  page,
  property,
}) => {
  const house = await aHouse(page)
  const upgradeId = await anUpgrade(page, house)
  await book(page, 'Bo', { unitId: house.units[1]?.id })
  await book(page, 'Ada', { bookingNumber: 'A-77', unitCategoryId: house.double })
  const { orderId } = await ask(page, property.id, upgradeId, { reservationNumber: 'A-77' })
  await visit(page, `/admin/requests?open=${orderId}`)
  await expect(panel(page)).toContainText(
    'Came without a booking: reservation number A-77 and name Ada Lund as written. Check before you accept.',
  )
  await press(panel(page), 'Accept')
  const dialog = accepting(page)
  const send = dialog.getByRole('button', { name: 'Move to Suite and accept' })
  await expect(send).toBeDisabled()
  const stay = dialog.getByRole('combobox', { name: 'Whose stay is it?' })
  await stay.click()
  await page.getByRole('option', { name: /Ada Lund, A-77/ }).click()
  await expect(dialog).toContainText(/DKK\s900 on the bill/)
  await expect(dialog.getByRole('radio', { name: /503.*taken/ })).toBeDisabled()
  await expect(dialog.getByRole('radio', { name: /504.*free/ })).toBeEnabled()
  await send.click()
  await expect(panel(page)).toContainText('Accepted')
  await expect(panel(page)).toContainText('The booking is in Suite, without a room yet.')
  await expect(panel(page)).toContainText('No room yet')
})

test('of two who accept at the same moment the second reads who was faster', async ({
  page,
  property,
  person,
  server,
  guard,
}) => {
  guard.expectError(/409/)
  const house = await aHouse(page)
  const upgradeId = await anUpgrade(page, house)
  const ada = await book(page, 'Ada', { unitCategoryId: house.double })
  const { orderId } = await ask(page, property.id, upgradeId, { booking: ada.linkKey, total: 90_000 })
  const colleague = await person(DESK)
  await joinAs(server, page, colleague, ['reception'])
  for (const each of [page, colleague]) {
    await visit(each, `/admin/requests?open=${orderId}`)
    await press(panel(each), 'Accept')
    await accepting(each)
      .getByRole('radio', { name: /503.*free/ })
      .click()
  }
  const { promise: accepted, resolve: letThrough } = Promise.withResolvers<void>()
  await page.route('**/accept', async (route) => {
    await accepted
    await route.continue()
  })
  await press(accepting(page), 'Move to 503 and accept')
  await press(accepting(colleague), 'Move to 503 and accept')
  await expect(panel(colleague)).toContainText('Moved to 503')
  letThrough()
  await expect(accepting(page).getByRole('alert')).toContainText(/Already accepted by Tiril Vik, \d\d:\d\d\./)
})

test('upgrades are in order by the arrow keys, and a colleague sees it at once', async ({ page }) => {
  const house = await aHouse(page)
  await anUpgrade(page, house)
  await send(page, 'post', 'hotel/roomUpgrades', { from: house.suite, to: house.double })
  const other = await page.context().newPage()
  for (const each of [page, other]) {
    await each.goto('/admin/room-upgrades')
    await expect(list(each).getByRole('link').first()).toHaveAccessibleName('Double to Suite')
  }
  await page.getByRole('button', { name: 'Move Double to Suite' }).press('ArrowDown')
  for (const each of [page, other])
    await expect(list(each).getByRole('link').first()).toHaveAccessibleName('Suite to Double')
  await other.close()
})

test('list and editors hold on every screen, by day and by night', async ({ page, axe }) => {
  const house = await aHouse(page)
  const upgradeId = await anUpgrade(page, house)
  const screens = {
    '/admin/room-upgrades': 'Room upgrades',
    [`/admin/room-upgrades/${upgradeId}`]: 'Double to Suite',
    [`/admin/room-upgrades/rooms/${house.suite}`]: 'Suite',
  }
  for (const [address, heading] of Object.entries(screens)) {
    await visit(page, address)
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
    for (const { viewport } of [PHONE, TABLET, DESK]) {
      await page.setViewportSize(viewport)
      const beside = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      await expect.poll(beside, `${address}, ${viewport.width} wide`).toBeLessThanOrEqual(0)
    }
    for (const scheme of COLOR_SCHEMES) {
      await turnTo(page, scheme)
      await axe(page)
    }
  }
})
