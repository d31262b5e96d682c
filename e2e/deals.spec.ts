import { randomUUID } from 'node:crypto'
import type { Deal } from '@innkeeper/domain/upselling/deal-schema.ts'
import type { Locator, Page } from '@playwright/test'
import { ENGLISH } from './support/card-calls.ts'
import { hotelDate } from './support/hotel-time.ts'
import { joinAs } from './support/newcomers.ts'
import { makeProduct } from './support/order-calls.ts'
import { test } from './support/own-property.ts'
import { turnTo } from './support/schemes.ts'
import { COLOR_SCHEMES, DESK, PHONE, TABLET } from './support/screens.ts'
import { field, formState, notice, saveForm, visit } from './support/staff.ts'
import { expect } from './support/test.ts'

test.use({ ...DESK, propertyLanguages: ['GB', 'DK'] })

type StaffDeal = { deal: Deal; revision: number }

async function send<T>(page: Page, method: 'post' | 'put', path: string, data: object): Promise<T> {
  const headers = { 'idempotency-key': randomUUID() }
  const answer = await page.request[method](`/api/${path}`, { headers, data })
  expect(answer.ok(), await answer.text()).toBe(true)
  return ((await answer.json()) as { data: T }).data
}

/** A property that begins has no store. */
test.beforeEach(async ({ page }) => {
  await send(page, 'post', 'hotel/subscriptions/trial', { module: 'upselling' })
})

const FOR_DEALS = {
  guestJourney: ['PRE_STAY' as const],
  targetGroups: [],
  productArea: { guestbook: false, automation: true },
}
const words = (title: string) => ({ [ENGLISH]: { title, subtitle: '', description: '' } })

/** Something deals can offer, over HTTP. */
function aProduct(page: Page, title: string, price = 24_500) {
  return makeProduct(page, title, { price, visibility: FOR_DEALS, options: { kind: 'picked up' } })
}

/** A deal on sale, over HTTP: the editor has journeys of its own. */
async function aDeal(page: Page, title: string, productId: string): Promise<string> {
  const { deal, revision } = await send<StaffDeal>(page, 'post', 'hotel/upselling/deals', {})
  const change = { state: 'active', products: [{ productId, salePrice: null }], content: words(title) }
  await send(page, 'put', `hotel/upselling/deals/${deal.id}`, { revision, change })
  return deal.id
}

/** Somebody who arrives in a few days; answers what opens their store. */
async function aGuest(page: Page): Promise<string> {
  const dates = { arrival: hotelDate(5), departure: hotelDate(8) }
  const booking = { ...dates, firstName: 'Astrid', lastName: 'Lund' }
  const made = await send<{ linkKey: string }>(page, 'post', 'hotel/guests', { checksIn: false, booking })
  return made.linkKey
}

/** Two of it for a guest, over HTTP: their store has journeys of its own. */
async function order(page: Page, hotel: string, line: { productId: string; dealId: string; when: object }) {
  const lines = [{ ...line, quantity: 2, choices: {} }]
  const cart = { shop: 'store', booking: await aGuest(page), lines, service: 'Put on bill' }
  const quote = () => send<{ total: number }>(page, 'post', `guest/${hotel}/orders/quote`, cart)
  // What was just put on sale can be had as soon as the server has heard of it.
  await expect.poll(async () => (await quote()).total).toBeGreaterThan(0)
  const contact = { email: 'astrid.lund@guest.example', phoneNumber: '+4540123456' }
  const checkout = { ...contact, timeOfDelivery: null, deliveryOrPickup: null }
  await send(page, 'post', `guest/${hotel}/orders`, { ...cart, checkout, total: (await quote()).total })
}

const list = (page: Page) => page.getByRole('list', { name: 'Deals' })
const row = (page: Page, name: string) =>
  list(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name, exact: true }) })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const saved = (page: Page) => expect(formState(page)).toContainText('Saved')
