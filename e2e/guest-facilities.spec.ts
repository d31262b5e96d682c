import type { Page } from '@playwright/test'
import { comeNear, markDocument, openAlive, openBox } from './support/guestbook.ts'
import { nextWeekday } from './support/hotel-time.ts'
import { PHONE } from './support/screens.ts'
import { expect, test } from './support/test.ts'

test.use(PHONE)

const MASSAGE = 'Massage with Liv'
const MONDAY_MORNING = nextWeekday(1, '09:00')
/** The page's clock goes on while it opens: long enough before the hour for any machine. */
const WEDNESDAY_BEFORE_ELEVEN = nextWeekday(3, '10:15')

const cardOf = (page: Page, title: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })

test('a facility opens and closes by the clock, without a reload', async ({ page, stays }) => {
  await page.clock.install({ time: WEDNESDAY_BEFORE_ELEVEN })
  await openAlive(page, stays.inHouse)
  const isSame = await markDocument(page)
  const massage = cardOf(page, MASSAGE)
  // Far below it says what the server's clock said, until it comes near.
  await comeNear(massage)
  await expect(massage).toContainText('Opens at 11:00')
  // A part on its way would be given up by a clock that jumps over its limit.
  await expect(page.getByRole('region', { name: 'Your orders' })).toBeVisible()
  await page.clock.fastForward('46:00')
  await expect(massage).toContainText('Open now, until 14:00')
  await page.clock.fastForward('03:00:00')
  await expect(massage).toContainText('Opens at 15:00')
  await page.clock.fastForward('05:00:00')
  await expect(massage).toContainText('Opens Thursday at 11:00')
  await expect(cardOf(page, 'Reception and rooms')).toContainText('Open around the clock')
  await isSame()
})

test('the week stands in the sheet with today marked, and a new day moves the mark', async ({
  page,
  stays,
}) => {
  await page.clock.install({ time: WEDNESDAY_BEFORE_ELEVEN })
  await openAlive(page, stays.qr)
  const sheet = await openBox(page, MASSAGE)
  await expect(sheet.getByText(/^Today: 11:00–.?14:00, 15:00–.?19:00$/)).toBeVisible()
  const days = sheet.getByRole('listitem').filter({ hasText: /day/ })
  await expect(days).toHaveCount(7)
  await expect(days.first()).toHaveText(/^Monday.*Closed$/)
  const today = sheet.locator('[aria-current=date]')
  await expect(today).toHaveText(/^Wednesday/)
  await page.clock.fastForward('14:00:00')
  await expect(today).toHaveText(/^Thursday/)
  await expect(sheet.getByText('Opens at 11:00')).toBeVisible()
})

test('a day without opening hours says when it opens next', async ({ page, stays }) => {
  await page.clock.install({ time: MONDAY_MORNING })
  await openAlive(page, stays.qr)
  // Far below it says what the server's clock said, until it comes near.
  await comeNear(cardOf(page, MASSAGE))
  await expect(cardOf(page, MASSAGE)).toContainText('Opens Wednesday at 11:00')
  const sheet = await openBox(page, MASSAGE)
  await expect(sheet.getByText('Closed today')).toBeVisible()
  const rooms = await page.goBack().then(() => openBox(page, 'Reception and rooms'))
  await expect(rooms.getByText('Check-in from 15:00')).toBeVisible()
  await expect(rooms.getByText('Check-out by 11:00')).toBeVisible()
})
