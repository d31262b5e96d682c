import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { answerRequest, makeProduct, sendOrder } from './support/order-calls.ts'
import { test } from './support/own-property.ts'
import { DESK } from './support/screens.ts'
import { navigation } from './support/staff.ts'
import { expect } from './support/test.ts'

test.use(DESK)

const figure = (page: Page, name: string) =>
  page
    .getByRole('main')
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })

test('an order just accepted is counted on the first page and in the statistics, and can be taken along', async ({
  page,
  property,
}) => {
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
  await page.getByRole('radiogroup', { name: 'Period' }).getByText('Today').click()
  await expect(page).toHaveURL(/period=today/)
  await page.reload()
  await expect(figure(page, 'Orders')).toContainText('3')
  await expect(figure(page, 'Revenue')).toContainText(/DKK\s200/)
  await expect(figure(page, 'Accepted')).toContainText('1 accepted, 1 declined, 1 waiting')
  await expect(page.getByRole('row').filter({ hasText: 'Tea' })).toContainText(/2.*DKK\s200/)
  await expect(page.getByRole('row').filter({ hasText: 'Too busy' })).toContainText('1')

  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const csv = await file
  expect(csv.suggestedFilename()).toMatch(/\.csv$/)
  const lines = readFileSync(await csv.path(), 'utf8')
    .trim()
    .split('\n')
  expect(lines).toHaveLength(4)
  expect(lines.filter((line) => line.includes('Tea'))).toHaveLength(3)
  expect(lines.join(), 'nobody is named').not.toContain('Lund')
})
