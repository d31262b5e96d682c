import { expectAccessibleEverywhere } from './support/schemes.ts'
import { PHONE } from './support/screens.ts'
import { expect, test } from './support/test.ts'

test.use(PHONE)

test('the welcome page shows the way to the guestbook and the admin area', async ({ page }) => {
  const answer = await page.goto('/welcome')
  expect(answer?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('a[href*="/guestbook/fjellheim"]').first()).toBeVisible()
  await expect(page.locator('a[href^="/admin"]').first()).toBeVisible()
  await expect(page.getByText('owner@fjellheim.example')).toBeVisible()
  await expectAccessibleEverywhere(page)
})
