import { openAlive, openBox } from './support/guestbook.ts'
import { expectAccessibleEverywhere } from './support/schemes.ts'
import { PHONE } from './support/screens.ts'
import { field, followLink } from './support/staff.ts'
import { expect, test } from './support/test.ts'

test.describe('on a phone, by day and by night, and on a desk, everybody can use', () => {
  test.use({ ...PHONE, contextOptions: { reducedMotion: 'reduce' } })

  test('the guestbook', async ({ page, stays }) => {
    await openAlive(page, stays.inHouse)
    await expectAccessibleEverywhere(page)
  })

  test('an open box', async ({ page, stays }) => {
    await openAlive(page, stays.inHouse)
    await openBox(page, 'Breakfast')
    await expectAccessibleEverywhere(page)
  })

  test('the list of languages', async ({ page, stays }) => {
    await openAlive(page, stays.qr)
    await page.getByRole('button', { name: 'Language: English' }).click()
    await expect(page.getByRole('link', { name: 'Suomi' })).toBeVisible()
    await expectAccessibleEverywhere(page)
  })

  test('the views for what is not there', async ({ page, guard }) => {
    guard.expectError(/404/)
    for (const address of ['/guestbook/no-such-hotel', '/no/such/page']) {
      await page.goto(address)
      await expectAccessibleEverywhere(page)
    }
  })

  test('the sign-in page', async ({ page, guard, axe }) => {
    guard.expectError(/401/)
    await page.goto('/admin/login')
    await expect(page.getByRole('heading', { name: 'Sign in to Innkeeper' })).toBeVisible()
    await expectAccessibleEverywhere(page)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByText('Field is required').first()).toBeVisible()
    await axe(page)
  })

  test('Today, the guests, the cards and a card’s form', async ({ page, signIn }) => {
    await signIn(page, 'owner')
    await page.goto('/admin')
    await expect(page.getByRole('heading', { name: 'Still to arrive' })).toBeVisible()
    await expect(page.getByText(/guests? in house/)).toBeVisible()
    await expectAccessibleEverywhere(page)

    await followLink(page, '/admin/guests?view=inHouse')
    await expect(page.getByRole('link', { name: /open the guestbook/ }).first()).toBeVisible()
    await expectAccessibleEverywhere(page)

    await followLink(page, '/admin/guestbook')
    const card = page.getByRole('link', { name: 'Wi-Fi' })
    await expect(card).toBeVisible()
    await expectAccessibleEverywhere(page)

    await card.click()
    await expect(field(page, 'Title')).toBeVisible()
    await expectAccessibleEverywhere(page)
  })
})
