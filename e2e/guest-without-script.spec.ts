import { box, greeting, openBox } from './support/guestbook.ts'
import { PHONE } from './support/screens.ts'
import { expect, test } from './support/test.ts'

test.use({ ...PHONE, javaScriptEnabled: false })

test('without script a box opens as a page of its own and closes again', async ({ page, stays }) => {
  await page.goto(stays.inHouse)
  await expect(page.getByRole('region', { name: 'Outside and in' })).toBeVisible()
  const sheet = await openBox(page, 'Breakfast')
  await expect(page).toHaveURL(/\?box=/)
  await expect(sheet.getByText('Sourdough, mountain butter', { exact: false })).toBeVisible()
  await sheet.getByRole('link', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(box(page, 'Breakfast')).toBeVisible()
})

test('without script another language is a link away', async ({ page, stays }) => {
  await page.goto(stays.qr)
  await page.getByRole('button', { name: 'Language: English' }).click()
  await page.getByRole('link', { name: 'Dansk' }).click()
  await expect(greeting(page)).toHaveText('Velkommen til Fjellheim')
  await expect(page.locator('html')).toHaveAttribute('lang', 'da')
  const sheet = await openBox(page, 'Morgenmad')
  await sheet.getByRole('link', { name: 'Luk' }).click()
  await expect(box(page, 'Morgenmad')).toBeVisible()
})

test('without script room, products and checkout say who to ask instead of waiting for ever', async ({
  page,
  stays,
}) => {
  await page.goto(stays.inHouse)
  await expect(
    page.getByText('Reception is happy to tell you everything about your room.').first(),
  ).toBeVisible()
  const phone = page.locator('noscript a[href^="tel:"], main a[href^="tel:"]').first()
  await expect(phone).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Breakfast in bed', exact: true }).click()
  await expect(page.getByText('Reception is happy to take your order.').first()).toBeVisible()
  await page.goto('/order/fjellheim')
  await expect(page.getByText('Reception is happy to take your order.')).toBeVisible()
  await expect(page.getByRole('main').locator('a[href^="tel:"]')).toBeVisible()
  await expect(page.locator('[class*="skeleton"]').first()).toBeHidden()
})
