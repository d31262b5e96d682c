import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { answerRequest, makeProduct, sendOrder } from './support/order-calls.ts'
import { test as ownTest } from './support/own-property.ts'
import { DESK, PHONE, TABLET } from './support/screens.ts'
import { navigation, visit } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const figure = (page: Page, name: string) =>
  page
    .getByRole('main')
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
const subjects = (page: Page) => page.getByRole('navigation', { name: 'Pages under Statistics' })
const compare = (page: Page) => page.getByRole('combobox', { name: 'Compared with' })

async function exported(page: Page, what: string): Promise<{ name: string; bytes: Buffer }> {
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const file = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: what }).click()
  const download = await file
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) }
}

ownTest.describe('in a house of one’s own', () => {
  ownTest.use(DESK)

  ownTest(
    'an order just accepted is counted on the first page and in the statistics, and can be taken along',
    async ({ page, property }) => {
      const tea = await makeProduct(page, 'Tea')
      await page.goto('/admin')
      const numbers = page.getByRole('main')
      await expect(numbers).toContainText('No orders yet today')
      const accepted = await sendOrder(page, property.id, tea, { quantity: 2 })
      const declined = await sendOrder(page, property.id, tea)
      await answerRequest(page, accepted.orderId, 'accept')
      await answerRequest(page, declined.orderId, 'decline')
      await sendOrder(page, property.id, tea)
      await expect(numbers).toContainText(/1\s*request to answer/)
      await expect(numbers).toContainText(/3 orders today, DKK\s200 accepted/)

      await navigation(page).getByRole('link', { name: 'Statistics' }).click()
      const tile = page.getByRole('region', { name: 'Orders', exact: true })
      await expect(tile).toContainText(/DKK\s200/)
      await tile.getByRole('link', { name: 'Orders' }).click()
      await page.getByRole('radiogroup', { name: 'Period' }).getByText('Today').click()
      await expect(page).toHaveURL(/statistics\/orders\?.*period=today/)
      await page.reload()
      await expect(figure(page, 'Orders')).toContainText('3')
      await expect(figure(page, 'Revenue')).toContainText(/DKK\s200/)
      await expect(figure(page, 'Accepted')).toContainText('1 accepted, 1 declined, 1 waiting')
      await expect(page.getByRole('row').filter({ hasText: 'Tea' })).toContainText(/DKK\s200.*2/)
      await expect(page.getByRole('row').filter({ hasText: 'Too busy' })).toContainText('1')

      const { name, bytes } = await exported(page, 'Every line of the orders as CSV')
      expect(name).toMatch(/\.csv$/)
      const lines = bytes.toString('utf8').trim().split('\n')
      expect(lines).toHaveLength(4)
      expect(lines.filter((line) => line.includes('Tea'))).toHaveLength(3)
      expect(lines.join(), 'nobody is named').not.toContain('Lund')
    },
  )

  ownTest('an order that comes while somebody looks is counted at once', async ({ page, property }) => {
    const tea = await makeProduct(page, 'Tea')
    await page.goto('/admin/statistics/orders')
    await expect(figure(page, 'Orders')).toContainText('0')
    const { orderId } = await sendOrder(page, property.id, tea)
    await expect(figure(page, 'Orders')).toContainText('1')
    await answerRequest(page, orderId, 'accept')
    await expect(figure(page, 'Revenue')).toContainText(/DKK\s100/)
  })

  ownTest(
    'the summary of the week is turned on, stays on, and stands as it was where turning it off failed',
    async ({ page, guard }) => {
      guard.expectError(/weeklySummary/)
      await page.goto('/admin/statistics')
      const weekly = page.getByRole('switch', { name: 'E-mail me this every Monday' })
      await expect(weekly).toBeEnabled()
      await expect(weekly).not.toBeChecked()
      const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT')
      await weekly.click()
      await expect(weekly).toBeChecked()
      await saved
      await page.reload()
      await expect(weekly).toBeChecked()
      await page.route('**/weeklySummary*', (route) =>
        route.request().method() === 'PUT' ? route.abort() : route.fallback(),
      )
      await weekly.click()
      await expect(page.getByRole('alert').filter({ hasText: 'The switch was not changed' })).toBeVisible()
      await expect(weekly, 'it stands as the house has it').toBeChecked()
    },
  )
})

