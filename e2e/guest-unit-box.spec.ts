import { findBox } from './support/demo.ts'
import { box, openAlive, openBox } from './support/guestbook.ts'
import { watchShift } from './support/layout-shift.ts'
import { PHONE } from './support/screens.ts'
import { expect, test } from './support/test.ts'

test.use(PHONE)

const ROOM = 'How your room works'
const PASSWORD = 'multe-og-bjork'
/** The door of room 204, that of another suite, and the front door: with a space, as no id or hash has one. */
const SECRETS = [PASSWORD, '84 16', '50 93', '1911 53']

test('the box of the own room comes with the booking into the place kept for it', async ({ page, stays }) => {
  const { promise: known, resolve: tellBooking } = Promise.withResolvers<void>()
  await page.route(/\/bookings\//, async (route) => {
    await known
    await route.continue()
  })
  const shiftSum = await watchShift(page)
  const { id } = await findBox(page, stays.inHouse, 'UnitSpecific')
  await openAlive(page, stays.inHouse)
  const place = page.locator(`#card-${id}`)
  await place.scrollIntoViewIfNeeded()
  const kept = await place.boundingBox()
  expect(kept?.height).toBeGreaterThan(40)
  await expect(box(page, ROOM)).toHaveCount(0)

  tellBooking()
  await expect(box(page, ROOM)).toBeVisible()
  await expect(place.getByText('For room 204')).toBeVisible()
  expect((await place.boundingBox())?.height).toBeCloseTo(kept?.height ?? 0, 0)
  expect(await shiftSum()).toBeLessThanOrEqual(0.02)
})

test('the Wi-Fi password is copied with one touch', async ({ page, context, stays }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openAlive(page, stays.inHouse)
  await expect(box(page, ROOM)).toBeVisible()
  const sheet = await openBox(page, ROOM)
  await expect(sheet.getByText('84 16')).toBeVisible()
  await expect(sheet.getByText(PASSWORD)).toBeVisible()
  await sheet.getByRole('button', { name: 'Copy Wi-Fi password' }).click()
  await expect(sheet.getByText('Copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(PASSWORD)
})

for (const who of ['beforeArrival', 'departed', 'qr'] as const) {
  test(`whoever is not in house sees nothing of a room (${who})`, async ({ page, stays }) => {
    const { id } = await findBox(page, stays.inHouse, 'UnitSpecific')
    const loaded = page.waitForLoadState('networkidle')
    await openAlive(page, stays[who])
    await loaded
    await expect(box(page, ROOM)).toHaveCount(0)
    await openAlive(page, `${stays[who]}?box=${id}`)
    await expect(page.getByRole('heading', { name: /content may no longer be available/ })).toBeVisible()
    const html = await page.content()
    for (const secret of SECRETS) expect(html).not.toContain(secret)
  })
}

test('no shared answer holds what opens a door', async ({ page, stays }) => {
  const { id } = await findBox(page, stays.inHouse, 'UnitSpecific')
  const key = stays.inHouse.split('/').pop()
  const shared = [
    stays.inHouse,
    `${stays.inHouse}?box=${id}`,
    `${stays.qr}/qr/${id}`,
    `/api/guest/fjellheim/guestbook?language=0&booking=${key}`,
    '/api/guest/fjellheim/guestbook?language=0',
  ]
  for (const address of shared) {
    const answer = await page.request.get(address)
    expect(answer.ok(), address).toBe(true)
    const text = await answer.text()
    for (const secret of SECRETS) expect(text, address).not.toContain(secret)
  }
})