const press = (where: Page | Locator, name: string) =>
  where.getByRole('button', { name, exact: true }).click()
const store = (page: Page) => page.frameLocator('iframe[title="The store as a guest sees it"]')

async function ask(page: Page, deal: string, what: string): Promise<void> {
  await press(page, `Actions for ${deal}`)
  await page.getByRole('menuitem', { name: what, exact: true }).click()
}

test('from nothing to a deal on sale, which the phone beside it and a guest’s store show', async ({
  page,
  property,
  person,
}) => {
  await visit(page, '/admin/upselling')
  await expect(page.getByText('you have none yet. Add a product first')).toBeVisible()
  await aProduct(page, 'Cocoa')
  await press(page, 'Make the first deal')
  await expect(heading(page, 'Deal without a title')).toBeVisible()
  const start = page.getByRole('button', { name: 'Put on sale', exact: true })
  await expect(start).toBeDisabled()
  await expect(page.getByText('Choose at least one product. Write a title in English.')).toBeVisible()

  await press(page, 'Add products')
  const dialog = page.getByRole('dialog', { name: 'Add products' })
  await dialog.getByRole('checkbox', { name: /^Cocoa/ }).check()
  await press(dialog, 'Done')
  await field(page, 'Title').fill('Cocoa under the stars')
  await expect(heading(page, 'Cocoa under the stars')).toBeVisible()
  await field(page, 'Subtitle').fill('On your balcony')
  await page.getByRole('tab', { name: 'Danish 2 texts are missing' }).click()
  await field(page, 'Title').fill('Kakao under stjernerne')
  await expect(page.getByRole('tab', { name: 'Danish 1 text is missing' })).toBeVisible()
  await page.getByRole('tab', { name: /^English/ }).click()
  await saved(page)
  // Paused it is on the phone of whoever edits it, and on nobody else's.
  await expect(store(page).getByText('Cocoa under the stars').first()).toBeVisible()
  // The deal opens in it without taking the cursor from whoever types beside it; touched, it is the store itself.
  const again = page.getByRole('button', { name: 'Reload the preview' })
  await again.press('Enter')
  await expect(store(page).getByRole('dialog')).toBeVisible()
  await expect(again).toBeFocused()
  await store(page).getByRole('dialog').getByText('Cocoa under the stars').first().click()
  await expect(store(page).locator('dialog:modal')).toBeVisible()
  const linkKey = await aGuest(page)
  const guest = await person(PHONE)
  await guest.goto(`/upselling/${property.id}/${linkKey}`)
  await expect(guest).toHaveURL(/\/products$/)
  await expect(guest.getByText('Cocoa under the stars')).toHaveCount(0)

  await start.click()
  await expect(page.getByRole('banner').or(page.getByRole('main')).getByText('On sale').first()).toBeVisible()
  await saved(page)
  await expect(guest.getByText('Cocoa under the stars').first()).toBeVisible()
  await expect(guest.getByText(/DKK\s245/).first()).toBeVisible()

  // Half a price stays in its field: nobody buys at it.
  const asked: unknown[] = []
  page.on('request', (request) => {
    const products = request.method() === 'PUT' ? request.postDataJSON()?.change?.products : null
    for (const { salePrice } of products ?? []) asked.push(salePrice)
  })
  const price = field(page, 'Sale price, if any')
  await price.fill('1')
  await guest.reload()
  await expect(guest.getByText(/DKK\s245/).first()).toBeVisible()
  await price.fill('195')
  await price.press('Enter')
  await expect(page.getByText('Guests also see the lowest price of the 30 days before')).toBeVisible()
  await expect(guest.getByText(/DKK\s195/).first()).toBeVisible()
  await expect(
    store(page)
      .getByText(/DKK\s195/)
      .first(),
  ).toBeVisible()
  expect(asked).toEqual([19_500])
})

