import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { greeting, markDocument, openAliveWithStream, openWithStream } from './support/guestbook.ts'
import { hotelDate } from './support/hotel-time.ts'
import { makeProduct } from './support/order-calls.ts'
import { cartOf, changed, openCheckout } from './support/ordering.ts'
import { test } from './support/own-property.ts'
import { DESK, PHONE } from './support/screens.ts'
import { notice, visit } from './support/staff.ts'
import { expect } from './support/test.ts'

test.use(DESK)

type Made = { id: string; linkKey: string }

async function post<T>(page: Page, path: string, data: object): Promise<T> {
  const headers = { 'idempotency-key': randomUUID() }
  const answer = await page.request.post(`/api/hotel/${path}`, { headers, data })
  expect(answer.ok(), await answer.text()).toBe(true)
  return ((await answer.json()) as { data: T }).data
}

/** Two doubles and who is booked into the house today. */
async function aHouse(page: Page) {
  const { id: categoryId } = await post<{ id: string }>(page, 'unitCategories', { name: 'Double' })
  const unit = (code: string) => post<{ id: string }>(page, 'units', { code, categoryId })
  const [first, second] = [await unit('204'), await unit('205')]
  const book = (booking: object, checksIn = false) =>
    post<Made>(page, 'guests', {
      checksIn,
      booking: { arrival: hotelDate(), departure: hotelDate(3), ...booking },
    })
  return { categoryId, first, second, book }
}

/** What staff do at the desk, over HTTP; the stay as it is now says its revision. */
async function atDesk(
  page: Page,
  { id }: Made,
  command: 'checkOut' | 'move',
  unitId?: string,
): Promise<void> {
  const answer = await page.request.get(`/api/hotel/guests/${id}`)
  const { revision } = ((await answer.json()) as { data: { revision: number } }).data
  if (command === 'checkOut') return post(page, `guests/${id}/checkOut`, { revision })
  const moved = await page.request.put(`/api/hotel/guests/${id}`, { data: { revision, change: { unitId } } })
  expect(moved.ok(), await moved.text()).toBe(true)
}

/** In which phase of a stay the page is that the phone keeps; null without one. */
function keptPhase(phone: Page): Promise<string | null> {
  return phone.evaluate(async () => {
    const kept = await (await caches.open('innkeeper-pages')).match(location.href, { ignoreVary: true })
    return /"phase":"(\w+)"/.exec((await kept?.text()) ?? '')?.[1] ?? null
  })
}

/** In which languages the phone keeps the stay. */
function keptStays(phone: Page): Promise<(string | null)[]> {
  return phone.evaluate(async () => {
    const kept = await (await caches.open('innkeeper-data')).keys()
    return kept
      .map(({ url }) => new URL(url))
      .filter(({ pathname }) => /\/bookings\/[^/]+$/.test(pathname))
      .map(({ searchParams }) => searchParams.get('language'))
  })
}

const panel = (page: Page, name: string) => page.getByRole('dialog', { name })

