import { createProduct, saveProduct } from '@innkeeper/api/orders/products.ts'
import { createDeal, saveDeal } from '@innkeeper/api/upselling/deals.ts'
import { MAX_QUANTITY_LIMIT, PLACES_MAX } from '@innkeeper/domain/orders/constants.ts'
import { DEAL_PRODUCTS_MAX } from '@innkeeper/domain/upselling/constants.ts'
import type { StaffSession } from '../events/staff-session.ts'
import type { BookedStays } from './booked-stays.ts'

const DEALS = 2
const PRICE = 4900

/** What is sold: a product of a deal. */
export type Sold = { productId: string; dealId: string }

export async function openStore({ call }: StaffSession): Promise<Sold[]> {
  const sold: Sold[] = []
  for (let deal = 0; deal < DEALS; deal++) {
    const productIds: string[] = []
    for (let at = 0; at < DEAL_PRODUCTS_MAX; at++) productIds.push(await aDatedProduct({ call }, at))
    const { deal: begun, revision } = await call(createDeal, { body: {} })
    await call(saveDeal, {
      params: { dealId: begun.id },
      body: {
        revision,
        change: {
          state: 'active',
          products: productIds.map((productId) => ({ productId, salePrice: null })),
          content: { 0: { title: `Measured ${deal}`, subtitle: '', description: '' } },
        },
      },
    })
    sold.push(...productIds.map((productId) => ({ productId, dealId: begun.id })))
  }
  return sold
}

/** What each of these stays sends: two products, each for its first night. */
export const storeBodies = (sold: readonly Sold[], { linkKeys, arrival }: BookedStays): string[] =>
  linkKeys.map((booking, at) =>
    bodyOf(
      [0, 1].flatMap((next) => sold[(at + next) % sold.length] ?? []),
      booking,
      arrival,
    ),
  )

/** As many as there can be for a day, and for a stay on it: more than all rounds take of one product. */
async function aDatedProduct({ call }: Pick<StaffSession, 'call'>, at: number): Promise<string> {
  const { product, revision } = await call(createProduct, { body: {} })
  await call(saveProduct, {
    params: { productId: product.id },
    body: {
      revision,
      change: {
        state: 'enabled',
        price: PRICE,
        content: { 0: { title: `By the day ${at}`, description: 'For one day of the stay.' } },
        options: {
          ...product.options,
          quantity: { ...product.options.quantity, maxQuantity: MAX_QUANTITY_LIMIT },
          kind: 'part of the stay',
          stayMoment: 'whole stay',
          availability: { kind: 'each night', places: PLACES_MAX },
        },
        visibility: {
          ...product.visibility,
          guestJourney: ['PRE_STAY'],
          productArea: { guestbook: false, automation: true },
        },
      },
    },
  })
  return product.id
}

function bodyOf(sold: readonly Sold[], booking: string, day: string): string {
  return JSON.stringify({
    shop: 'store',
    booking,
    lines: sold.map((each) => ({ ...each, quantity: 1, when: { days: [day], time: null } })),
    checkout: {
      firstName: 'Pekka',
      lastName: 'Laine',
      email: 'pekka@guest.example',
      phoneNumber: '+358 40 000 0001',
      timeOfDelivery: null,
      deliveryOrPickup: null,
      comments: 'We come by train.',
    },
    service: 'Pay on delivery',
    total: sold.length * PRICE,
  })
}