test('a price that is none waits and is said, and the deal can be paused meanwhile; what was right is there after a reload', async ({
  page,
}) => {
  const { id } = await aProduct(page, 'Cocoa')
  await visit(page, `/admin/upselling/${await aDeal(page, 'Cocoa', id)}`)
  const price = field(page, 'Sale price, if any')
  await price.fill('19,5,0')
  await price.press('Enter')
  await expect(page.getByText('Enter an amount such as 145 or 145.50')).toBeVisible()
  await expect(formState(page)).toHaveText('Not saved: something is missing or not right')
  await price.fill('300')
  await expect(page.getByText('The sale price must be lower than the price')).toBeVisible()
  await price.press('Enter')
  await press(page, 'Show me')
  await expect(price).toBeFocused()
  await press(page, 'Pause')
  await expect(notice(page, '“Cocoa” is paused. Guests no longer see it.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Put on sale', exact: true })).toBeVisible()
  await price.fill('195')
  await price.press('Enter')
  await saved(page)
  const last = page.getByRole('group', { name: 'Days before arrival' })
  await last.getByRole('textbox', { name: 'First shown' }).fill('2')
  await last.getByRole('textbox', { name: 'Last shown' }).fill('7')
  await expect(page.getByText('First shown has to be more days before arrival than last shown')).toBeVisible()
  await last.getByRole('textbox', { name: 'First shown' }).fill('14')
  await expect(
    page.getByText('All guests see it before the stay, from 14 to 7 days before arrival.'),
  ).toBeVisible()
  await saved(page)
  await page.reload()
  await expect(price).toHaveValue('195')
  await expect(last.getByRole('textbox', { name: 'First shown' })).toHaveValue('14')
})