test('a guest is checked in with their phone beside it, and not after all', async ({
  page,
  person,
  property,
  axe,
}) => {
  const { categoryId, book } = await aHouse(page)
  const sofie = await book({ firstName: 'Sofie', lastName: 'Holm', unitCategoryId: categoryId })
  const phone = await person(PHONE)
  await openAliveWithStream(phone, () => phone.goto(`${property.guestbook}/${sofie.linkKey}`))
  await expect(greeting(phone)).toContainText('Sofie')
  const expectSameDocument = await markDocument(phone)
  await expect(phone.getByText('204')).toHaveCount(0)

  await visit(page, '/admin/guests?view=all')
  await page.getByRole('link', { name: 'Sofie Holm', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sofie Holm' })).toBeVisible()
  await axe(page)
  await page.getByRole('button', { name: 'Check in', exact: true }).click()
  const checkIn = panel(page, 'Check in Sofie')
  await expect(checkIn.getByRole('radio', { name: '204' })).toBeChecked()
  await axe(page)
  const number = checkIn.getByRole('textbox', { name: 'Phone' })
  await number.fill('letters')
  await number.press('Control+Enter')
  await expect(checkIn.getByText('This is not a phone number.')).toBeVisible()
  await expect(number).toBeFocused()
  // What was typed is not left behind without a question.
  await page.evaluate(() => history.back())
  await page.getByRole('button', { name: 'Stay on this page' }).click()
  await expect(number).toHaveValue('letters')
  await number.fill('+46 70 318 44 02')
  await number.press('Control+Enter')
  await expect(checkIn).toBeHidden()
  await expect(page.getByText('in house')).toBeVisible()

  // The phone was not touched.
  await expect(phone.getByText('204').first()).toBeVisible()
  await notice(page, 'Sofie is checked in to 204').getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('arrives today')).toBeVisible()
  await expect(phone.getByText('204')).toHaveCount(0)
  await expectSameDocument()

  // The notice stands beside the fields of a panel.
  await page.setViewportSize({ width: 820, height: 1180 })
  const undone = page.getByRole('alert').filter({ hasText: 'Undone' })
  await expect(undone).toBeVisible()
  await undone.hover()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Check in', exact: true }).press('Enter')
  await expect(checkIn).toBeVisible()
  const [said, panelBox] = [await undone.boundingBox(), await checkIn.boundingBox()]
  expect((said?.x ?? 0) + (said?.width ?? 0)).toBeLessThanOrEqual(panelBox?.x ?? 0)
})

test('a walk-in, a taken room that is refused and then shared, and a link that is renewed', async ({
  page,
  person,
  property,
  guard,
}) => {
  const { first, book } = await aHouse(page)
  await book({ firstName: 'Aksel', lastName: 'Bruun', unitId: first.id }, true)
  await visit(page, '/admin/guests/new?walkIn=true')
  await page.getByRole('textbox', { name: 'First name' }).fill('Ole')
  // The free room is suggested.
  await page.getByRole('button', { name: 'Check in to 205' }).dblclick()
  await expect(page.getByRole('heading', { level: 1, name: 'Ole' })).toBeVisible()
  await expect(page.getByText('Walked in')).toBeVisible()
  const bookingId = new URL(page.url()).pathname.split('/').at(-1) ?? ''

  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Change room' }).click()
  const rooms = panel(page, 'A room for Ole')
  await expect(rooms.getByText(/Aksel Bruun until/)).toBeVisible()
  await expect(rooms.getByRole('radio', { name: '204' })).toBeDisabled()
  await rooms.getByRole('button', { name: 'Share 204' }).click()
  const reason = rooms.getByRole('textbox', { name: 'Why do they share the room?' })
  await expect(reason).toBeFocused()
  await reason.press('Control+Enter')
  await expect(rooms.getByText('Say why they share the room.')).toBeVisible()
  await reason.fill('Brothers')
  await rooms.getByRole('button', { name: 'Move to 204' }).click()
  await expect(rooms).toBeHidden()
  await expect(page.getByRole('link', { name: 'Aksel Bruun' })).toBeVisible()
  await expect(page.getByText('Brothers')).toBeVisible()

  const answer = await page.request.get(`/api/hotel/guests/${bookingId}`)
  const { linkKey } = ((await answer.json()) as { data: Made }).data
  const phone = await person(PHONE)
  await openAliveWithStream(phone, () => phone.goto(`${property.guestbook}/${linkKey}`))
  await expect(greeting(phone)).toContainText('Ole')
  // The page that is open asks once more for a stay that its link no longer opens.
  guard.expectError(new RegExp(`bookings/${linkKey}`))
  await page.getByRole('button', { name: 'Renew' }).click()
  await panel(page, 'Renew the guestbook link of Ole?')
    .getByRole('button', { name: 'Renew the link' })
    .click()
  await expect(page.getByText('The guest has a new link.')).toBeVisible()
  await expect(greeting(phone)).not.toContainText('Ole')
  await expect(page.getByText(linkKey)).toHaveCount(0)
})

for (const [where, screen] of [
  ['a desk', DESK],
  ['a phone', PHONE],
] as const) {
  test.describe(`today on ${where}`, () => {
    test.use(screen)

    test('an arrival is checked in with one press, and not after all', async ({ page, axe }) => {
      const { first, book } = await aHouse(page)
      const { id } = await book({ firstName: 'Sofie', lastName: 'Holm', unitId: first.id })
      await book({ firstName: 'Aksel', lastName: 'Bruun' })
      const stateOf = async () =>
        (await (await page.request.get(`/api/hotel/guests/${id}`)).json()).data.state
      await visit(page, '/admin')
      const checkIn = page.getByRole('button', { name: 'Check in Sofie Holm' })
      await checkIn.scrollIntoViewIfNeeded()
      await axe(page)
      await checkIn.click()
      const done = notice(page, 'Sofie Holm is checked in to 204')
      await expect(done).toBeVisible()
      await expect(checkIn).toHaveCount(0)
      expect(await stateOf()).toBe('checkin')
      // Who has no room yet is checked in where one is chosen.
      await expect(page.getByRole('link', { name: 'Open the check-in of Aksel Bruun' })).toBeVisible()

      await done.getByRole('button', { name: 'Undo' }).click()
      await expect(checkIn).toBeVisible()
      await expect.poll(stateOf).toBe('precheckin')
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, 'the page scrolls sideways').toBeLessThanOrEqual(0)
    })
  })
}

