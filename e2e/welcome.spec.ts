import { COLOR_SCHEMES, DESK, PHONE } from './support/screens.ts'
import { expect, test } from './support/test.ts'

for (const [name, screen] of Object.entries({ phone: PHONE, desk: DESK })) {
  for (const colorScheme of COLOR_SCHEMES) {
    test.describe(`on a ${name} in ${colorScheme}`, () => {
      test.use({ ...screen, colorScheme })

      test('the welcome page shows the way to the guestbook and the admin area', async ({ page, axe }) => {
        const answer = await page.goto('/welcome')
        expect(answer?.status()).toBe(200)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.locator('a[href*="/guestbook/fjellheim"]').first()).toBeVisible()
        await expect(page.locator('a[href^="/admin"]').first()).toBeVisible()
        await expect(page.getByText('owner@fjellheim.example')).toBeVisible()
        await axe(page)
      })
    })
  }
}
