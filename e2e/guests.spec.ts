import type { Page } from '@playwright/test'
import { greeting } from './support/guestbook.ts'
import { DESK, PHONE } from './support/screens.ts'
import { expect, test } from './support/test.ts'

const table = (page: Page) => page.getByRole('table', { name: 'Guests' })
const rows = (page: Page) => table(page).getByRole('row')
const search = (page: Page) =>
  page.getByRole('searchbox', { name: 'Name, room, phone, e-mail or booking number' })
/** Who stays more than once is there for each stay; the one in house comes first. */
const linkOf = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first()
const guestbookOf = (page: Page, name: string) =>
  page.getByRole('link', { name: `${name}, open the guestbook` }).first()

test.describe('on a desk', () => {
  test.use(DESK)
  test.beforeEach(async ({ page, signIn }) => {
    await signIn(page, 'owner')
    await page.goto('/admin/guests')
    await expect(table(page)).toBeVisible()
  })

  test('a guest is found by name and by room, and their guestbook opens from the list', async ({ page }) => {
    await search(page).fill('nils')
    await expect(page).toHaveURL(/search=nils/)
    await expect(linkOf(page, 'Astrid Nilsen')).toBeVisible()
    await expect(linkOf(page, 'Pekka Laine')).toHaveCount(0)
    const opened = page.waitForEvent('popup')
    await guestbookOf(page, 'Astrid Nilsen').click()
    await expect(greeting(await opened)).toContainText('Astrid')

    await search(page).fill('204')
    await expect(page).toHaveURL(/204/)
    await expect(linkOf(page, 'Astrid Nilsen')).toBeVisible()
    await page.reload()
    await expect(search(page)).toHaveValue('204')
    await expect(linkOf(page, 'Astrid Nilsen')).toBeVisible()
  })

  test('a filter stands in the address and survives a reload', async ({ page }) => {
    await page.locator('label').filter({ hasText: 'In house' }).click()
    await expect(page).toHaveURL(/view=inHouse/)
    await expect(linkOf(page, 'Pekka Laine')).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('radio', { name: 'In house' })).toBeChecked()
    await expect(table(page).getByText('in house').first()).toBeVisible()
    await expect(table(page).getByText('expected')).toHaveCount(0)
    await expect(table(page).getByText('departed')).toHaveCount(0)
  })

  test('the list is sorted by the column that is asked for, both ways', async ({ page }) => {
    await page.getByText('All', { exact: true }).click()
    await expect(page).toHaveURL(/view=all/)
    const header = table(page).getByRole('columnheader', { name: 'Guest', exact: true })
    await header.getByRole('button').click()
    await expect(page).toHaveURL(/sort=lastName/)
    await expect(header).toHaveAttribute('aria-sort', 'ascending')
    const first = await firstNameAfterSort(page)
    await header.getByRole('button').click()
    await expect(header).toHaveAttribute('aria-sort', 'descending')
    await expect(page).toHaveURL(/order=desc/)
    await expect.poll(() => firstNameAfterSort(page)).not.toBe(first)
  })

  test('a search without a match says so and can be cleared', async ({ page }) => {
    await search(page).fill('nobody by this name')
    await expect(page.getByText('Nothing matches')).toBeVisible()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(rows(page).nth(5)).toBeVisible()
    await expect(search(page)).toHaveValue('')
    await expect(page).toHaveURL(/\/admin\/guests$/)
  })

  test('chosen guests are counted, and their addresses copied or exported', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await search(page).fill('astrid nilsen')
    await page.getByRole('checkbox', { name: 'Select Astrid Nilsen' }).first().check()
    await expect(page.getByText('1 guest selected')).toBeVisible()
    await page.getByRole('button', { name: 'Copy e-mail addresses' }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('@')
    const file = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export selected' }).click()
    expect((await file).suggestedFilename()).toMatch(/^guests-fjellheim-.*\.csv$/)
  })

  test('a guest’s personal link is copied', async ({ page, context, stays }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await search(page).fill('astrid')
    await expect(page).toHaveURL(/search=astrid/)
    await page.getByRole('button', { name: 'Copy the guestbook link for Astrid Nilsen' }).first().click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(stays.inHouse)
  })

  test('an address with a room number searches for that room', async ({ page }) => {
    await page.goto('/admin/guests?search=204')
    await expect(search(page)).toHaveValue('204')
    await expect(linkOf(page, 'Astrid Nilsen')).toBeVisible()
    await expect(linkOf(page, 'Pekka Laine')).toHaveCount(0)
  })

  test('a nonsense filter in the address opens the list instead of an error', async ({ page }) => {
    await page.goto('/admin/guests?view=nonsense&sort=;drop&page=-4&order=sideways')
    await expect(rows(page).nth(5)).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('guests are cards that fit the screen, with search and the way to other pages', async ({
    page,
    signIn,
  }) => {
    await signIn(page, 'owner')
    await page.goto('/admin/guests')
    const cards = page.getByRole('list', { name: 'Guests' })
    await expect(cards.getByRole('listitem').nth(5)).toBeVisible()
    await expect(table(page)).toHaveCount(0)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, 'the page scrolls sideways').toBeLessThanOrEqual(0)
    for (const view of ['All', 'Departures', 'Arrivals', 'All']) {
      const tab = page.getByRole('radiogroup').locator('label').filter({ hasText: view })
      await tab.click()
      await expect(tab).toBeInViewport({ ratio: 0.9 })
    }
    await search(page).fill('Laine')
    await expect(cards.getByRole('listitem').filter({ hasNotText: 'Laine' })).toHaveCount(0)
    await expect(linkOf(page, 'Pekka Laine')).toBeVisible()
    await page.getByRole('navigation', { name: 'Main pages' }).getByRole('link', { name: 'Today' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible()
  })
})

function firstNameAfterSort(page: Page): Promise<string | null> {
  return rows(page).nth(1).getByRole('link').first().textContent()
}
