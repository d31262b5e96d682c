import type { Page } from '@playwright/test'
import { findWalksPage } from './support/demo.ts'
import { greeting, markDocument, openAlive } from './support/guestbook.ts'
import { DESK, PHONE } from './support/screens.ts'
import type { Stays } from './support/stays.ts'
import { expect, test } from './support/test.ts'

const TABS: Partial<Record<keyof Stays, RegExp[]>> = {
  beforeArrival: [/^Home$/, /^Journey$/, /^Packing$/, /^Walks$/, /^Call$/],
  inHouse: [/^Home$/, /^Menu/, /^Walks$/, /^Spa$/, /^Call$/],
  departed: [/^Home$/, /^Recipe$/, /^Come back$/, /^Forgotten$/, /^Write$/],
  qr: [/^Home$/, /^Menu/, /^Walks$/, /^Spa$/, /^Call$/],
}

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })
/** Links and, where a tab has several contents, a button with its list behind it. */
const tabs = (page: Page) => bar(page).locator('> ul > li')
const tab = (page: Page, name: string) => bar(page).getByRole('link', { name })

test.describe('on a phone', () => {
  test.use(PHONE)

  for (const [who, labels] of Object.entries(TABS)) {
    test(`every phase of a stay has its own tabs (${who})`, async ({ page, stays }) => {
      await page.goto(stays[who as keyof Stays])
      await expect(tabs(page)).toHaveText(labels)
      for (const each of await tabs(page).all()) {
        const size = await each.boundingBox()
        expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44)
      }
    })
  }

  test('tabs speak the language of the page', async ({ page, stays }) => {
    await page.goto(`${stays.inHouse}?language=2`)
    const words = [/^Etusivu$/, /^Menu/, /^Retket$/, /^Kylpylä$/, /^Soita$/]
    await expect(page.getByRole('navigation').locator('> ul > li')).toHaveText(words)
  })

  test('a tab opens a box in place, a page, a document and a call', async ({ page, stays }) => {
    await openAlive(page, stays.inHouse)
    const isSame = await markDocument(page)
    await tab(page, 'Spa').click()
    const sheet = page.getByRole('dialog', { name: 'Spa and sauna' })
    await expect(sheet).toBeVisible()
    await isSame()
    await page.goBack()
    await expect(sheet).toBeHidden()
    await expect(tab(page, 'Call')).toHaveAttribute('href', 'tel:+4761000000')
    await bar(page).getByRole('button', { name: 'Menu' }).click()
    await expect(tab(page, 'From the bar')).toHaveAttribute('href', /^\/pages\/fjellheim\/[\w-]{22}$/)
    const menu = tab(page, 'Dinner menu')
    await expect(menu).toHaveAttribute('target', '_blank')
    const answer = await page.request.get((await menu.getAttribute('href')) ?? '')
    expect(answer.headers()['content-type']).toBe('application/pdf')
    await tab(page, 'Walks').click()
    await expect(page).toHaveURL(/\/pages\/fjellheim\/[\w-]{22}$/)
  })

  test('nothing hides behind the bar', async ({ page, stays }) => {
    for (const address of [stays.inHouse, await findWalksPage(page)]) {
      await page.goto(address)
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      const lastLine = await page.getByText('Powered by Innkeeper').boundingBox()
      const top = (await bar(page).boundingBox())?.y ?? 0
      expect(top).toBeGreaterThan(600)
      expect((lastLine?.y ?? 0) + (lastLine?.height ?? 0), address).toBeLessThanOrEqual(top)
    }
  })

  test('a box’s tab on another page returns to the guestbook with the box open', async ({ page, stays }) => {
    await openAlive(page, stays.inHouse)
    await tab(page, 'Walks').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Walks from the door' })).toBeVisible()
    await tab(page, 'Spa').click()
    await expect(page.getByRole('dialog', { name: 'Spa and sauna' })).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`^${stays.inHouse}\\?box=[\\w-]{22}$`))
    await page.getByRole('dialog').getByRole('link', { name: 'Close' }).click()
    await expect(greeting(page)).toContainText('Astrid')
  })
})

test.describe('on a desk', () => {
  test.use(DESK)

  test('the tabs stand on top of the column and stay there', async ({ page, stays }) => {
    await openAlive(page, stays.inHouse)
    const top = async () => (await bar(page).boundingBox())?.y
    expect(await top()).toBeLessThan(60)
    await page.evaluate(() => scrollTo(0, 2000))
    await expect(bar(page)).toBeInViewport({ ratio: 1 })
    expect(await top()).toBeLessThan(60)
    await tab(page, 'Spa').click()
    await expect(page.getByRole('dialog', { name: 'Spa and sauna' })).toBeVisible()
  })
})
