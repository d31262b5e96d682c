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
  // By element: a search by words leaves out what stands in `noscript`.
  const who = page.locator('noscript').filter({ visible: true })
  await page.goto(stays.inHouse)
  await expect(who.locator('p')).toHaveText(['Reception is happy to tell you everything about your room.'])
  await expect(who.locator('a[href^="tel:"]')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Breakfast in bed', exact: true }).click()
  await expect(page.getByRole('dialog').locator('noscript p').last()).toHaveText(
    'Reception is happy to take your order.',
  )
  await page.goto('/order/fjellheim')
  await expect(who.locator('p')).toHaveText(['Reception is happy to take your order.'])
  await expect(who.locator('a[href^="tel:"]')).toBeVisible()
  await expect(page.locator('[class*="skeleton"]').first()).toBeHidden()
})
