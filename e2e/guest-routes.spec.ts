import { findBox } from './support/demo.ts'
import { greeting, openAlive } from './support/guestbook.ts'
import { PHONE } from './support/screens.ts'
import { expect, test } from './support/test.ts'

test.use(PHONE)

const NOT_AVAILABLE = /content may no longer be available/
const ANY_ID = 'AAAAAAAAAAAAAAAAAAAAAA'

test('a voucher’s address opens it in the guestbook', async ({ page, stays }) => {
  const { id } = await findBox(page, stays.inHouse, 'Voucher')
  await openAlive(page, stays.inHouse)
  await page.goto(`/voucher/fjellheim/${id}?language=0`)
  await expect(page).toHaveURL(new RegExp(`^${stays.inHouse}\\?(.*&)?box=${id}`))
  await expect(page.getByRole('dialog', { name: 'A glass on the house' })).toBeVisible()
})

test('an address without a booking opens for the booking opened last, until it is not you', async ({
  page,
  stays,
}) => {
  const { id } = await findBox(page, stays.qr, 'Content')
  await openAlive(page, stays.inHouse)
  await page.goto(`/voucher/fjellheim/${id}`)
  await expect(page).toHaveURL(new RegExp(`^${stays.inHouse}\\?box=${id}$`))

  await openAlive(page, stays.inHouse)
  await page.getByRole('button', { name: 'Not you?' }).click()
  await expect(page).toHaveURL(/\/guestbook\/fjellheim$/)
  await expect(greeting(page)).toHaveText('Welcome to Fjellheim')
  await page.goto(`/voucher/fjellheim/${id}`)
  await expect(page).toHaveURL(new RegExp(`/guestbook/fjellheim\\?box=${id}$`))
})

test('the preview address passes the phase, the day and the time on', async ({ page }) => {
  await page.goto('/mobile/fjellheim/inStay')
  const address = new URL(page.url())
  expect(address.pathname).toBe('/guestbook/fjellheim/preview')
  expect(address.searchParams.getAll('states')).toEqual(['checkin'])
  expect(address.searchParams.get('language')).toBe('0')
  expect(address.searchParams.get('weekdays')).toMatch(/^[1-7]$/)
  expect(address.searchParams.get('times')).toMatch(/^\d\d:\d\d$/)
})

test('a stranger’s preview is the one of a visitor, with a sample guest and no room’s secrets', async ({
  page,
}) => {
  const answer = await page.goto('/guestbook/fjellheim/preview?states=checkin&unit=204')
  expect(await answer?.text()).not.toContain('Stay a little longer')
  await expect(greeting(page)).toHaveText('Welcome to Fjellheim')
})

test('staff preview any guest at any time', async ({ page, signIn }) => {
  await signIn(page, 'editor')
  await page.goto('/guestbook/fjellheim/preview?states=precheckin&times=12:00')
  await expect(page.getByText('Preview: this is what your guests see')).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { name: 'What to pack' })).toBeVisible()
  await page.goto('/guestbook/fjellheim/preview?states=checkin&times=03:00&weekdays=1')
  await expect(page.getByRole('main').getByRole('heading', { name: 'What to pack' })).toHaveCount(0)
})

const LATER = [
  `/survey/fjellheim?templateId=${ANY_ID}`,
  // There, but of no booking anybody has.
  `/upselling/fjellheim/${ANY_ID}/products`,
  `/upselling/fjellheim/${ANY_ID}/expired`,
  `/upselling/fjellheim/${ANY_ID}/checkout`,
  `/room-upgrades/fjellheim/${ANY_ID}`,
  `/room-upgrades/fjellheim/${ANY_ID}/room/${ANY_ID}`,
  `/room-upgrades/fjellheim/${ANY_ID}/room/${ANY_ID}/request-details`,
  `/room-upgrades/fjellheim/${ANY_ID}/room/${ANY_ID}/request-confirmation`,
  `/registration-form/fjellheim/${ANY_ID}`,
  `/pages/fjellheim/${ANY_ID}`,
]

test('what is not there yet, and what is of no booking, says so and leads back to the guestbook', async ({
  page,
  guard,
}) => {
  guard.expectError(/404/)
  for (const path of LATER) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: NOT_AVAILABLE }), path).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go to the guestbook' }), path).toBeVisible()
  }
  await page.getByRole('link', { name: 'Go to the guestbook' }).click()
  await expect(greeting(page)).toHaveText('Welcome to Fjellheim')
})

const TO_THE_GUESTBOOK = ['/order/fjellheim', '/return/fjellheim']

test('an order without a cart and a way back without a stay lead to the guestbook', async ({ page }) => {
  for (const path of TO_THE_GUESTBOOK) {
    await page.goto(path)
    await expect(page, path).toHaveURL(/\/guestbook\/fjellheim$/)
  }
})

test('an order that is not there says so and leads back to the guestbook', async ({ page, guard }) => {
  guard.expectError(/404/)
  for (const view of ['confirmation', 'receipt']) {
    await page.goto(`/order/fjellheim/${view}/${ANY_ID}`)
    await expect(
      page.getByRole('heading', { level: 1, name: 'We could not find this order' }),
      view,
    ).toBeVisible()
  }
  await page.getByRole('link', { name: 'Go to the guestbook' }).first().click()
  await expect(greeting(page)).toHaveText('Welcome to Fjellheim')
})

test('a store’s address leads to its products', async ({ page, guard }) => {
  guard.expectError(/404/)
  await page.goto(`/upselling/fjellheim/${ANY_ID}`)
  await expect(page).toHaveURL(new RegExp(`/upselling/fjellheim/${ANY_ID}/products$`))
})

test('the root returns to the guestbook opened last on this device', async ({ page, stays }) => {
  await page.goto('/')
  await expect(page).toHaveURL(/\/welcome$/)
  await openAlive(page, stays.inHouse)
  await page.goto('/')
  await expect(page).toHaveURL(stays.inHouse)
  await page.goto('/guestbook/')
  await expect(page).toHaveURL(/\/welcome$/)
})

test('a link id is kept and taken out of the address', async ({ page, stays }) => {
  await page.goto(`${stays.qr}?l=room%20204-abcdefghijk&box=`)
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('link-id') ?? 'null')?.linkId)
  await expect.poll(kept).toBe('room204-abcd')
  expect(new URL(page.url()).searchParams.has('l')).toBe(false)
})

test('an id that is empty, preview or qr is not fetched, in any case', async ({ page, stays }) => {
  const asked: string[] = []
  page.on('request', (request) => void (/\/bookings\//.test(request.url()) && asked.push(request.url())))
  for (const id of ['', '/qr', '/QR', '/Preview', '/PREVIEW']) {
    await openAlive(page, stays.qr + id)
  }
  expect(asked).toEqual([])
})