test('a step with what cannot be saved is not done, and nothing goes on sale meanwhile', async ({
  page,
  guard,
}) => {
  // What is taken back was the version before the first of the two days was typed.
  guard.expectError(/409/)
  const { id } = await aProduct(page, 'Cocoa')
  await visit(page, `/admin/upselling/${await aDeal(page, 'Cocoa', id)}`)
  await press(page, 'Pause')
  const start = page.getByRole('button', { name: 'Put on sale', exact: true })
  await expect(start).toBeEnabled()
  const step = page.getByRole('region', { name: '3. When and for whom' })
  await expect(step.getByText('Done', { exact: true })).toBeVisible()
  await field(step, 'First shown').fill('2')
  await field(step, 'Last shown').fill('30')
  await expect(step.getByText('Not done yet')).toBeVisible()
  await expect(step.getByRole('status').first()).toHaveText(
    'Nothing of this is saved until what is marked below is corrected.',
  )
  await expect(
    page.getByText('What you typed under “When and for whom” is not saved: correct what is marked there.'),
  ).toBeVisible()
  await expect(start).toBeDisabled()
  // Taking it back is the same person's own act.
  await press(notice(page, '“Cocoa” is paused. Guests no longer see it.'), 'Undo')
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible()
  page.on('dialog', (asked) => asked.accept())
  await page.reload()
  await expect(field(step, 'Last shown')).toHaveValue('30')
  await expect(page.getByText('changed other fields in the meantime')).toHaveCount(0)
  await field(step, 'First shown').fill('60')
  await expect(step.getByText('Done', { exact: true })).toBeVisible()
  await saved(page)
  await expect(page.getByText('changed other fields in the meantime')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible()
})

test('a deal on sale is not taken out of the store by what is half typed, and is saved once it is paused', async ({
  page,
}) => {
  const { id } = await aProduct(page, 'Cocoa')
  await visit(page, `/admin/upselling/${await aDeal(page, 'Cocoa', id)}`)
  const stored = async () => (await page.request.get('/api/hotel/upselling/deals')).text()
  await expect(field(page, 'Title')).toHaveValue('Cocoa')
  await field(page, 'Title').fill('')
  await expect(formState(page)).toHaveText('Not saved: something is missing or not right')
  await expect(page.getByText('Guests still see the deal as it was last saved.')).toBeVisible()
  await press(page, 'Show me')
  await expect(field(page, 'Title')).toBeFocused()
  await field(page, 'Title').fill('Hot cocoa')
  await saved(page)
  expect(await stored()).toContain('"title":"Hot cocoa"')

  const step = page.getByRole('region', { name: '3. When and for whom' })
  await step.getByRole('checkbox', { name: 'Before the stay' }).uncheck()
  await expect(formState(page)).toContainText('Not saved')
  expect(await stored()).toContain('PRE_STAY')
  await press(page, 'Pause')
  await saved(page)
  expect(await stored()).not.toContain('PRE_STAY')
})

test('a number that is none is told and never becomes another one', async ({ page }) => {
  const { id } = await aProduct(page, 'Cocoa')
  await visit(page, `/admin/upselling/${await aDeal(page, 'Cocoa', id)}`)
  const stock = field(page, 'How many a day')
  for (const typed of ['2.5', '-5', '0']) {
    await stock.fill(typed)
    await expect(stock).toHaveValue(typed)
    await expect(page.getByText('Write a whole number from 1 to 10,000, or leave it empty.')).toBeVisible()
    await expect(formState(page)).toContainText('Not saved')
  }
  await stock.fill('4')
  await saved(page)
})

test('what waits to be saved is there after a reload in the middle', async ({ page }) => {
  const { id } = await aProduct(page, 'Cocoa')
  await visit(page, `/admin/upselling/${await aDeal(page, 'Cocoa', id)}`)
  const days = page.getByRole('group', { name: 'Days before arrival' })
  await days.getByRole('textbox', { name: 'First shown' }).fill('2')
  await saved(page)
  await days.getByRole('textbox', { name: 'Last shown' }).fill('7')
  await field(page, 'Title').fill('Cocoa by the fire')
  await expect(formState(page)).toContainText('Not saved')
  page.on('dialog', (asked) => asked.accept())
  await page.reload()
  await expect(days.getByRole('textbox', { name: 'Last shown' })).toHaveValue('7')
  await expect(field(page, 'Title')).toHaveValue('Cocoa by the fire')
  await expect(formState(page)).toContainText('Not saved')
  await days.getByRole('textbox', { name: 'Last shown' }).fill('1')
  await saved(page)
  await page.reload()
  await expect(field(page, 'Title')).toHaveValue('Cocoa by the fire')
  await expect(formState(page)).toHaveText('No changes')

  // A price that nobody has left yet is there as well, and guests still do not pay it.
  const price = field(page, 'Sale price, if any')
  const note = page.getByText('Typed earlier and not saved yet. Press Enter here to save it.')
  // As a battery that runs out: the field is never left, which would mean the price.
  await page.evaluate(() => {
    addEventListener('focusout', (event) => event.stopImmediatePropagation(), { capture: true })
  })
  await price.pressSequentially('195')
  await page.reload()
  await expect(price).toHaveValue('195')
  await expect(note).toBeVisible()
  const deals = await page.request.get('/api/hotel/upselling/deals')
  expect(await deals.text()).not.toContain('19500')
  await price.press('Enter')
  await expect(note).toHaveCount(0)
  await saved(page)
  await page.reload()
  await expect(price).toHaveValue('195')
  await expect(note).toHaveCount(0)
})

test('a deal is copied, paused with a way back, and deleted after a question', async ({ page }) => {
  const { id } = await aProduct(page, 'Cocoa')
  await aDeal(page, 'Cocoa', id)
  await visit(page, '/admin/upselling')
  await ask(page, 'Cocoa', 'Copy')
  await expect(heading(page, 'Cocoa (Copy)')).toBeVisible()
  await page.getByRole('link', { name: 'All deals' }).click()
  await expect(row(page, 'Cocoa (Copy)')).toContainText('Paused')

  const isOnSale = page.getByRole('switch', { name: 'Cocoa on sale' })
  await isOnSale.click()
  await expect(row(page, 'Cocoa')).toContainText('Paused')
  await press(notice(page, '“Cocoa” is paused. Guests no longer see it.'), 'Undo')
  await expect(isOnSale).toBeChecked()

  await ask(page, 'Cocoa (Copy)', 'Delete')
  await press(page.getByRole('dialog', { name: 'Delete “Cocoa (Copy)”?' }), 'Delete')
  await expect(row(page, 'Cocoa (Copy)')).toHaveCount(0)
  await expect(row(page, 'Cocoa')).toBeVisible()
})

test('who takes a product off sale is told which deals go with it, and the list says why', async ({
  page,
}) => {
  const product = await aProduct(page, 'Cocoa')
  const dealId = await aDeal(page, 'Cocoa under the stars', product.id)
  await visit(page, `/admin/products/${product.id}`)
  const question = (title: string) => page.getByRole('dialog', { name: title })
  await page.getByRole('checkbox', { name: 'In automations and deals' }).uncheck()
  await press(page, 'Save')
  const saving = question('Save “Cocoa” like this?')
  await expect(saving).toContainText('A deal is made of this product. It will go off sale:')
  await expect(saving.getByRole('link', { name: 'Cocoa under the stars' })).toHaveAttribute(
    'href',
    `/admin/upselling/${dealId}`,
  )
  await press(saving, 'Cancel')
  await expect(formState(page)).toContainText('Not saved')
  await press(page, 'Discard changes')

  await visit(page, '/admin/products')
  await ask(page, 'Cocoa', 'Archive')
  await press(question('Archive “Cocoa”?'), 'Archive')
  await expect(notice(page, 'Cocoa is archived.')).toBeVisible()
  await visit(page, '/admin/upselling')
  await expect(row(page, 'Cocoa under the stars')).toContainText('Incomplete')
  await expect(row(page, 'Cocoa under the stars')).toContainText('Not on sale until complete')
  await expect(row(page, 'Cocoa under the stars')).toContainText(
    '“Cocoa” was archived. Take it out, or bring it back.',
  )
})

test('deals are in order by the arrow keys, and a colleague sees it at once', async ({ page }) => {
  const { id } = await aProduct(page, 'Cocoa')
  await aDeal(page, 'Cocoa', id)
  await aDeal(page, 'Sauna', id)
  const other = await page.context().newPage()
  for (const each of [page, other]) {
    await each.goto('/admin/upselling')
    await expect(list(each).getByRole('link').first()).toHaveAccessibleName('Cocoa')
  }
  await page.getByRole('button', { name: 'Move Cocoa' }).press('ArrowDown')
  await expect(page.getByText('Cocoa is now number 2 of 2.')).toBeAttached()
  for (const each of [page, other])
    await expect(list(each).getByRole('link').first()).toHaveAccessibleName('Sauna')
  await other.close()
})

test('two people edit one deal: different words are both kept, the same price is asked about', async ({
  page,
  person,
  server,
  guard,
}) => {
  guard.expectError(/409/)
  const { id } = await aProduct(page, 'Cocoa')
  const dealId = await aDeal(page, 'Cocoa', id)
  const colleague = await person(DESK)
  await joinAs(server, page, colleague, ['editor'])
  await visit(page, `/admin/upselling/${dealId}`)
  await visit(colleague, `/admin/upselling/${dealId}`)
  await expect(field(colleague, 'Title')).toHaveValue('Cocoa')
  await field(page, 'Subtitle').fill('On your balcony')
  await expect(field(colleague, 'Subtitle')).toHaveValue('On your balcony')

  const { promise: held, resolve: letThrough } = Promise.withResolvers<void>()
  await page.route(`**/api/hotel/upselling/deals/${dealId}`, async (route) => {
    await held
    await route.continue()
  })
  await field(page, 'Sale price, if any').fill('180')
  await field(page, 'Title').fill('Cocoa by the fire')
  await field(colleague, 'Sale price, if any').fill('170')
  await field(colleague, 'Sale price, if any').press('Enter')
  await saved(colleague)
  letThrough()
  const conflict = page.getByRole('dialog', { name: 'Somebody else saved changes' })
  await expect(conflict).toContainText('Cocoa, DKK 170')
  await conflict.getByRole('radio', { name: /^Theirs/ }).click()
  await press(conflict, 'Save my selection')
  await expect(field(page, 'Sale price, if any')).toHaveValue('170')
  await expect(field(colleague, 'Title')).toHaveValue('Cocoa by the fire')
})

test('a product is counted by times of the day, and the store’s deadline is said in words', async ({
  page,
  property,
}) => {
  const { id } = await makeProduct(page, 'Sauna', { visibility: FOR_DEALS, options: { kind: 'service' } })
  await visit(page, `/admin/products/${id}`)
  const counted = page.getByRole('region', { name: 'How many a day' })
  await expect(counted.getByRole('radio')).toHaveCount(3)
  await counted.getByRole('radio', { name: 'At fixed times' }).check()
  await counted.getByRole('textbox', { name: 'Places of time 1' }).fill('2')
  await press(counted, 'Add a time')
  await counted.getByRole('textbox', { name: 'Time 2', exact: true }).fill('18:00')
  await press(page, 'Save')
  await expect(counted.getByText('This time stands twice on one day')).toBeVisible()
  await counted.getByRole('textbox', { name: 'Time 2', exact: true }).fill('20:00')
  await counted.getByRole('checkbox', { name: 'Sunday, time 2' }).uncheck()
  await saveForm(page)
  await page.reload()
  await expect(counted.getByRole('textbox', { name: 'Time 2', exact: true })).toHaveValue('20:00')
  await expect(counted.getByRole('checkbox', { name: 'Sunday, time 2' })).not.toBeChecked()

  const when = { days: [hotelDate(6)], time: '18:00' }
  await order(page, property.id, { productId: id, dealId: await aDeal(page, 'Sauna', id), when })
  await counted.getByRole('textbox', { name: 'Places of time 1' }).fill('1')
  await expect(counted.getByRole('status')).toContainText(/, 18:00: 2 sold, 1 place/)
  await expect(counted.getByRole('status')).toContainText('Nothing more is sold for that day.')
  await counted.getByRole('textbox', { name: 'Places of time 1' }).fill('2')
  await expect(counted.getByRole('status')).toHaveCount(0)

  await page.getByText('Part of the stay', { exact: true }).click()
  await page.getByRole('radio', { name: 'Departure' }).check()
  await counted.getByRole('radio', { name: 'By the hour after check-out' }).check()
  await expect(counted.getByText('Once accepted, their check-out time moves.')).toBeVisible()
  await saveForm(page)

  await visit(page, '/admin/settings/property')
  await field(page, 'Close the store (hours before check-in)').fill('2')
  await expect(page.getByText(/can buy deals until \d\d\/\d\d\/\d{4} at 13:00\./)).toBeVisible()
  await saveForm(page)
  await page.reload()
  await expect(field(page, 'Close the store (hours before check-in)')).toHaveValue('2')
})

test('list, editor and results hold on every screen, by day and by night', async ({ page, axe }) => {
  const { id } = await aProduct(page, 'Cocoa')
  const dealId = await aDeal(page, 'Cocoa', id)
  const screens = {
    '/admin/upselling': 'Deals',
    [`/admin/upselling/${dealId}`]: 'Cocoa',
    '/admin/upselling/statistics': 'Deal results',
  }
  for (const [address, name] of Object.entries(screens)) {
    await visit(page, address)
    await expect(heading(page, name)).toBeVisible()
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
