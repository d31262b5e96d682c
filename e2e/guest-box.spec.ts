import { openAlive, openBox } from './support/guestbook.ts'
import { PHONE } from './support/screens.ts'
import { expect, test } from './support/test.ts'

test.use(PHONE)

test('a box opens with an address of its own, and Back closes it', async ({ page, stays }) => {
  await openAlive(page, stays.inHouse)
  const sheet = await openBox(page, 'Breakfast')
  await expect(page).toHaveURL(/\?box=[\w-]{22}$/)
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(stays.inHouse)
})

test('the address of an open box shows it open after a reload and for whoever gets it', async ({
  page,
  stays,
}) => {
  await openAlive(page, stays.qr)
  await openBox(page, 'Wi-Fi')
  await page.reload()
  const sheet = page.getByRole('dialog', { name: 'Wi-Fi' })
  await expect(sheet).toBeVisible()
  await expect(sheet.getByText('Fjellheim Guest', { exact: true })).toBeVisible()
  const boxId = new URL(page.url()).searchParams.get('box')
  await openAlive(page, `${stays.qr}/qr/${boxId}`)
  await expect(sheet).toBeVisible()
  await sheet.getByRole('link', { name: 'Close' }).click()
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('main')).toBeVisible()
})

test('Escape closes a box and the focus is back on its link', async ({ page, stays }) => {
  await openAlive(page, stays.inHouse)
  const link = page.getByRole('main').getByRole('link', { name: 'Wi-Fi' })
  await link.focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Wi-Fi' })
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(sheet.getByRole('link', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(link).toBeFocused()
  await expect(page).toHaveURL(stays.inHouse)
})

test('a box closed with a double click leaves the guest on the page', async ({ page, stays }) => {
  await openAlive(page, stays.inHouse)
  const sheet = await openBox(page, 'Breakfast')
  await sheet.getByRole('link', { name: 'Close' }).evaluate((close: HTMLElement) => {
    close.click()
    close.click()
  })
  await expect(sheet).toBeHidden()
  await openBox(page, 'Wi-Fi')
  await page.goBack()
  await expect(page).toHaveURL(stays.inHouse)
})

test('a box that is not for this visitor opens the guestbook with a word about it', async ({
  page,
  stays,
}) => {
  await openAlive(page, stays.inHouse)
  await openBox(page, 'Stay a little longer')
  const boxId = new URL(page.url()).searchParams.get('box')
  await openAlive(page, `${stays.qr}?box=${boxId}`)
  await expect(page.getByRole('heading', { name: /content may no longer be available/ })).toBeVisible()
  await page.getByRole('link', { name: 'Go to the guestbook' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Fjellheim' })).toBeVisible()
})

test.describe('with less motion wished for', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('a box opens without moving', async ({ page, stays }) => {
    await openAlive(page, stays.qr)
    const sheet = await openBox(page, 'Breakfast')
    const longest = await sheet.evaluate((element) =>
      Math.max(...getComputedStyle(element).transitionDuration.split(',').map(Number.parseFloat)),
    )
    expect(longest, 'seconds').toBeLessThan(0.01)
  })
})
