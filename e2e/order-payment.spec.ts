import type { Page } from '@playwright/test'
import { makeProduct } from './support/order-calls.ts'
import {
  cartOf,
  countRequests,
  fillCheckout,
  openCheckout,
  sendButton,
  standing,
} from './support/ordering.ts'
import { test } from './support/own-property.ts'
import { PHONE } from './support/screens.ts'
import { expect } from './support/test.ts'

const tryAgain = (guest: Page) => guest.getByRole('link', { name: 'Try again' }).click()

test('a guest who leaves the payment or is declined keeps the order and pays in the end, once', async ({
  page: staff,
  property,
  person,
}) => {
  const tea = await makeProduct(staff, 'Tea')
  const guest = await person(PHONE)
  await openCheckout(guest, property.id, [tea])
  await fillCheckout(guest, 'Pay now')
  await sendButton(guest).click()
  await guest.getByRole('link', { name: 'Leave without paying' }).click()
  await expect(standing(guest)).toContainText('The payment was not completed')
  expect(await cartOf(guest, property.id)).toEqual([tea.id])

  await tryAgain(guest)
  await guest.getByRole('button', { name: 'Decline' }).click()
  await expect(standing(guest)).toContainText('Nothing was charged and nothing was ordered.')
  expect(await cartOf(guest, property.id)).toEqual([tea.id])
  expect(await countRequests(staff)).toBe(0)

  await tryAgain(guest)
  await expect(guest.getByRole('heading', { name: 'Your order' })).toBeVisible()
  await expect(guest.getByRole('textbox', { name: 'First name' })).toHaveValue('Ada')
  await sendButton(guest).click()
  await guest.getByRole('button', { name: /^Approve/ }).click()
  await expect(standing(guest)).toContainText('Thank you! Your order is sent')
  await expect.poll(() => cartOf(guest, property.id)).toEqual([])
  expect(await countRequests(staff)).toBe(1)
})
