import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, TEST_NOW, type TestApp } from '../../testing/app.ts'
import { aSignedIn } from '../../testing/builders.ts'
import { caller } from '../../testing/caller.ts'
import {
  aStoreHouse,
  atEight,
  eachDay,
  eachNight,
  inHours,
  STAY,
  type StoreHouse,
} from '../../testing/store-house.ts'
import { orders, placesTaken } from '../orders/tables.ts'

let app: TestApp
let house: StoreHouse
beforeAll(async () => {
  app = await openTestApp({ requestsPerMinute: 100_000, withJobs: true, isDemo: true })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(TEST_NOW)
  house = await aStoreHouse(app)
})

type Product = Awaited<ReturnType<StoreHouse['product']>>
const AT_ONCE = 50
const order = (
  booking: string,
  product: Product,
  dealId: string,
  when: { days: string[]; time: string | null },
) =>
  house.order({
    ...house.cart(booking, [{ product, dealId, when }]),
    checkout: { timeOfDelivery: null, deliveryOrPickup: null },
    total: product.price * when.days.length,
  })
const takenOf = async (subject: string) =>
  (
    await app.db.tenant(house.propertyId, (tx) =>
      tx.select().from(placesTaken).where(eq(placesTaken.subject, subject)),
    )
  )
    .map(({ day, slot, taken }) => `${day} ${slot} ${taken}`)
    .sort()

/** What every place taken adds up to, as the orders that stand say. */
async function isExact(): Promise<boolean> {
  const { rows } = await app.db.tenant(house.propertyId, (tx) =>
    tx.execute<{ wrong: number }>(sql`
      select count(*)::int as wrong from places_taken t where t.property_id = ${house.propertyId} and t.taken <> (
        select coalesce(sum(p.quantity), 0) from order_places p
        join orders o on o.property_id = p.property_id and o.id = p.order_id
        where p.property_id = t.property_id and p.subject = t.subject and p.day = t.day and p.slot = t.slot
          and o.status <> 'declined' and o.stage <> 'abandoned')`),
  )
  return rows[0]?.wrong === 0
}

describe('fifty guests who want the last one at once', () => {
  const cases = {
    'place at eight': [atEight(1), { days: ['2026-12-11'], time: '20:00' }],
    'one of a day': [eachDay(1), { days: ['2026-12-11'], time: null }],
    'parking space of a night': [eachNight(1), { days: ['2026-12-11', '2026-12-12'], time: null }],
    'late check-out': [inHours('departure', 1), { days: [STAY.departure], time: '12:00' }],
  } as const

  it.each(Object.keys(cases) as (keyof typeof cases)[])('of the %s: one gets it', async (name) => {
    const [options, { days, time }] = cases[name]
    const product = await house.product({ options })
    const dealId = await house.deal([product])
    const stays = await Promise.all(Array.from({ length: AT_ONCE }, () => house.stay()))
    const when = { days: [...days], time }
    const answers = await Promise.all(stays.map(({ linkKey }) => order(linkKey, product, dealId, when)))
    const codes = answers.map(({ code }) => code)
    expect(codes.filter((code) => code === undefined)).toHaveLength(1)
    expect(new Set(codes)).toEqual(new Set([undefined, 'order/fully-booked']))
    expect(await takenOf(product.id)).toEqual(days.map((day) => `${day} ${time === '20:00' ? time : ''} 1`))
    expect(await isExact()).toBe(true)
  })

  async function fiftyBuy(product: Product, dealId: string) {
    const stays = await Promise.all(Array.from({ length: AT_ONCE }, () => house.stay()))
    const buy = (booking: string) =>
      house.order({
        ...house.cart(booking, [{ product, dealId }]),
        checkout: { timeOfDelivery: null, deliveryOrPickup: null },
        total: product.price,
      })
    const answers = await Promise.all(stays.map(({ linkKey }) => buy(linkKey)))
    return answers.filter(({ status }) => status === 200).length
  }

  it('piece of a deal in a day: one gets it', async () => {
    const product = await house.product()
    const dealId = await house.deal([product], { visibility: { stockPerDay: 1 } })
    expect(await fiftyBuy(product, dealId)).toBe(1)
    expect(await takenOf(`deal/${dealId}`)).toEqual([`${STAY.arrival}  1`])
  })

  it('piece that the house has: one gets it', async () => {
    const product = await house.product({ stock: 1 })
    expect(await fiftyBuy(product, await house.deal([product]))).toBe(1)
    expect(await house.stockOf(product.id)).toBe(0)
  })
})

