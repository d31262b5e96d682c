import { randomUUID } from 'node:crypto'
import type { Product, ProductOptions } from '@innkeeper/domain/orders/product-schema.ts'
import { type APIResponse, expect, type Page } from '@playwright/test'
import { ENGLISH } from './card-calls.ts'
import { hotelDate } from './hotel-time.ts'
import { makeProduct } from './order-calls.ts'

const HOTEL = 'fjellheim'
const keyed = () => ({ 'idempotency-key': randomUUID() })

async function dataOf<T>(answer: APIResponse): Promise<T> {
  if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()} ${await answer.text()}`)
  return ((await answer.json()) as { data: T }).data
}

/** Somebody on the way, whom no other journey is about, and where their store is. */
export type Expected = { id: string; linkKey: string; store: string; arrival: string }

/** A booking far enough ahead that the store is open, over HTTP. */
export async function makeExpected(
  staff: Page,
  firstName: string,
  ahead = 20,
  more: { wantsOffers?: boolean } = {},
): Promise<Expected> {
  const lastName = `Holm-${randomUUID().slice(0, 8)}`
  const arrival = hotelDate(ahead)
  const booking = {
    ...{ firstName, lastName, email: `${lastName.toLowerCase()}@guests.example`, phone: '+4791234567' },
    ...{ arrival, departure: hotelDate(ahead + 4), ...more },
  }
  const { id, linkKey } = await dataOf<Pick<Expected, 'id' | 'linkKey'>>(
    await staff.request.post('/api/hotel/guests', { headers: keyed(), data: { booking, checksIn: false } }),
  )
  return { id, linkKey, arrival, store: `/upselling/${HOTEL}/${linkKey}` }
}

export type Offered = { product: Product; dealId: string; title: string }
type Wish = {
  /** What the product is called, where that is not the deal's name. */
  productName?: string
  price?: number
  salePrice?: number | null
  description?: string
  options?: Partial<ProductOptions>
}
type StaffDeal = { deal: { id: string; visibility: object }; revision: number }

/** A deal on sale to everybody before the arrival, over HTTP: its editor has journeys of its own. */
export async function makeDeal(staff: Page, name: string, wish: Wish = {}): Promise<Offered> {
  // One of its kind in this run: the hotel is everybody's.
  const title = `${name} ${randomUUID().slice(0, 4)}`
  const { salePrice = null, description = 'Ready when you are.', price = 19_500, options = {} } = wish
  const product = await makeProduct(staff, wish.productName ?? title, {
    price,
    options,
    visibility: {
      targetGroups: [],
      guestJourney: ['PRE_STAY', 'IN_STAY'],
      productArea: { guestbook: false, automation: true },
    },
  })
  const { deal, revision } = await dataOf<StaffDeal>(
    await staff.request.post('/api/hotel/upselling/deals', { headers: keyed(), data: {} }),
  )
  const change = {
    state: 'active',
    products: [{ productId: product.id, salePrice }],
    content: { [ENGLISH]: { title, subtitle: 'With a blanket.', description } },
    visibility: deal.visibility,
  }
  await dataOf(
    await staff.request.put(`/api/hotel/upselling/deals/${deal.id}`, { data: { revision, change } }),
  )
  return { product, dealId: deal.id, title }
}

/** A colleague's save of a deal. */
export async function changeDeal(staff: Page, dealId: string, change: object): Promise<void> {
  const address = `/api/hotel/upselling/deals/${dealId}`
  const { revision } = await dataOf<StaffDeal>(await staff.request.get(address))
  await dataOf(await staff.request.put(address, { data: { revision, change } }))
}

type Store = {
  deals: {
    id: string
    title: string
    products: { id: string; price: number; pricedBy: string; days: { day: string; left: number | null }[] }[]
  }[]
  stay: { checkOutTime: string }
  orders: { standing: string; items: object[] }[]
}

/** What the store of a stay offers and knows, as its call answers. */
export async function storeOf(page: Page, { linkKey }: Pick<Expected, 'linkKey'>): Promise<Store> {
  return dataOf(await page.request.get(`/api/guest/${HOTEL}/upselling/${linkKey}`))
}

/** Until the server has heard of the deals, which another open transaction can hold up. */
export async function untilOnSale(page: Page, stay: Expected, deals: readonly Offered[]): Promise<void> {
  await expect
    .poll(async () => {
      const { deals: offered } = await storeOf(page, stay)
      return deals.every(({ dealId }) => offered.some(({ id }) => id === dealId))
    })
    .toBe(true)
}

/** Opens the store, alive. */
export async function openStore(guest: Page, address: string): Promise<void> {
  await guest.goto(address)
  await expect(guest.locator('main[data-ready]')).toBeVisible()
}

/** Puts the first deal that asks for no more than a night into the cart of the store at this address. */
export async function putInStoreCart(page: Page, store: string): Promise<void> {
  const { pathname } = new URL(store, 'http://stay.example')
  const [, , hotel = '', booking = ''] = pathname.split('/')
  await page.goto('/version.txt')
  const { deals } = await dataOf<Store>(await page.request.get(`/api/guest/${hotel}/upselling/${booking}`))
  const deal = deals.find(({ products: [product] }) => product?.pricedBy === 'night')
  const product = deal?.products[0]
  const day = product?.days.find(({ left }) => left !== 0)?.day
  if (!deal || !product || !day) throw new Error('the store offers nothing by the night')
  const line = {
    ...{ dealId: deal.id, productId: product.id, title: deal.title, price: product.price, quantity: 1 },
    ...{ choices: {}, extras: [], comment: '', when: { days: [day], time: null } },
  }
  await page.evaluate(([key, cart]) => localStorage.setItem(key, cart), [
    `store-cart:${hotel}:${booking}`,
    JSON.stringify({ lines: [line], changes: null, unpaid: null }),
  ] as const)
}

export const sheet = (page: Page) => page.getByRole('dialog')
export const card = (page: Page, { title }: Pick<Offered, 'title'>) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
/** What was chosen, at the foot or beside the deals. */
export const choice = (page: Page) => page.getByRole('complementary', { name: 'Your choice' })
export const orderButton = (page: Page) => page.getByRole('button', { name: /^Order(,| and)/ })

/** Opens a deal's sheet by its card. */
export async function openDeal(guest: Page, deal: Offered): Promise<void> {
  await guest.getByRole('link', { name: deal.title }).click()
  await expect(sheet(guest).getByRole('heading', { name: deal.title })).toBeVisible()
}

/** Leads from the store to the order, on the bill. */
export async function orderOnBill(guest: Page): Promise<void> {
  await guest.getByRole('link', { name: 'Review and order' }).click()
  await guest.getByRole('radio', { name: 'Put on bill' }).check()
  await orderButton(guest).click()
  await expect(guest).toHaveURL(/\/confirmation\//)
}

/** The order in the address of its confirmation. */
export const orderIn = (guest: Page) => new URL(guest.url()).pathname.split('/').at(-1) ?? ''

export const eachNight = (places: number, isAutomaticallyAccepted = false): Partial<ProductOptions> => ({
  kind: 'part of the stay',
  stayMoment: 'whole stay',
  availability: { kind: 'each night', places },
  isAutomaticallyAccepted,
})

export const inHours = (stayMoment: 'arrival' | 'departure'): Partial<ProductOptions> => ({
  kind: 'part of the stay',
  stayMoment,
  availability: { kind: 'hours', most: 3, places: 5 },
  isAutomaticallyAccepted: true,
})
