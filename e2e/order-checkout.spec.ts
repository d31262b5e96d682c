import type { Page } from '@playwright/test'
import { makeProduct, makeUnit, sendOrder, untilOffered } from './support/order-calls.ts'
import {
  cartOf,
  changed,
  chooseDay,
  countRequests,
  fillCheckout,
  fillCheckoutButRoom,
  ORDERS_CALL,
  openCheckout,
  sendButton,
  standing,
  watchOrders,
} from './support/ordering.ts'
import { test } from './support/own-property.ts'
import { PHONE } from './support/screens.ts'
import { changeProduct, stockOf } from './support/stock-calls.ts'
import { expect } from './support/test.ts'

test.use({ propertyLanguages: ['GB', 'DK'] })

const COUNTED = { quantity: { isUnlimited: false, maxQuantity: 5 } }
const notice = (guest: Page) => guest.getByRole('alert')

const MESSAGES = {
  English: [
    'Please select type of delivery',
    'Please select time of delivery',
    'Enter your reservation number',
    'Enter the first name on the reservation',
    'Enter the last name on the reservation',
    'Please input a valid email.',
    'Please input a valid phone number.',
    'Please choose how to pay',
  ],
  Dansk: [
    'Vælg leveringsform',
    'Vælg tidspunkt for levering',
    'Indtast dit reservationsnummer',
    'Indtast fornavnet på reservationen',
    'Indtast efternavnet på reservationen',
    'Indtast en gyldig e-mailadresse.',
    'Indtast et gyldigt telefonnummer.',
    'Vælg, hvordan du vil betale',
  ],
}

test('a visitor who leaves everything out is told what is missing, in either language', async ({
  page: staff,
  property,
  person,
}) => {
  const tea = await makeProduct(staff, 'Tea')
  for (const [language, locale] of [
    ['English', 'en-GB'],
    ['Dansk', 'da-DK'],
  ] as const) {
    const guest = await person({ ...PHONE, locale })
    const orders = watchOrders(guest)
    await openCheckout(guest, property.id, [tea])
    await guest.getByRole('button', { name: /^(Order and pay|Bestil og betal) / }).click()
    for (const message of MESSAGES[language])
      await expect(guest.getByText(message, { exact: true })).toBeVisible()
    await expect(guest.getByRole('radio', { name: /^(Bring it to me|Bragt til mig)$/ })).toBeFocused()
    await guest.getByRole('textbox', { name: 'E-mail' }).fill('not an address')
    await expect(guest.getByText(MESSAGES[language][5] ?? '')).toBeVisible()
    await guest.getByRole('textbox', { name: 'E-mail' }).fill('ada@guest.example')
    await expect(guest.getByText(MESSAGES[language][5] ?? '')).toBeHidden()
    expect(orders).toEqual([])
  }
})

test('a visitor who scans the code of a room orders to it, and staff see where the number comes from', async ({
  page: staff,
  property,
  person,
}) => {
  const tea = await makeProduct(staff, 'Tea')
  const { linkId } = await makeUnit(staff, '204')
  const guest = await person(PHONE)
  await guest.goto(`${property.guestbook}?l=${linkId}`)
  await expect(guest).not.toHaveURL(/[?&]l=/)

  const tab = await guest.context().newPage()
  await guest.close()
  await openCheckout(tab, property.id, [tea])
  await expect(tab.getByText('Room 204, from the code you scanned')).toBeVisible()
  await fillCheckoutButRoom(tab)
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('To your door, room 204')
  await sendButton(tab).click()
  await expect(standing(tab)).toContainText('Thank you, your order has been sent')

  await staff.goto(`/admin/requests?open=${new URL(tab.url()).pathname.split('/').at(-1)}`)
  await expect(staff.getByText('From the QR code in the room')).toBeVisible()
})