describe('whatever is ordered, declined, cancelled and taken back', () => {
  it('leaves as many places taken as orders stand, and never more than there are', async () => {
    const garage = await house.product({
      options: { ...eachNight(2), isAutomaticallyAccepted: false },
      stock: 40,
    })
    const dealId = await house.deal([garage], { visibility: { stockPerDay: 3 } })
    const nights = ['2026-12-10', '2026-12-11', '2026-12-12']
    const step = fc.record({
      what: fc.constantFrom('order', 'order', 'order', 'decline', 'cancel', 'take back', 'change'),
      nights: fc.shuffledSubarray(nights, { minLength: 1 }),
      which: fc.nat(20),
    })
    const stays = await Promise.all([house.stay(), house.stay(), house.stay()])
    const sent: { id: string; watchId: string; linkKey: string }[] = []
    const buy = async (linkKey: string, days: string[], more: object = {}) => {
      const answer = await house.buy(linkKey, [{ product: garage, dealId, when: { days, time: null } }], more)
      expect([undefined, 'order/fully-booked', 'order/already-answered', 'order/out-of-stock']).toContain(
        answer.code,
      )
      if (answer.status === 200) sent.push({ id: answer.data.orderId, watchId: answer.data.watchId, linkKey })
    }
    const run = async ({ what, nights: days, which }: { what: string; nights: string[]; which: number }) => {
      const target = sent[which % Math.max(sent.length, 1)]
      const linkKey = stays[which % stays.length]?.linkKey ?? ''
      if (what === 'order' || !target) return buy(linkKey, days)
      if (what === 'change') return buy(target.linkKey, days, { changes: target.watchId })
      if (what === 'take back')
        return house.guest('POST', `bookings/${target.linkKey}/orders/${target.watchId}/cancel`)
      if (what === 'cancel')
        await house.call('POST', `orderRequests/${target.id}/accept`, { timeExpected: null })
      return house.call('POST', `orderRequests/${target.id}/${what}`, { reason: 'too busy' })
    }
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 8 }), async (steps) => {
        // Some at once, as guests and staff are.
        await Promise.all(steps.slice(0, 4).map(run))
        for (const one of steps.slice(4)) await run(one)
        expect(await isExact()).toBe(true)
        const { rows } = await app.db.tenant(house.propertyId, (tx) =>
          tx.execute<{ most: number }>(sql`
            select coalesce(max(taken), 0)::int as most from places_taken
            where property_id = ${house.propertyId} and subject = ${garage.id}`),
        )
        expect(rows[0]?.most).toBeLessThanOrEqual(2)
      }),
      { numRuns: 12 },
    )
  })

  it('an order that was given up and is paid late gets its places again, or its money back', async () => {
    const garage = await house.product({ options: eachNight(1) })
    const dealId = await house.deal([garage])
    const when = { days: ['2026-12-11'], time: null }
    const [one, two] = [await house.stay(), await house.stay()]
    const pay = { service: 'Pay Now', method: 'visa' }
    const give = (id: string) =>
      app.db.tenant(house.propertyId, (tx) =>
        tx.execute(sql`update orders set stage = 'abandoned', payment = 'released' where id = ${id}`),
      )
    const again = async (id: string) => {
      const { rows } = await app.db.tenant(house.propertyId, async (tx) => {
        const answer = await tx.execute<{ is: boolean }>(
          sql`select take_places_again(${house.propertyId}, ${id}) as is`,
        )
        if (answer.rows[0]?.is) await tx.update(orders).set({ stage: 'placed' }).where(eq(orders.id, id))
        return answer
      })
      return rows[0]?.is
    }
    const first = await house.buy(one.linkKey, [{ product: garage, dealId, when }], pay)
    await give(first.data.orderId)
    expect(await takenOf(garage.id)).toEqual(['2026-12-11  0'])
    expect(await again(first.data.orderId)).toBe(true)
    expect(await takenOf(garage.id)).toEqual(['2026-12-11  1'])
    await give(first.data.orderId)
    await house.buy(two.linkKey, [{ product: garage, dealId, when }])
    expect(await again(first.data.orderId)).toBe(false)
    expect(await takenOf(garage.id)).toEqual(['2026-12-11  1'])
    expect(await isExact()).toBe(true)
  })
})

describe('what staff are told is sold', () => {
  const sold = async (path: string) => (await house.manage('GET', `${path}/sold`)).data.days
  const buy = async (product: Product, dealId: string, when: { days: string[]; time: string | null }) =>
    order((await house.stay()).linkKey, product, dealId, when)

  it('of a product is what is taken of the coming days, by time, however few places there are by now', async () => {
    const product = await house.product({ options: atEight(4) })
    const dealId = await house.deal([product])
    const when = { days: ['2026-12-11', '2026-12-12'], time: '20:00' }
    await buy(product, dealId, when)
    await buy(product, dealId, { days: ['2026-12-11'], time: '20:00' })
    await house.manage('PUT', `products/${product.id}`, {
      revision: 1,
      change: { options: { ...product.options, ...atEight(1) } },
    })
    expect(await sold(`products/${product.id}`)).toEqual([
      { day: '2026-12-11', slot: '20:00', sold: 2 },
      { day: '2026-12-12', slot: '20:00', sold: 1 },
    ])
    app.clock.set('2026-12-12T11:00:00Z')
    const later = caller(app, (await aSignedIn(app, house.propertyId, ['manager'])).cookie)
    expect((await later('GET', `products/${product.id}/sold`)).data.days).toEqual([
      { day: '2026-12-12', slot: '20:00', sold: 1 },
    ])
  })

  it('of a deal is what is taken of the deal itself; what came back is not, nor days that are far away', async () => {
    const product = await house.product()
    const dealId = await house.deal([product], { visibility: { stockPerDay: 3 } })
    for (const { linkKey } of [
      await house.stay(),
      await house.stay({ arrival: '2027-03-01', departure: '2027-03-03' }),
    ])
      await house.buy(linkKey, [{ product, dealId }])
    expect(await sold(`upselling/deals/${dealId}`)).toEqual([{ day: STAY.arrival, slot: '', sold: 1 }])
    await app.db.tenant(house.propertyId, (tx) => tx.update(orders).set({ status: 'declined' }))
    expect(await sold(`upselling/deals/${dealId}`)).toEqual([])
    expect(await sold(`products/${product.id}`)).toEqual([])
  })
})
