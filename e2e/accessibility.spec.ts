import type { Page } from '@playwright/test'
import { brightness, DARK_UNTIL, LIGHT_FROM } from './support/brightness.ts'
import { openAlive, openBox } from './support/guestbook.ts'
import { COLOR_SCHEMES, DESK, PHONE } from './support/screens.ts'
import { openCard } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const LANGUAGES = { English: 0, Danish: 1, Finnish: 2 }

for (const [name, screen] of Object.entries({ phone: PHONE, desk: DESK })) {
  test.describe(`on a ${name}, by day and by night, everybody can use`, () => {
    test.use({ ...screen, contextOptions: { reducedMotion: 'reduce' } })

    const inBothSchemes = async (page: Page, check: (page: Page) => Promise<void>) => {
      for (const colorScheme of COLOR_SCHEMES) {
        await page.emulateMedia({ colorScheme })
        const ground = expect.poll(() => brightness(page))
        await (colorScheme === 'dark' ? ground.toBeLessThan(DARK_UNTIL) : ground.toBeGreaterThan(LIGHT_FROM))
        await check(page)
      }
    }

    for (const [language, index] of Object.entries(LANGUAGES)) {
      test(`the guestbook in ${language}`, async ({ page, stays, axe }) => {
        await openAlive(page, `${stays.inHouse}?language=${index}`)
        await inBothSchemes(page, axe)
      })
    }

    test('an open box', async ({ page, stays, axe }) => {
      await openAlive(page, stays.inHouse)
      await openBox(page, 'Breakfast')
      await inBothSchemes(page, axe)
    })

    test('the list of languages', async ({ page, stays, axe }) => {
      await openAlive(page, stays.qr)
      await page.getByRole('button', { name: 'Language: English' }).click()
      await expect(page.getByRole('link', { name: 'Suomi' })).toBeVisible()
      await inBothSchemes(page, axe)
    })

    test('the views for what is not there', async ({ page, guard, axe }) => {
      guard.expectError(/404/)
      for (const address of ['/guestbook/no-such-hotel', '/no/such/page']) {
        await page.goto(address)
        await inBothSchemes(page, axe)
      }
    })

    test('the sign-in page', async ({ page, guard, axe }) => {
      guard.expectError(/401/)
      await page.goto('/admin/login')
      await expect(page.getByRole('heading', { name: 'Sign in to Innkeeper' })).toBeVisible()
      await inBothSchemes(page, axe)
      await page.getByRole('button', { name: 'Sign in' }).click()
      await expect(page.getByText('Field is required').first()).toBeVisible()
      await axe(page)
    })

    test('Today', async ({ page, signIn, axe }) => {
      await signIn(page, 'owner')
      await page.goto('/admin')
      await expect(page.getByRole('heading', { name: 'Still to arrive' })).toBeVisible()
      await expect(page.getByText(/guests? in house/)).toBeVisible()
      await inBothSchemes(page, axe)
    })

    test('the guests', async ({ page, signIn, axe }) => {
      await signIn(page, 'owner')
      await page.goto('/admin/guests?view=inHouse')
      await expect(page.getByRole('link', { name: /open the guestbook/ }).first()).toBeVisible()
      await inBothSchemes(page, axe)
    })

    test('the cards', async ({ page, signIn, axe }) => {
      await signIn(page, 'owner')
      await page.goto('/admin/guestbook')
      await expect(page.getByRole('link', { name: 'Wi-Fi' })).toBeVisible()
      await inBothSchemes(page, axe)
    })

    test('a card’s form', async ({ page, signIn, axe }) => {
      await signIn(page, 'owner')
      await openCard(page, 'Wi-Fi')
      await inBothSchemes(page, axe)
    })
  })
}
