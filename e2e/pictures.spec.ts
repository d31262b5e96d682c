import { greeting, openAlive, openBox, untilAlive } from './support/guestbook.ts'
import { DESK, PHONE } from './support/screens.ts'
import { expect, test } from './support/test.ts'

/** The screens the readme shows; run with UPDATE_PICTURES=1 to take them anew. */

test.describe('on a phone', () => {
  test.use(PHONE)

  test('the guestbook greets its guest', async ({ page, stays, picture }) => {
    await page.goto(stays.inHouse)
    await untilAlive(page)
    await expect(greeting(page)).toContainText('Astrid')
    await picture(page, 'guestbook-phone')
  })

  test('a guest reads what is for the room', async ({ page, stays, picture }) => {
    await openAlive(page, stays.inHouse)
    const sheet = await openBox(page, 'How your room works')
    await expect(sheet.getByText('Wi-Fi password')).toBeVisible()
    await picture(page, 'unit-specific-phone')
  })

  test('a voucher is open', async ({ page, stays, picture }) => {
    await openAlive(page, stays.inHouse)
    const sheet = await openBox(page, 'A glass on the house')
    await expect(sheet.getByRole('button', { name: 'Redeem' })).toBeVisible()
    await picture(page, 'voucher-phone')
  })

  test('a facility tells its hours', async ({ page, stays, picture }) => {
    await openAlive(page, stays.qr)
    const sheet = await openBox(page, 'Restaurant and bar')
    await expect(sheet.getByRole('heading', { name: 'Opening hours' })).toBeVisible()
    await picture(page, 'facilities-phone')
  })

  test('the house has a page of its own', async ({ page, stays, picture }) => {
    await openAlive(page, stays.qr)
    await page.getByRole('link', { name: 'All the walks' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Walks from the door' })).toBeVisible()
    await picture(page, 'page-phone')
  })

  test.describe('in Danish, in the dark', () => {
    test.use({ locale: 'da-DK', colorScheme: 'dark' })

    test('the guestbook greets its guest in Danish', async ({ page, stays, picture }) => {
      await page.goto(stays.inHouse)
      await untilAlive(page)
      await expect(greeting(page)).toContainText('Astrid')
      await expect(page.locator('html')).toHaveAttribute('lang', 'da')
      await picture(page, 'guestbook-phone-da-dark')
    })
  })
})

test.describe('on a desk', () => {
  test.use(DESK)

  test('Today shows who comes and goes', async ({ page, adminUrl, signIn, picture }) => {
    await signIn(page, 'owner')
    await page.goto(adminUrl())
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ingrid')
    await expect(page.getByText('Still to arrive')).toBeVisible()
    await picture(page, 'today-desk')
  })

  test('the cards of the guestbook are listed', async ({ page, adminUrl, signIn, picture }) => {
    await signIn(page, 'owner')
    await page.goto(adminUrl('/guestbook'))
    await expect(page.getByText('Three walks from the door')).toBeVisible()
    await picture(page, 'cards-desk')
  })
})
