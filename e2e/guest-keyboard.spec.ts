import { findUnspentStay } from './support/demo.ts'
import { openAlive, openBox } from './support/guestbook.ts'
import { DESK } from './support/screens.ts'
import { expect, test } from './support/test.ts'

test.use(DESK)

test('the first key leads past the header to the content', async ({ page, stays }) => {
  await openAlive(page, stays.inHouse)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toBeVisible()
})

test('another language is chosen by the keyboard', async ({ page, stays }) => {
  await openAlive(page, stays.qr)
  const button = page.getByRole('button', { name: 'Language: English' })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Dansk' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Dansk' })).toBeHidden()
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'English' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('lang', 'no')
})

test('every kind of box opens with Enter, closes with Escape and Back, and gives the focus back', async ({
  page,
  stays,
}) => {
  await openAlive(page, stays.inHouse)
  const titles = [
    'Breakfast',
    'How your room works',
    'A glass on the house',
    'Massage with Liv',
    'A picnic basket',
  ]
  for (const [place, title] of titles.entries()) {
    const link = page.getByRole('main').getByRole('link', { name: title, exact: true })
    await link.focus()
    await page.keyboard.press('Enter')
    const sheet = page.getByRole('dialog', { name: title })
    await expect(sheet).toBeFocused()
    if (place % 2 === 0) await page.keyboard.press('Escape')
    else await page.goBack()
    await expect(sheet).toBeHidden()
    await expect(link).toBeFocused()
    await expect(page).toHaveURL(stays.inHouse)
  }
})

test('the focus stays inside an open box', async ({ page, stays }) => {
  await openAlive(page, stays.inHouse)
  const sheet = await openBox(page, 'How your room works')
  await expect(sheet.getByRole('button', { name: /^Copy/ })).toHaveCount(4)
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press('Tab')
    const isOnPage = await page.evaluate(() => document.activeElement?.closest('main') !== null)
    expect(isOnPage, `after ${step + 1} steps`).toBe(false)
  }
})

test('tabs and tiles follow Enter', async ({ page, stays }) => {
  await openAlive(page, stays.inHouse)
  const tab = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Spa' })
  await tab.focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Spa and sauna' })
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(tab).toBeFocused()
  await page.getByRole('link', { name: 'All the walks' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Walks from the door' })).toBeVisible()
})

test('a voucher is redeemed by the keyboard', async ({ page, person, signIn }) => {
  const staff = await person()
  await signIn(staff, 'owner')
  await openAlive(page, await findUnspentStay(staff))
  await page.getByRole('link', { name: 'A glass on the house' }).focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'A glass on the house' })
  const redeem = sheet.getByRole('button', { name: 'Redeem', exact: true })
  await expect(redeem).toBeEnabled()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(redeem).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(sheet.getByRole('region', { name: 'Redeem it now?' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(sheet.getByRole('button', { name: 'Yes, redeem it' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(sheet.getByText(/^Redeemed today/)).toBeVisible()
  await expect(sheet.getByRole('status').locator(':focus')).toHaveText(/^Redeemed today/)
})