test.describe('at a desk', () => {
  test.use(DESK)

  test('numbers are held against last year or any other days, and the address keeps that from page to page', async ({
    page,
    signIn,
  }) => {
    await signIn(page, 'owner')
    await page.goto('/admin/statistics')
    const main = page.getByRole('main')
    await expect(main).toContainText(/Fjellheim, .* to .*, compared with .* to /)
    await page.getByRole('radiogroup', { name: 'Period' }).getByText('7 days').click()
    await compare(page).click()
    await page.getByRole('option', { name: 'Compared with last year' }).click()
    await expect(page).toHaveURL(/compare=last(\+|%20)year/)
    await subjects(page).getByRole('link', { name: 'Visits' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Visits' })).toBeVisible()
    await expect(page).toHaveURL(/statistics\/visits\?.*period=7-days/)
    await expect(compare(page)).toHaveValue('Compared with last year')
    await compare(page).click()
    await page.getByRole('option', { name: 'Compared with custom dates' }).click()
    await expect(page.getByRole('textbox', { name: 'Compare from' })).toBeVisible()
    await expect(page).toHaveURL(/compareFrom=\d/)
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Compare from' })).toBeVisible()
  })

  test('a chart is drawn by day, week or month, and a table says the same', async ({ page, signIn }) => {
    await signIn(page, 'owner')
    await page.goto('/admin/statistics/visits?period=90-days')
    const charts = page.getByRole('region', { name: 'Week by week' })
    await expect(charts.locator('.recharts-surface').first()).toBeVisible()
    await page.getByRole('radiogroup', { name: 'Charts by' }).getByText('Month').click()
    await expect(page.getByRole('region', { name: 'Month by month' })).toBeVisible()
    await expect(page).toHaveURL(/by=month/)
    await page.getByText('Show as a table').first().click()
    const table = page.getByRole('table', { name: 'Visits' }).first()
    await expect(table.getByRole('columnheader', { name: 'Days before' })).toBeVisible()
    expect(await table.getByRole('row').count()).toBeGreaterThanOrEqual(4)
  })

  test('how a number is counted is read with the keyboard alone', async ({ page, signIn }) => {
    await signIn(page, 'owner')
    await page.goto('/admin/statistics/visits')
    const how = page.getByRole('button', { name: 'How is this counted? Devices reached' })
    await how.focus()
    await page.keyboard.press('Enter')
    const words = page.getByRole('dialog')
    await expect(words).toContainText('Two phones of one room are two')
    await page.keyboard.press('Escape')
    await expect(words).toBeHidden()
    await expect(how).toBeFocused()
  })

  test('the overview and a subject are taken along for Excel and as CSV', async ({ page, signIn }) => {
    await signIn(page, 'owner')
    await page.goto('/admin/statistics?period=7-days')
    const overview = await exported(page, 'These numbers for Excel (XLSX)')
    expect(overview.name).toMatch(/^statistics-fjellheim-.*\.xlsx$/)
    expect(overview.bytes.subarray(0, 2).toString(), 'a workbook is a ZIP file').toBe('PK')
    await visit(page, '/admin/statistics/visits?period=7-days')
    await expect(page.getByRole('heading', { level: 1, name: 'Visits' })).toBeVisible()
    const subject = await exported(page, 'These numbers as CSV')
    expect(subject.name).toMatch(/^statistics-visits-fjellheim-.*\.csv$/)
    expect(subject.bytes.toString('utf8').split('\n').length).toBeGreaterThan(3)
  })

  test('the palette finds a subject by what the trade calls it', async ({ page, signIn }) => {
    await signIn(page, 'owner')
    await page.goto('/admin/statistics')
    await expect(page.getByRole('region', { name: 'Visits' })).toBeVisible()
    const palette = page.getByRole('dialog', { name: 'Search everything' })
    for (const [typed, name] of [
      ['NPS', 'Statistics: Surveys'],
      ['upselling', 'Statistics: Deals and upgrades'],
      ['turnover', 'Statistics: Orders'],
    ] as const) {
      await page.keyboard.press('Control+k')
      await palette.getByRole('textbox').fill(typed)
      await expect(palette.getByRole('option', { name })).toBeVisible()
      await palette.getByRole('option', { name }).click()
      await expect(
        page.getByRole('heading', { level: 1, name: name.slice('Statistics: '.length) }),
      ).toBeVisible()
    }
  })

  test('deals lead to their funnel in the same days, and its tab stays lit', async ({ page, signIn }) => {
    await signIn(page, 'owner')
    await page.goto('/admin/statistics/offers?period=90-days')
    await page.getByRole('link', { name: 'See the funnel in full' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Deal results' })).toBeVisible()
    await expect(page).toHaveURL(/period=90-days/)
    await expect(subjects(page).getByRole('link', { name: 'Deals and upgrades' })).toHaveAttribute(
      'aria-current',
      'page',
    )
  })

  test('numbers that cannot be read are asked for again', async ({ page, signIn, guard }) => {
    guard.expectError(/statistics/)
    await signIn(page, 'owner')
    let isDown = true
    await page.route('**/api/hotel/statistics/subjects/**', (route) =>
      isDown
        ? route.fulfill({ status: 503, json: { code: 'server/unavailable', message: '' } })
        : route.fallback(),
    )
    await page.goto('/admin/statistics/visits')
    const again = page.getByRole('button', { name: 'Try again' })
    await expect(again).toBeVisible()
    isDown = false
    await again.click()
    await expect(figure(page, 'Arrivals')).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('one goes from subject to subject, chooses days and reads how a number is counted', async ({
    page,
    signIn,
    axe,
  }) => {
    await signIn(page, 'owner')
    await page.goto('/admin/statistics')
    await expect(page.getByRole('region', { name: 'Visits' })).toBeVisible()
    const isAsWideAsScreen = () =>
      page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)
    expect(await isAsWideAsScreen()).toBe(true)
    await axe(page)
    await subjects(page).getByRole('link', { name: 'Reply times' }).tap()
    await expect(page.getByRole('heading', { level: 1, name: 'Reply times' })).toBeVisible()
    await expect(subjects(page).getByRole('link', { name: 'Reply times' })).toBeInViewport()
    await page.getByRole('combobox', { name: 'Period' }).click()
    await page.getByRole('option', { name: 'This year' }).click()
    await expect(page).toHaveURL(/period=year/)
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await page.getByRole('button', { name: 'How is this counted? Reply to a request' }).tap()
    const words = page.getByRole('dialog')
    await expect(words).toContainText('accepted or declined')
    await expect(words).toBeInViewport({ ratio: 1 })
    await axe(page)
    await page.keyboard.press('Escape')
    await expect(words).toBeHidden()
    expect(await isAsWideAsScreen()).toBe(true)
  })
})

test('every first number of the overview stands on one line, on whatever screen', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'owner')
  await page.goto('/admin/statistics')
  for (const { viewport } of [PHONE, TABLET, DESK]) {
    await page.setViewportSize(viewport)
    const revenue = page
      .getByRole('region', { name: 'Orders', exact: true })
      .getByText(/^NOK\s[\d,]+$/)
      .first()
    await expect(revenue).toBeVisible()
    const { height, lineHeight } = await revenue.evaluate((element) => ({
      height: element.getBoundingClientRect().height,
      lineHeight: Number.parseFloat(getComputedStyle(element).lineHeight),
    }))
    expect(height, `${viewport.width} wide`).toBeLessThan(1.5 * lineHeight)
  }
})
