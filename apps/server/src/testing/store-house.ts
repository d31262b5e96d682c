import type { Store } from '@innkeeper/api/upselling/store.ts'
import type { Product } from '@innkeeper/domain/orders/product-schema.ts'
import type { Deal } from '@innkeeper/domain/upselling/deal-schema.ts'
import { newDeal } from '@innkeeper/domain/upselling/deal-words.ts'
import { insertDeal } from '../features/upselling/deals/repository.ts'
import { newId } from '../platform/ids.ts'
import type { TestApp } from './app.ts'
import { aBooking, aSignedIn } from './builders.ts'
import { type Answer, caller } from './caller.ts'
import { propertyChanged } from './property-changed.ts'
import { aPropertyWithReception } from './property-with-reception.ts'

type DealChange = Omit<Partial<Deal>, 'visibility'> & {
  title?: string
  salePrice?: number | null
  visibility?: Partial<Deal['visibility']>
}
type When = { days: string[]; time: string | null } | null
type Bought = { product: Product; dealId: string; quantity?: number; when?: When; choices?: object }

/** What an answer says of the store. */
type StoreAnswer = Omit<Answer, 'data'> & { data: Store }

/** Of a guest on the way: four weeks ahead of the test's noon, a Thursday to a Sunday. */
export const STAY = { arrival: '2026-12-10', departure: '2026-12-13', state: 'precheckin' as const }

export type StoreHouse = Awaited<ReturnType<typeof aStoreHouse>>

/** A property whose store sells deals, and what a test of it asks all the time. */
export async function aStoreHouse(app: TestApp, change: Parameters<typeof aPropertyWithReception>[1] = {}) {
  const house = await aPropertyWithReception(app, { plan: 'complete', ...change })
  const { propertyId } = house
  const manager = await aSignedIn(app, propertyId, ['manager'])

  const call = caller(app, manager.cookie)
  /** Events are heard in order: with this one, all that was written before is known. */
  const heard = () => propertyChanged(app, propertyId)

  /** Something that deals may offer. */
  async function product({ visibility, options, ...made }: Parameters<typeof house.product>[0] = {}) {
    const added = await house.product({
      ...made,
      visibility: { productArea: { guestbook: true, automation: true }, ...visibility },
      options: { kind: 'part of the stay', stayMoment: 'whole stay', ...options },
    })
    await heard()
    return added
  }

  /** An active deal of these products, for everybody before the arrival. */
  async function deal(products: readonly Product[], made: DealChange = {}): Promise<string> {
    const { title = 'A little more', salePrice = null, visibility, ...rest } = made
    const fresh = newDeal(newId())
    const written: Deal = {
      ...fresh,
      state: 'active',
      products: products.map(({ id }) => ({ productId: id, salePrice })),
      content: { 0: { title, subtitle: '', description: '' } },
      ...rest,
      visibility: { ...fresh.visibility, ...visibility },
    }
    await app.db.tenant(propertyId, async (tx) => {
      const stored = { deal: written, defaultIndex: 0, changedBy: null, changedAt: app.clock.now() }
      await insertDeal(tx, propertyId, stored)
    })
    await heard()
    return written.id
  }

  const stay = (made: Parameters<typeof aBooking>[2] = {}) =>
    aBooking(app.db, propertyId, { ...STAY, ...made })

  async function store(linkKey: string, query = ''): Promise<StoreAnswer> {
    return house.guest('GET', `upselling/${linkKey}${query}`)
  }

  /** What is sent to the quote and, with a total, to the till. */
  const cart = (booking: string, bought: readonly Bought[], more: object = {}) => ({
    shop: 'store',
    booking,
    lines: bought.map(({ product: { id }, dealId, quantity = 1, when = null, choices = {} }) => ({
      productId: id,
      dealId,
      quantity,
      when,
      choices,
    })),
    service: 'Put on bill',
    ...more,
  })
  const quote = (booking: string, bought: readonly Bought[], more: object = {}) =>
    house.guest('POST', 'orders/quote', cart(booking, bought, more))

  /** Sends what the quote said it costs. */
  async function buy(
    booking: string,
    bought: readonly Bought[],
    more: object = {},
    key = newId(),
  ): Promise<Answer> {
    const quoted = await quote(booking, bought, more)
    const isFull = quoted.data?.problems?.some(({ code }: { code: string }) => code === 'order/fully-booked')
    const total = isFull ? asReadBefore(bought) : (quoted.data?.total ?? 0)
    const checkout = { timeOfDelivery: null, deliveryOrPickup: null }
    return house.order({ ...cart(booking, bought, more), checkout, total, ...more }, key)
  }

  return {
    ...house,
    managerCookie: manager.cookie,
    product,
    deal,
    stay,
    store,
    cart,
    quote,
    buy,
    /** As a manager; what they changed is known afterwards. */
    async manage(...asked: Parameters<typeof call>): Promise<Answer> {
      const answer = await call(...asked)
      if (asked[0] !== 'GET') await heard()
      return answer
    },
  }
}

/** What a cart cost before its places were gone: whoever read it sends that. */
const asReadBefore = (bought: readonly Bought[]) =>
  bought.reduce(
    (sum, { product, quantity = 1, when }) => sum + product.price * quantity * (when?.days.length ?? 1),
    0,
  )

/** Counted by the day: so many in a night, on a day, at a time, or for so many hours. */
export const eachNight = (places: number): Partial<Product['options']> => ({
  kind: 'part of the stay',
  stayMoment: 'whole stay',
  availability: { kind: 'each night', places },
  isAutomaticallyAccepted: true,
})
export const eachDay = (places: number): Partial<Product['options']> => ({
  kind: 'service',
  availability: { kind: 'each day', places },
  isAutomaticallyAccepted: true,
})
export const atEight = (places: number): Partial<Product['options']> => ({
  kind: 'service',
  availability: {
    kind: 'time slots',
    slots: [{ time: '20:00', weekdays: [1, 2, 3, 4, 5, 6, 7], places }],
  },
  isAutomaticallyAccepted: true,
})
export const inHours = (
  stayMoment: 'arrival' | 'departure',
  places = 2,
  isAutomaticallyAccepted = true,
): Partial<Product['options']> => ({
  kind: 'part of the stay',
  stayMoment,
  availability: { kind: 'hours', most: 4, places },
  isAutomaticallyAccepted,
})
