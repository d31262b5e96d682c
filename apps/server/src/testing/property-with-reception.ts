import { newProduct } from '@innkeeper/domain/orders/new-product.ts'
import type { Product } from '@innkeeper/domain/orders/product-schema.ts'
import { and, eq } from 'drizzle-orm'
import { products } from '../features/orders/products/tables.ts'
import { newId } from '../platform/ids.ts'
import type { TestApp } from './app.ts'
import { aProperty, aSignedIn } from './builders.ts'
import { type Answer, caller } from './caller.ts'
import { TWO_LANGUAGES } from './property-with-editor.ts'

type ProductChange = Omit<Partial<Product>, 'options' | 'visibility'> & {
  title?: string
  stock?: number | null
  options?: Partial<Product['options']>
  visibility?: Partial<Product['visibility']>
}

type From = { headers?: Record<string, string>; remoteAddress?: string }

/** A quarter past ten on the Monday after the test's noon, in Copenhagen. */
export const TOMORROW_MORNING = '2026-11-16T09:15:00.000Z'

export type PropertyWithReception = Awaited<ReturnType<typeof aPropertyWithReception>>

/** A property with a reception, and what a test of selling asks all the time. */
export async function aPropertyWithReception(app: TestApp, change: Parameters<typeof aProperty>[1] = {}) {
  const propertyId = await aProperty(app.db, { localization: TWO_LANGUAGES, ...change })
  const reception = await aSignedIn(app, propertyId, ['reception'])
  // Each call from an address of its own: what is limited per address would stop a test that orders a lot.
  let calls = 0
  const nextAddress = () => `10.9.${Math.floor(++calls / 250) % 250}.${(calls % 250) + 1}`

  /** An enabled product for everybody at any time. */
  async function product({ title = 'Breakfast', stock, options, visibility, ...rest }: ProductChange = {}) {
    const id = newId()
    const fresh = newProduct(id, rest.type)
    const made: Product = {
      ...fresh,
      state: 'enabled',
      price: 10_000,
      content: { 0: { title, description: '' } },
      ...rest,
      options: {
        ...fresh.options,
        ...(stock === undefined ? {} : { quantity: { isUnlimited: stock === null, maxQuantity: 5 } }),
        ...options,
      },
      visibility: { ...fresh.visibility, guestJourney: ['PRE_STAY', 'IN_STAY', 'POST_STAY'], ...visibility },
    }
    await app.db.tenant(propertyId, (tx) =>
      tx.insert(products).values({
        propertyId,
        id,
        type: made.type,
        state: made.state,
        internal: made.internal,
        category: made.category,
        name: title,
        price: made.price,
        data: made,
        stock: stock ?? null,
      }),
    )
    return made
  }

  async function guest(
    method: 'GET' | 'POST',
    path: string,
    payload?: object,
    { headers = {}, remoteAddress = nextAddress() }: From = {},
  ): Promise<Answer> {
    const url = `/api/guest/${propertyId}/${path}`
    const answer = await app.inject({ method, url, headers, remoteAddress, ...(payload ? { payload } : {}) })
    const { data, code, details } = answer.json()
    return { status: answer.statusCode, data, code, details }
  }

  return {
    propertyId,
    reception,
    product,
    call: caller(app, reception.cookie),
    guest,
    /** Sends an order under a key of its own unless one is given. */
    order: (body: object, key = newId(), from: From = {}) =>
      guest('POST', 'orders', body, { ...from, headers: { ...from.headers, 'idempotency-key': key } }),
    stockOf: async (id: string) => {
      const [row] = await app.db.tenant(propertyId, (tx) =>
        tx
          .select({ stock: products.stock })
          .from(products)
          .where(and(eq(products.propertyId, propertyId), eq(products.id, id))),
      )
      return row?.stock
    },
  }
}

/** The cookie of a browser that ordered before. */
export function aDevice(): From {
  return { headers: { cookie: `order_device=${newId()}` } }
}

/** What a guest without a link sends for one line of this product. */
export function anOrderFor(product: Pick<Product, 'id' | 'price'>, change: object = {}) {
  return {
    lines: [{ productId: product.id, quantity: 1 }],
    checkout: CHECKOUT,
    service: 'Pay on delivery',
    total: product.price,
    ...change,
  }
}

export const CHECKOUT = {
  reservationNumber: 'R-1',
  firstName: 'Astrid',
  lastName: 'Nilsen',
  roomNumber: '204',
  email: 'astrid@guest.example',
  phoneNumber: '+45 32 12 34 56',
  timeOfDelivery: TOMORROW_MORNING,
  deliveryOrPickup: 'delivery',
  comments: '',
}
