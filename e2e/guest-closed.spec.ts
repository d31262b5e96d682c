import type { Page } from '@playwright/test'
import { openWithStream } from './support/guestbook.ts'
import { makeProduct, offerProducts } from './support/order-calls.ts'
import { openCheckout } from './support/ordering.ts'
import { test as ownTest } from './support/own-property.ts'
import { DESK, PHONE } from './support/screens.ts'
import { expect, test } from './support/test.ts'

const INACTIVE = { name: 'Service no longer active' }

async function setActive(staff: Page, propertyId: string, active: boolean): Promise<void> {
  const { data } = await (await staff.request.get('/api/hotel/settings')).json()
  const change = { propertyId, revision: data.revision, change: { active } }
  const saved = await staff.request.put('/api/hotel/settings', { data: change })
  expect(saved.ok(), await saved.text()).toBe(true)
}

async function switchModule(staff: Page, module: string, enabled: boolean): Promise<void> {
  const switched = await staff.request.put(`/api/hotel/modules/${module}`, { data: { enabled } })
  expect(switched.ok(), await switched.text()).toBe(true)
}

ownTest.describe('staff close what guests have open', () => {
  ownTest.use(DESK)

  ownTest(
    'the property, its guestbook or ordering ends open pages, and opened again they come back',
    async ({ page: staff, property, person, guard, axe }) => {
      guard.expectError(/40[34]|410/)
      const soup = await makeProduct(staff, 'Soup of the day')
      await offerProducts(staff, 'To your room', [soup.id])
      const reader = await person(PHONE)
      await openWithStream(reader, () => reader.goto(property.guestbook))
      await reader.getByRole('main').getByRole('link', { name: 'To your room', exact: true }).click()
      const sheet = reader.getByRole('dialog')
      await expect(sheet.getByText('Soup of the day')).toBeVisible()
      const buyer = await person(PHONE)
      await openWithStream(buyer, () => openCheckout(buyer, property.id, [soup]))

      await switchModule(staff, 'products', false)
      await expect(buyer.getByRole('heading', { name: 'Ordering is closed' })).toBeVisible()
      await axe(buyer)
      await expect(sheet.getByText('Reception is happy to take your order.')).toBeVisible()
      await switchModule(staff, 'products', true)
      await expect(buyer.getByRole('heading', { name: 'Your order' })).toBeVisible()
      await expect(sheet.getByText('Soup of the day')).toBeVisible()

      await setActive(staff, property.id, false)
      for (const guest of [reader, buyer]) await expect(guest.getByRole('heading', INACTIVE)).toBeVisible()
      await axe(reader)
      // Loaded anew while it is closed, it is a page of the server's, which comes back as well.
      await reader.reload()
      await expect(reader.getByRole('heading', INACTIVE)).toBeVisible()
      const tryAgain = reader.getByRole('link', { name: 'Try again' })
      await tryAgain.click()
      await expect(tryAgain).toBeVisible()
      await setActive(staff, property.id, true)
      await expect(buyer.getByRole('heading', { name: 'Your order' })).toBeVisible()
      await expect(reader.getByRole('heading', { name: 'To your room' }).first()).toBeAttached()

      await switchModule(staff, 'guestbook', false)
      for (const guest of [reader, buyer]) await expect(guest.getByRole('heading', INACTIVE)).toBeVisible()
      await switchModule(staff, 'guestbook', true)
      await expect(buyer.getByRole('heading', { name: 'Your order' })).toBeVisible()
      await expect(reader.getByRole('heading', { name: 'To your room' }).first()).toBeAttached()
    },
  )
})

test.describe('a link with an id', () => {
  test.use(PHONE)

  const ADDRESSES = [
    '/no/such/page',
    '/guestbook/no-such-hotel',
    '/welcome',
    '/survey/fjellheim?templateId=x',
    '/order/fjellheim/confirmation/AAAAAAAAAAAAAAAAAAAAAA',
    '/order/fjellheim/receipt/AAAAAAAAAAAAAAAAAAAAAA',
  ]

  test('is taken out of every address, failures and orders included', async ({ page, guard }) => {
    guard.expectError(/404/)
    // Where the app runs, the browser keeps it; a page that runs nothing leaves it in a cookie.
    const stored = () =>
      page.evaluate(
        () =>
          JSON.parse(localStorage.getItem('link-id') ?? 'null')?.linkId ??
          /(?:^|; )link-id=([^;]*)/.exec(document.cookie)?.[1],
      )
    for (const [index, address] of ADDRESSES.entries()) {
      const query = `${address.includes('?') ? '&' : '?'}l=%20room-${index}-abcdefghijk`
      await page.goto(address + query)
      await expect.poll(stored, address).toBe(`room-${index}-abcde`)
      await expect(page, address).not.toHaveURL(/[?&]l=/)
      await page.evaluate(() => localStorage.clear())
    }
  })

  test('a key that opens nobody’s stay does not take the place of the guestbook at home', async ({
    page,
    stays,
  }) => {
    const stored = () => page.evaluate(() => localStorage.getItem('installed-from'))
    await page.goto(stays.inHouse)
    await expect.poll(stored).toBe(new URL(stays.inHouse).pathname)
    await page.goto(`${stays.qr}/AAAAAAAAAAAAAAAAAAAAAA`)
    await expect(page.getByRole('button', { name: 'Privacy settings' })).toHaveAttribute('data-ready')
    expect(await stored()).toBe(new URL(stays.inHouse).pathname)
  })
})
