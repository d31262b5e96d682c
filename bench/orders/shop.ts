import { listGuests } from '@innkeeper/api/guests/list.ts'
import { createProduct, saveProduct } from '@innkeeper/api/orders/products.ts'
import { getPaymentSettings, savePaymentSettings } from '@innkeeper/api/payments.ts'
import { type StaffSession, signIn } from '../events/staff-session.ts'

const OWNER = 'owner@fjellheim.example'
const PRODUCTS = 20
/** More than all rounds together take. */
const STOCK = 1_000_000
const STEP_MS = 15 * 60_000

/** What guests send, as JSON; each carries two products, one of them counted. */
export type Shop = { session: StaffSession; bodies: string[] }

/**
 * The demo's hotel with products of its own for the measurement: always open, for everybody, every second one counted.
 * No mail goes out: rendering and sending receipts is a job's work, and would be counted as the order's.
 */
export async function openShop(origin: string): Promise<Shop> {
  const session = await signIn(origin, OWNER)
  const { call } = session
  const { revision, services, methods, provider } = await call(getPaymentSettings, {})
  await call(savePaymentSettings, { body: { revision, services, methods, provider, receiptService: 'none' } })
  const products: { id: string; price: number }[] = []
  for (let at = 0; at < PRODUCTS; at++) {
    const { product, revision } = await call(createProduct, { body: {} })
    const isCounted = at % 2 === 0
    const price = 4900 + 100 * at
    await call(saveProduct, {
      params: { productId: product.id },
      body: {
        revision,
        change: {
          state: 'enabled',
          price,
          content: { 0: { title: `Measured ${at}`, description: 'Brought to the room.' } },
          options: { ...product.options, quantity: { isUnlimited: !isCounted, maxQuantity: 5 } },
          visibility: { ...product.visibility, guestJourney: ['PRE_STAY', 'IN_STAY', 'POST_STAY'] },
          ...(isCounted ? { stock: STOCK } : {}),
        },
      },
    })
    products.push({ id: product.id, price })
  }
  // Orders without a booking are limited; most come from guests in the house.
  const { items } = await call(listGuests, { query: { view: 'inHouse' } })
  const booking = items[0]?.linkKey
  if (!booking) throw new Error('the demo has a guest in the house')
  return { session, bodies: products.map((_, at) => bodyOf(products, at, booking)) }
}

/** The order of a guest in the house, who fills in the whole form. */
function bodyOf(products: readonly { id: string; price: number }[], at: number, booking: string): string {
  const lines = [0, 1].flatMap((next) => products[(at + next) % products.length] ?? [])
  return JSON.stringify({
    booking,
    lines: lines.map(({ id }) => ({ productId: id, quantity: 1 })),
    checkout: {
      reservationNumber: 'R-1',
      firstName: 'Astrid',
      lastName: 'Nilsen',
      roomNumber: '204',
      email: 'astrid@guest.example',
      phoneNumber: '+47 22 12 34 56',
      timeOfDelivery: new Date(Math.ceil(Date.now() / STEP_MS) * STEP_MS + 12 * 3_600_000).toISOString(),
      deliveryOrPickup: 'delivery',
      comments: 'After eight, please.',
    },
    service: 'Pay on delivery',
    total: lines.reduce((sum, { price }) => sum + price, 0),
  })
}