test.describe('on a phone that keeps a copy', () => {
  test.use({ propertyLanguages: ['GB', 'DK'] })

  test('after a move or a check-out nothing of the stay before comes back without a connection', async ({
    page,
    person,
    property,
    guard,
  }) => {
    guard.expectError(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|503/)
    const { first, second, book } = await aHouse(page)
    const made = await book({ firstName: 'Astrid', lastName: 'Lund', unitId: first.id }, true)
    const phone = await person({ ...PHONE, serviceWorkers: 'allow' })
    await openAliveWithStream(phone, () => phone.goto(`${property.guestbook}/${made.linkKey}`))
    await expect(phone.getByText('204').first()).toBeVisible()
    await expect.poll(() => keptPhase(phone)).toBe('inStay')
    const other = `/api/guest/${property.id}/bookings/${made.linkKey}?language=1`
    await expect
      .poll(async () => {
        await phone.evaluate((address) => fetch(address), other)
        return (await keptStays(phone)).length
      })
      .toBe(2)

    await atDesk(page, made, 'move', second.id)
    await expect(phone.getByText('205').first()).toBeVisible()
    expect(await keptStays(phone)).toHaveLength(1)

    await atDesk(page, made, 'checkOut')
    await expect(phone.getByText('205')).toHaveCount(0)
    expect(await keptPhase(phone)).not.toBe('inStay')
    await expect.poll(() => keptPhase(phone)).toBe('postStay')
    await phone.context().setOffline(true)
    await phone.reload()
    await expect(greeting(phone)).toContainText('Astrid')
    await expect(phone.getByText(/20[45]/)).toHaveCount(0)
    expect(await keptPhase(phone)).toBe('postStay')
  })
})

test('an open checkout follows the check-out: no room and no bill, what is for guests in house is named, and the cart stays', async ({
  page,
  person,
  property,
}) => {
  const { first, book } = await aHouse(page)
  const made = await book({ firstName: 'Astrid', lastName: 'Lund', unitId: first.id }, true)
  const soup = await makeProduct(page, 'Soup', {
    visibility: {
      productArea: { guestbook: true, automation: false },
      targetGroups: [],
      guestJourney: ['IN_STAY'],
    },
  })
  const postcard = await makeProduct(page, 'Postcard')
  const phone = await person(PHONE)
  await phone.goto(`${property.guestbook}/${made.linkKey}`)
  await openWithStream(phone, () => openCheckout(phone, property.id, [soup, postcard]))
  await expect(phone.getByText('For Astrid Lund, room 204')).toBeVisible()
  const bill = phone.getByRole('radio', { name: 'Put on bill' })
  await expect(bill).toBeVisible()
  const expectSameDocument = await markDocument(phone)

  await atDesk(page, made, 'checkOut')
  await expect(changed(phone)).toContainText('Soup')
  await expect(changed(phone)).toContainText('Not available right now')
  await changed(phone).getByRole('button', { name: 'Change my order' }).click()
  await expect(phone.getByText('For Astrid Lund', { exact: true })).toBeVisible()
  await expect(phone.getByText('204')).toHaveCount(0)
  await expect(bill).toHaveCount(0)
  await expect(phone.getByText('Available again')).toHaveCount(0)
  expect(await cartOf(phone, property.id)).toEqual([soup.id, postcard.id])
  await expectSameDocument()
})
