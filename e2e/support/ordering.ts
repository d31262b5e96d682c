import type { Product } from '@innkeeper/domain/orders/product-schema.ts'
import { expect, type Page } from '@playwright/test'

/** One of a product without choices, as the cart keeps it. */
const lineOf = ({ id: productId }: Pick<Product, 'id'>) => ({
  productId,
  quantity: 1,
  choices: {},
  extras: [],
  comment: '',
})

/** Opens the checkout of a device that has these in its cart: the product box has a journey of its own. */
export async function openCheckout(
  page: Page,
  hotel: string,
  products: Pick<Product, 'id'>[],
): Promise<void> {
  await page.goto('/version.txt')
  await page.evaluate(([key, cart]) => localStorage.setItem(key, cart), [
    `cart:${hotel}`,
    JSON.stringify(products.map(lineOf)),
  ] as const)
  await page.goto(`/order/${hotel}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

export const sendButton = (page: Page) => page.getByRole('button', { name: /^Order(,| and)/ })

/** A day of the order; the only one there is, is a word and no choice: what could be had today may be over. */
export async function chooseDay(page: Page, name: string): Promise<void> {
  const radio = page.getByRole('radio', { name, exact: true })
  await expect(radio.or(page.getByText(name, { exact: true })).first()).toBeVisible()
  if ((await radio.count()) > 0) await radio.check()
}

/** Everything a visitor without a booking is asked for; tomorrow, so that no hour of the day matters. */
export async function fillCheckout(page: Page, service = 'Pay on delivery'): Promise<void> {
  await fillCheckoutButRoom(page, service)
  await page.getByRole('textbox', { name: 'Room number' }).fill('12')
}

/** The same for whoever scanned the code of a room. */
export async function fillCheckoutButRoom(page: Page, service = 'Pay on delivery'): Promise<void> {
  await page.getByRole('radio', { name: 'Bring it to me' }).check()
  await chooseDay(page, 'Tomorrow')
  await page.getByRole('radio', { name: '12:00' }).check()
  const answers = {
    'Reservation number': 'A-1042',
    'First name': 'Ada',
    'Last name': 'Lund',
    'E-mail': 'ada.lund@guest.example',
    'Phone number': '+45 40 12 34 56',
  }
  for (const [name, value] of Object.entries(answers)) await page.getByRole('textbox', { name }).fill(value)
  await page.getByRole('radio', { name: service === 'Pay now' ? 'Visa' : service }).check()
}

/** What is said of a price that moved. */
export const changed = (page: Page) =>
  page.getByRole('dialog', { name: 'This has changed since you last looked' })

/** How the order on screen stands. */
export const standing = (page: Page) => page.getByRole('main').getByRole('status').first()

/** The pieces in this device's cart. */
export function cartOf(page: Page, hotel: string): Promise<string[]> {
  return page.evaluate((key) => {
    const cart: { productId: string }[] = JSON.parse(localStorage.getItem(key) ?? '[]')
    return cart.map(({ productId }) => productId)
  }, `cart:${hotel}`)
}

/** The keys under which this page tried to order. */
export function watchOrders(page: Page): (string | undefined)[] {
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (ORDERS_CALL.test(request.url()) && request.method() === 'POST') {
      keys.push(request.headers()['idempotency-key'])
    }
  })
  return keys
}

export const ORDERS_CALL = /\/api\/guest\/[^/]+\/orders$/

/** How many requests staff have in a view. */
export async function countRequests(staff: Page, view = 'current'): Promise<number> {
  const answer = await staff.request.get(`/api/hotel/orderRequests?view=${view}`)
  return (await answer.json()).data.total
}

/** The orders of the stay and of this device, on the guestbook. */
export const ordersAtHome = (page: Page) => page.getByRole('region', { name: 'Your orders' })

/** A page of an order of the demo hotel, on a device with something in its cart. */
export async function openOrderPage(page: Page, path: string): Promise<void> {
  await page.goto('/version.txt')
  const answer = await page.request.get('/api/guest/fjellheim/products?language=0')
  const { data } = (await answer.json()) as { data: { products: Pick<Product, 'id'>[] } }
  const cart = JSON.stringify(data.products.slice(0, 1).map(lineOf))
  await page.evaluate((text) => localStorage.setItem('cart:fjellheim', text), cart)
  await page.goto(`/order/fjellheim${path}`)
}

/** The next order arrives, and its answer does not. */
export function loseAnswer(page: Page): Promise<unknown> {
  return page.route(
    ORDERS_CALL,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
}
