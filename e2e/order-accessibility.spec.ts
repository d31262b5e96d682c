import type { Page } from '@playwright/test'
import { expectAccessible, expectReadable } from './support/accessibility.ts'
import { openBox } from './support/guestbook.ts'
import { answerRequest, makeProduct, sendOrder } from './support/order-calls.ts'
import { openCheckout, sendButton, standing } from './support/ordering.ts'
import { turnTo } from './support/schemes.ts'
import { PHONE } from './support/screens.ts'
import { expect, test } from './support/test.ts'

test.use(PHONE)

/** Of use to everybody by day, and readable by night. */
async function expectForAll(page: Page): Promise<void> {
  await turnTo(page, 'light')
  await expectAccessible(page)
  await turnTo(page, 'dark')
  await expectReadable(page)
}

test('everybody can choose, order, pay and read the receipt', async ({
  page,
  person,
  signIn,
  stays,
  guard,
}) => {
  guard.expectError(/403|404/)
  const staff = await person()
  await signIn(staff, 'owner')
  const cake = await makeProduct(staff, 'Cake')
  await page.goto(stays.inHouse)
  const sheet = await openBox(page, 'Order from the house')
  await sheet.getByRole('button', { name: /^A bottle in your room/ }).click()
  await sheet.getByRole('button', { name: /^Add,/ }).click()
  await expect(sheet.getByText('Please choose one')).toBeVisible()
  await expectForAll(page)

  await page.context().clearCookies({ name: 'stay_fjellheim' })
  await openCheckout(page, 'fjellheim', [cake])
  await sendButton(page).click()
  await expect(page.getByText('Please input a valid email.')).toBeVisible()
  await expectForAll(page)

  const { orderId, paymentUrl } = await sendOrder(page, 'fjellheim', cake, { service: 'Pay Now' })
  await page.goto(paymentUrl ?? '')
  await expect(page.getByRole('button', { name: /^Approve/ })).toBeVisible()
  await expectForAll(page)
  await page.getByRole('button', { name: /^Approve/ }).click()
  await expect(standing(page)).toContainText('Thank you, your order has been sent')
  // Looking takes longer than the page would wait.
  await page.getByRole('button', { name: 'Stay here' }).click()
  await expectForAll(page)
  await page.goto(`/order/fjellheim/receipt/${orderId}`)
  await expect(page.getByRole('heading', { name: 'No receipt yet' })).toBeVisible()
  await answerRequest(staff, orderId, 'accept')
  await page.goto(`/order/fjellheim/confirmation/${orderId}`)
  await page.getByRole('link', { name: 'See receipt' }).click()
  await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible()
  await expect(page.getByText('Ada Lund')).toBeVisible()
  await expectForAll(page)
  await staff.goto(`/order/fjellheim/receipt/${orderId}`)
  await expect(staff.getByRole('heading', { name: 'The receipt is on another device' })).toBeVisible()
})
