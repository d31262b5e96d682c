import { openAlive, openBox } from './support/guestbook.ts'
import { expectAccessibleIn } from './support/schemes.ts'
import { DESK, PHONE } from './support/screens.ts'
import { openCard } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const LANGUAGES = { English: 0, Finnish: 2 }

for (const [name, screen] of Object.entries({ phone: PHONE, desk: DESK })) {
  test.describe(`on a ${name}, by day and by night, everybody can use`, () => {
    test.use({ ...screen, contextOptions: { reducedMotion: 'reduce' } })

    for (const [language, index] of Object.entries(LANGUAGES)) {
      test(`the guestbook in ${language}`, async ({ page, stays }) => {
        await openAlive(page, `${stays.inHouse}?language=${index}`)
        await expectAccessibleIn(page)
      })
    }

    test('an open box', async ({ page, stays }) => {
      await openAlive(page, stays.inHouse)
      await openBox(page, 'Breakfast')
      await expectAccessibleIn(page)
    })

    test('the list of languages', async ({ page, stays }) => {
      await openAlive(page, stays.qr)
      await page.getByRole('button', { name: 'Language: English' }).click()
      await expect(page.getByRole('link', { name: 'Suomi' })).toBeVisible()
      await expectAccessibleIn(page)
    })

    test('the views for what is not there', async ({ page, guard }) => {
      guard.expectError(/404/)
      for (const address of ['/guestbook/no-such-hotel', '/no/such/page']) {
        await page.goto(address)
        await expectAccessibleIn(page)
      }
    })

    test('the sign-in page', async ({ page, guard, axe }) => {
      guard.expectError(/401/)
      await page.goto('/admin/login')
      await expect(page.getByRole('heading', { name: 'Sign in to Innkeeper' })).toBeVisible()
      await expectAccessibleIn(page)
      await page.getByRole('button', { name: 'Sign in' }).click()
      await expect(page.getByText('Field is required').first()).toBeVisible()
      await axe(page)
    })

    test('Today', async ({ page, signIn }) => {
      await signIn(page, 'owner')
      await page.goto('/admin')
      await expect(page.getByRole('heading', { name: 'Still to arrive' })).toBeVisible()
      await expect(page.getByText(/guests? in house/)).toBeVisible()
      await expectAccessibleIn(page)
    })

    test('the guests', async ({ page, signIn }) => {
      await signIn(page, 'owner')
      await page.goto('/admin/guests?view=inHouse')
      await expect(page.getByRole('link', { name: /open the guestbook/ }).first()).toBeVisible()
      await expectAccessibleIn(page)
    })

    test('the cards', async ({ page, signIn }) => {
      await signIn(page, 'owner')
      await page.goto('/admin/guestbook')
      await expect(page.getByRole('link', { name: 'Wi-Fi' })).toBeVisible()
      await expectAccessibleIn(page)
    })

    test('a card’s form', async ({ page, signIn }) => {
      await signIn(page, 'owner')
      await openCard(page, 'Wi-Fi')
      await expectAccessibleIn(page)
    })
  })
}
