import { openAlive, openBox } from './support/guestbook.ts'
import { expectAccessibleIn, type Scheme } from './support/schemes.ts'
import { DESK, PHONE } from './support/screens.ts'
import { openCard } from './support/staff.ts'
import { expect, test } from './support/test.ts'

/** The colours of the night are the same on every screen. */
const SETTINGS: Record<string, { screen: object; schemes: Scheme[] }> = {
  'on a phone, by day and by night': { screen: PHONE, schemes: ['light', 'dark'] },
  'on a desk': { screen: DESK, schemes: ['light'] },
}

for (const [where, { screen, schemes }] of Object.entries(SETTINGS)) {
  test.describe(`${where}, everybody can use`, () => {
    test.use({ ...screen, contextOptions: { reducedMotion: 'reduce' } })

    test('the guestbook', async ({ page, stays }) => {
      await openAlive(page, stays.inHouse)
      await expectAccessibleIn(page, schemes)
    })

    test('an open box', async ({ page, stays }) => {
      await openAlive(page, stays.inHouse)
      await openBox(page, 'Breakfast')
      await expectAccessibleIn(page, schemes)
    })

    test('the list of languages', async ({ page, stays }) => {
      await openAlive(page, stays.qr)
      await page.getByRole('button', { name: 'Language: English' }).click()
      await expect(page.getByRole('link', { name: 'Suomi' })).toBeVisible()
      await expectAccessibleIn(page, schemes)
    })

    test('the views for what is not there', async ({ page, guard }) => {
      guard.expectError(/404/)
      for (const address of ['/guestbook/no-such-hotel', '/no/such/page']) {
        await page.goto(address)
        await expectAccessibleIn(page, schemes)
      }
    })

    test('the sign-in page', async ({ page, guard, axe }) => {
      guard.expectError(/401/)
      await page.goto('/admin/login')
      await expect(page.getByRole('heading', { name: 'Sign in to Innkeeper' })).toBeVisible()
      await expectAccessibleIn(page, schemes)
      await page.getByRole('button', { name: 'Sign in' }).click()
      await expect(page.getByText('Field is required').first()).toBeVisible()
      await axe(page)
    })

    test('Today', async ({ page, signIn }) => {
      await signIn(page, 'owner')
      await page.goto('/admin')
      await expect(page.getByRole('heading', { name: 'Still to arrive' })).toBeVisible()
      await expect(page.getByText(/guests? in house/)).toBeVisible()
      await expectAccessibleIn(page, schemes)
    })

    test('the guests', async ({ page, signIn }) => {
      await signIn(page, 'owner')
      await page.goto('/admin/guests?view=inHouse')
      await expect(page.getByRole('link', { name: /open the guestbook/ }).first()).toBeVisible()
      await expectAccessibleIn(page, schemes)
    })

    test('the cards', async ({ page, signIn }) => {
      await signIn(page, 'owner')
      await page.goto('/admin/guestbook')
      await expect(page.getByRole('link', { name: 'Wi-Fi' })).toBeVisible()
      await expectAccessibleIn(page, schemes)
    })

    test('a card’s form', async ({ page, signIn }) => {
      await signIn(page, 'owner')
      await openCard(page, 'Wi-Fi')
      await expectAccessibleIn(page, schemes)
    })
  })
}
