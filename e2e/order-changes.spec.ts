import type { Page } from '@playwright/test'
import { makeProduct } from './support/order-calls.ts'
import {
  changed,
  countRequests,
  fillCheckout,
  openCheckout,
  sendButton,
  standing,
} from './support/ordering.ts'
import { test } from './support/own-property.ts'
import { PHONE } from './support/screens.ts'
import { changeProduct } from './support/stock-calls.ts'
import { expect } from './support/test.ts'

const COUNTED = { quantity: { isUnlimited: false, maxQuantity: 5 } }
const line = (guest: Page, title: string) =>
  guest.getByRole('main').getByRole('listitem').filter({ hasText: title })
const total = (guest: Page) => guest.getByRole('definition').last()

test('a price that moves under an open checkout is said and answered; the total sent is the total read', async ({
  page: staff,
  property,
  person,
}) => {
  const tea = await makeProduct(staff, 'Tea', { price: 39_000 })
  const guest = await person(PHONE)
  await openCheckout(guest, property.id, [tea])
  await fillCheckout(guest)
  // What the guest changes is no news.
  await guest.getByRole('button', { name: 'One more' }).click()
  await expect(total(guest)).toHaveText(/DKK.780/)
  await guest.getByRole('button', { name: 'One fewer' }).click()
  await expect(total(guest)).toHaveText(/DKK.390/)
  await expect(changed(guest)).toBeHidden()

  await changeProduct(staff, tea, { price: 59_000 })
  await expect(changed(guest)).toContainText('Nothing has been ordered yet')
  await expect(changed(guest).locator('s')).toHaveText(/DKK.390/)
  await expect(total(guest)).toHaveText(/DKK.390/)
  await changed(guest).getByRole('button', { name: 'Change my order' }).click()
  await expect(total(guest)).toHaveText(/DKK.590/)
  await expect(changed(guest)).toBeHidden()

  await changeProduct(staff, tea, { price: 49_000 })
  await changed(guest)
    .getByRole('button', { name: /^Order, pay DKK.490 on delivery$/ })
    .click()
  await expect(standing(guest)).toContainText('Thank you, your order has been sent')
  await expect(guest.getByText(/DKK.490/).last()).toBeVisible()
  expect(await countRequests(staff)).toBe(1)
})

test('what is sold out or taken off at the checkout is one sentence; the rest can be ordered, and it heals', async ({
  page: staff,
  property,
  person,
}) => {
  const cake = await makeProduct(staff, 'Cake', { stock: 3, options: COUNTED })
  const tea = await makeProduct(staff, 'Tea', { price: 5000 })
  const guest = await person(PHONE)
  await openCheckout(guest, property.id, [cake, tea])
  await fillCheckout(guest)
  await expect(total(guest)).toHaveText(/DKK.150/)

  await changeProduct(staff, cake, { stock: 0 })
  await expect(changed(guest)).toContainText('Sold out')
  await changed(guest).getByRole('button', { name: 'Change my order' }).click()
  await expect(line(guest, 'Cake')).toContainText('Sold out')
  await expect(line(guest, 'Cake').getByRole('button', { name: 'Remove Cake' })).toBeVisible()
  await expect(total(guest)).toHaveText(/DKK.50/)
  await expect(sendButton(guest)).toBeEnabled()
  await expect(guest.getByRole('main').getByRole('alert')).toHaveText('')

  await changeProduct(staff, cake, { stock: 3 })
  await expect(changed(guest)).toContainText('Available again')
  await changed(guest).getByRole('button', { name: 'Change my order' }).click()
  await expect(total(guest)).toHaveText(/DKK.150/)

  await changeProduct(staff, cake, { state: 'disabled' })
  await expect(changed(guest)).toContainText('No longer available')
  await changed(guest)
    .getByRole('button', { name: /^Order, pay DKK.50 on delivery$/ })
    .click()
  await expect(standing(guest)).toContainText('Thank you, your order has been sent')
  await expect(guest.getByText('Cake')).toBeHidden()
  expect(await countRequests(staff)).toBe(1)
})

test('with nothing left to order there is no total of nothing, and it comes back as it was', async ({
  page: staff,
  property,
  person,
}) => {
  const cake = await makeProduct(staff, 'Cake', { stock: 2, options: COUNTED })
  const guest = await person(PHONE)
  await openCheckout(guest, property.id, [cake])
  await fillCheckout(guest)
  await changeProduct(staff, cake, { stock: 0 })
  await changed(guest).getByRole('button', { name: 'Change my order' }).click()
  await expect(guest.getByText('Sold out')).toHaveCount(1)
  await expect(guest.getByText(/DKK.0/)).toHaveCount(0)
  await expect(sendButton(guest)).toBeHidden()
  await changeProduct(staff, cake, { stock: 2 })
  await changed(guest)
    .getByRole('button', { name: /^Order, pay DKK.100 on delivery$/ })
    .click()
  await expect(standing(guest)).toContainText('Thank you, your order has been sent')
})