test('of two guests who want the last piece one gets it, the other is told and orders the rest', async ({
  page: staff,
  property,
  person,
  guard,
}) => {
  guard.expectError(/409/)
  const cake = await makeProduct(staff, 'Last cake', { stock: 1, options: COUNTED })
  const tea = await makeProduct(staff, 'Tea')
  const guests = [await person(PHONE), await person(PHONE)]
  for (const guest of guests) {
    // Whoever hears of the other's order in time cannot send at all.
    await guest.route('**/live*', () => undefined)
    await openCheckout(guest, property.id, [cake, tea])
    await fillCheckout(guest)
  }
  const ends = await Promise.all(
    guests.map(async (guest) => {
      await sendButton(guest).click()
      return Promise.race([
        guest.waitForURL(/\/confirmation\//).then(() => 'won' as const),
        changed(guest)
          .waitFor()
          .then(() => 'lost' as const),
      ])
    }),
  )
  expect([...ends].sort()).toEqual(['lost', 'won'])
  expect(await stockOf(staff, cake)).toBe(0)

  const loser = guests[ends.indexOf('lost')] as Page
  expect(await cartOf(loser, property.id)).toEqual([cake.id, tea.id])
  await expect(changed(loser)).toContainText('Sold out')
  await changed(loser).getByRole('button', { name: 'Change my order' }).click()
  await expect(loser.getByRole('listitem').filter({ hasText: 'Last cake' })).toContainText('Sold out')
  await loser.getByRole('button', { name: 'Remove Last cake' }).click()
  await sendButton(loser).click()
  await expect(standing(loser)).toContainText('Thank you, your order has been sent')
  await expect(loser.getByText('Tea', { exact: true })).toBeVisible()
  await expect(loser.getByText('Last cake')).toBeHidden()
  expect(await countRequests(staff)).toBe(2)
})

test('a price that changed at the last moment is shown and asked about before anything is ordered', async ({
  page: staff,
  property,
  person,
  guard,
}) => {
  guard.expectError(/409/)
  const tea = await makeProduct(staff, 'Tea')
  const guest = await person(PHONE)
  // Whoever hears of it in time sees the new total at once.
  await guest.route('**/live*', () => undefined)
  await openCheckout(guest, property.id, [tea])
  await fillCheckout(guest)
  await expect(guest.getByText('DKK 100').last()).toBeVisible()
  await changeProduct(staff, tea, { price: 12_050 })
  await untilOffered(staff, property.id, tea, 12_050)
  await sendButton(guest).click()
  await expect(changed(guest)).toContainText('Nothing has been ordered yet')
  await expect(changed(guest).getByRole('listitem')).toContainText(/DKK.100.*DKK.120\.50/)
  expect(await countRequests(staff)).toBe(0)
  await changed(guest)
    .getByRole('button', { name: /^Order, pay DKK.120\.50 on delivery$/ })
    .click()
  await expect(standing(guest)).toContainText('Thank you, your order has been sent')
  await expect(guest.getByText('DKK 120.50').last()).toBeVisible()
})

test('without a connection the order is kept and nothing is sent behind the guest’s back', async ({
  page: staff,
  property,
  person,
}) => {
  const tea = await makeProduct(staff, 'Tea')
  const guest = await person(PHONE)
  const orders = watchOrders(guest)
  await openCheckout(guest, property.id, [tea])
  await fillCheckout(guest)
  await guest.context().setOffline(true)
  await expect(notice(guest).getByText('Your order is kept here')).toBeVisible()
  await expect(sendButton(guest)).toBeDisabled()
  await guest.context().setOffline(false)
  await expect(sendButton(guest)).toBeEnabled()
  expect(await cartOf(guest, property.id)).toEqual([tea.id])
  expect([orders, await countRequests(staff)]).toEqual([[], 0])
})

test('an order pressed twice, lost on its way back and reloaded meanwhile is one order each time', async ({
  page: staff,
  property,
  person,
}) => {
  const tea = await makeProduct(staff, 'Tea')
  const guest = await person(PHONE)
  const orders = watchOrders(guest)
  await openCheckout(guest, property.id, [tea])
  await fillCheckout(guest)
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  // The server has it; the page never hears so.
  await guest.route(ORDERS_CALL, async (route) => arrive(void (await route.fetch())), { times: 1 })
  await sendButton(guest).dblclick()
  await arrived
  await expect(guest.getByRole('button', { name: 'Sending your order …' })).toBeDisabled()
  expect(orders).toHaveLength(1)
  await guest.reload()
  await expect(standing(guest)).toContainText('Thank you, your order has been sent')
  expect(orders).toHaveLength(2)
  expect(new Set(orders).size, 'one key for every try').toBe(1)
  expect(await countRequests(staff)).toBe(1)
})

test('what other tabs do to the cart keeps nobody from the confirmation of an order', async ({
  page: staff,
  property,
  person,
}) => {
  const tea = await makeProduct(staff, 'Tea')
  const guest = await person(PHONE)
  const other = await guest.context().newPage()

  // While the order is on its way, the other tab takes out the only line.
  await openCheckout(guest, property.id, [tea])
  await fillCheckout(guest)
  await openCheckout(other, property.id, [tea])
  // Opened any later, it would wait for the same answer.
  await expect(sendButton(other)).toBeEnabled()
  const answer = Promise.withResolvers<void>()
  await guest.route(ORDERS_CALL, async (route) => {
    const response = await route.fetch()
    await answer.promise
    await route.fulfill({ response })
  })
  await sendButton(guest).click()
  await expect.poll(() => countRequests(staff)).toBe(1)
  await other.getByRole('button', { name: 'Remove Tea' }).click()
  await other.waitForURL(`**${property.guestbook}`)
  await expect(guest.getByRole('button', { name: 'Sending your order …' })).toBeDisabled()
  answer.resolve()
  await expect(standing(guest)).toContainText('Thank you, your order has been sent')

  // While the confirmation is on its way, the other tab asks how the order stands and empties its cart.
  await openCheckout(guest, property.id, [tea])
  await chooseDay(guest, 'Tomorrow')
  await guest.getByRole('radio', { name: '12:00' }).check()
  const page = Promise.withResolvers<void>()
  await guest.route('**/confirmation/*', async (route) => {
    await page.promise
    await route.continue()
  })
  const hearsOfEmptyCart = guest.evaluate(
    (cart) =>
      new Promise<void>((resolve) => {
        addEventListener('storage', ({ key, newValue }) => key === cart && newValue === null && resolve())
      }),
    `cart:${property.id}`,
  )
  await sendButton(guest).click()
  await expect
    .poll(() => other.evaluate((key) => localStorage.getItem(key), `orders:${property.id}`))
    .toContain('"cart":')
  await other.reload()
  await hearsOfEmptyCart
  page.resolve()
  await expect(standing(guest)).toContainText('Thank you, your order has been sent')
  expect(await countRequests(staff)).toBe(2)
})

test('an order without an answer, or out of reach, can be tried again, and the first one counts', async ({
  page: staff,
  property,
  person,
  guard,
}) => {
  guard.expectError(/502|503/)
  const [tea, cake] = [await makeProduct(staff, 'Tea'), await makeProduct(staff, 'Cake')]
  const guest = await person(PHONE)
  await openCheckout(guest, property.id, [tea])
  await fillCheckout(guest)
  const lost = async (route: Parameters<Parameters<Page['route']>[1]>[0]) => {
    await route.fetch()
    await route.fulfill({ status: 502, body: '' })
  }
  await guest.route(ORDERS_CALL, lost, { times: 1 })
  await sendButton(guest).click()
  const dialog = guest.getByRole('dialog', { name: 'Something went wrong' })
  await expect(dialog).toContainText('You can try again, or return to the guest directory.')
  const away = { status: 503, json: { code: 'server/unavailable', message: '' } }
  await guest.route(ORDERS_CALL, (route) => route.fulfill(away), { times: 1 })
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog).toContainText(
    'We cannot reach the hotel’s systems right now. Your order is kept here.',
  )
  // What is in the cart by then is another order, and stays.
  await openCheckout(guest, property.id, [cake])
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(standing(guest)).toContainText('Thank you, your order has been sent')
  await expect(guest.getByRole('main')).toContainText('Tea')
  expect(await countRequests(staff)).toBe(1)
  expect(await cartOf(guest, property.id)).toEqual([cake.id])
})

