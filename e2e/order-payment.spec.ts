import type { Page } from '@playwright/test'
import { answerRequest, makeProduct } from './support/order-calls.ts'
import {
  cartOf,
  chooseDay,
  countRequests,
  fillCheckout,
  openCheckout,
  ordersAtHome,
  sendButton,
  standing,
} from './support/ordering.ts'
import { test } from './support/own-property.ts'
import { PHONE } from './support/screens.ts'
import { expect } from './support/test.ts'

const cartBar = (page: Page) => page.getByRole('link', { name: /See order$/ })
const giveUp = async (place: Page) => {
  await place.getByRole('button', { name: 'Cancel order' }).click()
  await place.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click()
}

test('a guest who leaves the payment reads the same everywhere, gives it up or pays, and is charged once', async ({
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
  await expect(standing(guest)).toContainText('Waiting for payment')
  await expect(guest.getByRole('main').getByRole('link', { name: 'Pay now' })).toBeVisible()
  await guest.goto(property.guestbook)
  await expect(ordersAtHome(guest)).toContainText('Waiting for payment')
  await expect(ordersAtHome(guest).getByRole('link', { name: 'Pay now' })).toBeVisible()
  // What waits to be paid is not in the cart a second time.
  await expect(cartBar(guest)).toBeHidden()
  await giveUp(guest)
  await expect(ordersAtHome(guest)).toContainText('Nothing was ordered')
  await expect(ordersAtHome(guest)).not.toContainText('Waiting for payment')
  await expect(cartBar(guest)).toBeVisible()
  expect([await cartOf(guest, property.id), await countRequests(staff)]).toEqual([[tea.id], 0])

  // The same on the order's own page.
  await guest.goto(`/order/${property.id}`)
  await sendButton(guest).click()
  await guest.getByRole('link', { name: 'Leave without paying' }).click()
  await expect(standing(guest)).toContainText('Waiting for payment')
  await giveUp(guest)
  await expect(standing(guest)).toContainText('Nothing was ordered')
  await expect(guest.getByRole('main').getByRole('link', { name: 'Pay now' })).toBeHidden()
  expect([await cartOf(guest, property.id), await countRequests(staff)]).toEqual([[tea.id], 0])

  await guest.goto(`/order/${property.id}`)
  await guest.getByRole('radio', { name: '12:00' }).check()
  await sendButton(guest).click()
  await guest.getByRole('button', { name: 'Decline' }).click()
  await expect(standing(guest)).toContainText('Nothing was ordered')
  await expect(standing(guest)).toContainText('Nothing was charged. What you chose is still here.')

  await guest.getByRole('link', { name: 'Try again' }).click()
  await expect(guest.getByRole('textbox', { name: 'First name' })).toHaveValue('Ada')
  await sendButton(guest).click()
  await guest.getByRole('link', { name: 'Leave without paying' }).click()
  await guest.getByRole('main').getByRole('link', { name: 'Pay now' }).click()
  await guest.getByRole('button', { name: /^Approve/ }).click()
  await expect(standing(guest)).toContainText('Thank you, your order has been sent')
  await expect.poll(() => cartOf(guest, property.id)).toEqual([])
  expect(await countRequests(staff)).toBe(1)
})

test('back from the payment page with another time there is one order: the older payment page is closed', async ({
  page: staff,
  property,
  person,
}) => {
  const tea = await makeProduct(staff, 'Tea')
  const guest = await person(PHONE)
  await openCheckout(guest, property.id, [tea])
  await fillCheckout(guest, 'Pay now')
  await sendButton(guest).click()
  await expect(guest.getByRole('button', { name: /^Approve/ })).toBeVisible()
  const older = guest.url()

  await guest.goBack()
  await guest.getByRole('radio', { name: '13:00' }).check()
  await sendButton(guest).click()
  await expect(guest.getByRole('button', { name: /^Approve/ })).toBeVisible()
  expect(guest.url()).not.toBe(older)
  const newer = guest.url()
  await guest.goto(older)
  await expect(guest.getByText('there is nothing to pay')).toBeVisible()
  await expect(guest.getByRole('button', { name: /^Approve/ })).toBeHidden()
  await guest.goto(newer)
  await guest.getByRole('button', { name: /^Approve/ }).click()
  await expect(standing(guest)).toContainText('Thank you, your order has been sent')
  expect(await countRequests(staff)).toBe(1)
  await guest.goto(property.guestbook)
  await expect(ordersAtHome(guest).getByRole('listitem')).toHaveCount(1)
})

test('the same Pay Now order again is a second one, wherever the guest comes back', async ({
  page: staff,
  property,
  person,
}) => {
  const tea = await makeProduct(staff, 'Tea')
  const guest = await person(PHONE)
  await guest.clock.install({ time: new Date() })
  const numbers = new Set<string>()
  const pay = async (page: Page) => {
    await sendButton(page).click()
    await page.getByRole('button', { name: /^Approve/ }).click()
    await expect(standing(page)).toContainText('Thank you, your order has been sent')
    // Whoever touches the page stays on it.
    await page.mouse.wheel(0, 1)
    numbers.add((await page.getByText(/^Order \d+ · /).textContent()) ?? '')
    // Without a booking only a few may be open at a time.
    await answerRequest(staff, new URL(page.url()).pathname.split('/').at(-1) ?? '', 'accept')
    // What is pressed while the page tells it may move away.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your order is confirmed')
  }
  /** The equal wish: the same cart, time and payment. */
  const again = async (page: Page) => {
    await openCheckout(page, property.id, [tea])
    await chooseDay(page, 'Tomorrow')
    await page.getByRole('radio', { name: '12:00' }).check()
    await pay(page)
  }
  await openCheckout(guest, property.id, [tea])
  await fillCheckout(guest, 'Pay now')
  await pay(guest)
  await again(guest)
  // By the guestbook.
  await guest.getByRole('main').getByRole('link', { name: 'Go to the guestbook' }).click()
  await guest.waitForURL(`**${property.guestbook}`)
  await again(guest)
  // In another tab, where nothing is filled in.
  const tab = await guest.context().newPage()
  await openCheckout(tab, property.id, [tea])
  await fillCheckout(tab, 'Pay now')
  await pay(tab)
  // Another day, by this phone's clock.
  await guest.clock.setSystemTime(Date.now() + 24 * 3_600_000)
  await openCheckout(guest, property.id, [tea])
  await chooseDay(guest, 'Today')
  await guest.getByRole('radio', { name: '12:00' }).check()
  await pay(guest)
  expect(numbers.size).toBe(5)
  expect(await countRequests(staff)).toBe(5)
})
