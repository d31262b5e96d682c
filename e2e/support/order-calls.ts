import { randomBytes, randomUUID } from 'node:crypto'
import type { Product, ProductOptions } from '@innkeeper/domain/orders/product-schema.ts'
import type { PaymentService } from '@innkeeper/domain/payments/constants.ts'
import { type APIResponse, expect, type Page } from '@playwright/test'
import { ENGLISH, publishCards } from './card-calls.ts'
import { addCards } from './own-property.ts'

type StaffProduct = { product: Product; revision: number }
type Wish = Omit<Partial<Product>, 'options'> & { options?: Partial<ProductOptions>; stock?: number }
type Quote = { total: number; times: string[] }
type PlacedOrder = {
  orderId: string
  number: number
  total: number
  timeRequested: string
  paymentUrl: string | null
}

const keyed = () => ({ 'idempotency-key': randomUUID() })

async function dataOf<T>(answer: APIResponse): Promise<T> {
  if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()} ${await answer.text()}`)
  return ((await answer.json()) as { data: T }).data
}

export const newId = () => randomBytes(16).toString('base64url')

/** Something to order at any time of a stay, over HTTP: the form has journeys of its own. */
export async function makeProduct(staff: Page, title: string, wish: Wish = {}): Promise<Product> {
  const { product, revision } = await dataOf<StaffProduct>(
    await staff.request.post('/api/hotel/products', { headers: keyed(), data: { type: 'product' } }),
  )
  const change = {
    state: 'enabled',
    price: 10_000,
    content: { [ENGLISH]: { title, description: '' } },
    visibility: { ...product.visibility, guestJourney: ['PRE_STAY', 'IN_STAY', 'POST_STAY'] },
    ...wish,
    options: { ...product.options, ...wish.options },
  }
  const data = { revision, change }
  const saved = await dataOf<StaffProduct>(
    await staff.request.put(`/api/hotel/products/${product.id}`, { data }),
  )
  return saved.product
}

/** A room in a category of its own, over HTTP. */
export async function makeUnit(staff: Page, code: string): Promise<{ linkId: string }> {
  const category = await dataOf<{ id: string }>(
    await staff.request.post('/api/hotel/unitCategories', {
      headers: keyed(),
      data: { name: `Room ${code}` },
    }),
  )
  const data = { code, categoryId: category.id }
  return dataOf(await staff.request.post('/api/hotel/units', { headers: keyed(), data }))
}

/** Until the server has heard of a product's price, which another open transaction can hold up. */
export async function untilOffered(
  page: Page,
  hotel: string,
  { id }: Pick<Product, 'id'>,
  price: number,
): Promise<void> {
  await expect
    .poll(async () => {
      const { products } = await dataOf<{ products: Pick<Product, 'id' | 'price'>[] }>(
        await page.request.get(`/api/guest/${hotel}/products`),
      )
      return products.find((product) => product.id === id)?.price
    })
    .toBe(price)
}

/** A card of the guestbook that offers products. */
export async function offerProducts(staff: Page, title: string, productIds: string[]): Promise<void> {
  const [cardId] = await addCards(staff, [{ type: 'Product', title }])
  const { cards } = await dataOf<{ cards: { revision: number; card: { id: string; form: object } }[] }>(
    await staff.request.get('/api/hotel/cards'),
  )
  const made = cards.find(({ card }) => card.id === cardId)
  const data = { revision: made?.revision, form: { ...made?.card.form, productIds } }
  await dataOf(await staff.request.put(`/api/hotel/cards/${cardId}`, { data }))
  await publishCards(staff)
}

type OrderWish = {
  /** The link key of the stay it is for. */
  booking?: string
  language?: number
  quantity?: number
  choices?: Record<string, string>
  extras?: string[]
  lineComment?: string
  service?: PaymentService
  checkout?: Partial<
    Record<'firstName' | 'lastName' | 'roomNumber' | 'email' | 'phoneNumber' | 'comments', string>
  >
}

const VISITOR = {
  reservationNumber: 'A-1042',
  firstName: 'Ada',
  lastName: 'Lund',
  roomNumber: '12',
  email: 'ada.lund@guest.example',
  phoneNumber: '+4540123456',
}

/** A visitor's order for tomorrow, over HTTP, as the guestbook sends it. */
export async function sendOrder(
  page: Page,
  hotel: string,
  { id: productId }: Pick<Product, 'id'>,
  wish: OrderWish = {},
): Promise<PlacedOrder> {
  const { language = 0, quantity = 1, choices = {}, extras = [], lineComment = '' } = wish
  const service = wish.service ?? 'Pay on delivery'
  const lines = [{ productId, quantity, choices, extras, comment: lineComment }]
  const cart = { language, lines, ...(wish.booking ? { booking: wish.booking } : {}) }
  const asked = { ...cart, deliveryOrPickup: 'delivery', service }
  let quote: Quote = { total: 0, times: [] }
  // A product that was made just now can be had as soon as the server has heard of it.
  await expect
    .poll(async () => {
      quote = await dataOf(await page.request.post(`/api/guest/${hotel}/orders/quote`, { data: asked }))
      return quote.times.length
    })
    .toBeGreaterThan(0)
  const { total, times } = quote
  const checkout = {
    ...VISITOR,
    ...wish.checkout,
    timeOfDelivery: times.at(-1),
    deliveryOrPickup: 'delivery',
  }
  const data = { ...cart, service, total, checkout, ...(service === 'Pay Now' ? { method: 'visa' } : {}) }
  // Each from a browser of its own: one device has few open orders without a booking.
  const headers = { ...keyed(), cookie: `order_device=${newId()}` }
  return dataOf(await page.request.post(`/api/guest/${hotel}/orders`, { headers, data }))
}

/** What a colleague answers, over HTTP. */
export async function answerRequest(
  staff: Page,
  orderId: string,
  answer: 'accept' | 'decline',
  body: object = {},
): Promise<void> {
  const data = answer === 'accept' ? { timeExpected: null, ...body } : { reason: 'too busy', ...body }
  await dataOf(
    await staff.request.post(`/api/hotel/orderRequests/${orderId}/${answer}`, { headers: keyed(), data }),
  )
}