test('after an order the page returns to the guestbook by itself, once, unless the guest stays', async ({
  page: staff,
  property,
  person,
}) => {
  const tea = await makeProduct(staff, 'Tea')
  const { orderId } = await sendOrder(staff, property.id, tea)
  const guest = await person(PHONE)
  await guest.clock.install()
  await guest.goto(`/order/${property.id}/confirmation/${orderId}`)
  const counting = guest.getByText(/Returning to the guestbook in \d+ seconds/).last()
  await expect(counting).toBeVisible()
  await guest.getByRole('button', { name: 'Stay here' }).click()
  await guest.clock.fastForward(60_000)
  await expect(standing(guest)).toContainText('Thank you, your order has been sent')
  await expect(counting).toBeHidden()

  // Loaded again it is read.
  await guest.reload()
  await expect(standing(guest)).toContainText('Thank you, your order has been sent')
  await guest.clock.fastForward(16_000)
  await expect(counting).toBeHidden()

  const next = await sendOrder(staff, property.id, tea)
  await guest.goto(`/order/${property.id}/confirmation/${next.orderId}`)
  await expect(counting).toBeVisible()
  await guest.clock.fastForward(16_000)
  await guest.waitForURL(`**${property.guestbook}`)
})

test('without a cart the checkout is the guestbook, and without the module it is no longer there', async ({
  page: staff,
  property,
  person,
  guard,
}) => {
  // The page that is not there, and products a page that is still open may ask for meanwhile.
  guard.expectError(/404|403/)
  const guest = await person(PHONE)
  await guest.goto(`/order/${property.id}`)
  await guest.waitForURL(`**${property.guestbook}`)
  await staff.request.put('/api/hotel/modules/products', { data: { enabled: false } })
  // The news travels to the pages that are kept; it has no moment that could be waited for here.
  await expect.poll(async () => (await guest.goto(`/order/${property.id}`))?.status()).toBe(404)
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Ordering is closed')
})
