import { box, greeting, openAlive } from './support/guestbook.ts'
import { PHONE } from './support/screens.ts'
import { expect, test } from './support/test.ts'

test.use(PHONE)

test('a guest reads the guestbook in English, Danish and Finnish, and the choice is kept', async ({
  page,
  stays,
}) => {
  await openAlive(page, stays.inHouse)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(box(page, 'Breakfast')).toBeVisible()

  await page.getByRole('button', { name: 'Language: English' }).click()
  await page.getByRole('link', { name: 'Dansk' }).click()
  await expect(box(page, 'Morgenmad')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'da')
  await expect(page.getByText('Check-in fra kl.')).toBeVisible()
  await expect(greeting(page)).toContainText('Astrid')

  await page.getByRole('button', { name: 'Sprog: Dansk' }).click()
  await expect(page.getByRole('heading', { name: 'Vælg sprog' })).toBeVisible()
  await page.getByRole('link', { name: 'Suomi' }).click()
  await expect(box(page, 'Aamiainen')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fi')

  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fi')
  await expect(box(page, 'Aamiainen')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Kieli: Suomi' })).toBeVisible()
})

test('the language of a link wins over the browser’s', async ({ page, stays }) => {
  await openAlive(page, `${stays.qr}?language=1`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'da')
  await expect(greeting(page)).toHaveText('Velkommen til Fjellheim')
})

test('Back closes the list of languages and stays on the page', async ({ page, stays }) => {
  await openAlive(page, stays.qr)
  const places = () => page.evaluate(() => history.length)
  const before = await places()
  await page.getByRole('button', { name: 'Language: English' }).click()
  await expect(page.getByRole('link', { name: 'Dansk' })).toBeVisible()
  await expect.poll(places).toBe(before + 1)
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Dansk' })).toBeHidden()
  await expect(page).toHaveURL(stays.qr)
})

test.describe('with a Danish browser', () => {
  test.use({ locale: 'da-DK' })

  test('the guestbook opens in Danish by itself', async ({ page, stays }) => {
    await page.goto(stays.qr)
    await expect(page.locator('html')).toHaveAttribute('lang', 'da')
    await expect(box(page, 'Morgenmad')).toBeVisible()
  })
})

test('a choice outlives the language of the link the guest came with', async ({ page, stays }) => {
  await openAlive(page, `${stays.inHouse}?language=1`)
  await page.getByRole('button', { name: 'Sprog: Dansk' }).click()
  await page.getByRole('link', { name: 'Suomi' }).click()
  await expect(box(page, 'Aamiainen')).toBeVisible()
  await expect(page).not.toHaveURL(/language=/)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fi')
})
