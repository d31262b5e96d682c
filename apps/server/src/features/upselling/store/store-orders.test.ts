import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, TEST_NOW, type TestApp } from '../../../testing/app.ts'
import { aStoreHouse, atEight, eachDay, eachNight, type StoreHouse } from '../../../testing/store-house.ts'
import { bookings } from '../../guests/tables.ts'
import { orders, placesTaken, products } from '../../orders/tables.ts'

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

const row = async (id: string) =>
  (await app.db.tenant(house.propertyId, (tx) => tx.select().from(orders).where(eq(orders.id, id))))[0]
const taken = async () =>
  (
    await app.db.tenant(house.propertyId, (tx) =>
      tx
        .select()
        .from(placesTaken)
        .where(eq(placesTaken.propertyId, house.propertyId))
        .orderBy(placesTaken.subject, placesTaken.day, placesTaken.slot),
    )
  ).flatMap(({ subject, day, slot, taken: count }) => (count > 0 ? [[subject, day, slot, count]] : []))
const change = (productId: string, data: object) =>
  house
    .manage('GET', `products/${productId}`)
    .then(({ data: { revision } }) =>
      house.manage('PUT', `products/${productId}`, { revision, change: data }),
    )

describe('an order of the store', () => {
  it('goes on the bill before the arrival, without a room, and is accepted by itself where the product says so', async () => {
    const product = await house.product({ options: { isAutomaticallyAccepted: true } })
    const dealId = await house.deal([product], { salePrice: 8000 })
    const { linkKey, id } = await house.stay()
    const { data } = await house.buy(linkKey, [{ product, dealId }], { cameFrom: 'message/m1' })
    expect(data).toMatchObject({
      stage: 'placed',
      status: 'auto accepted',
      total: 8000,
      service: 'Put on bill',
    })
    expect(await row(data.orderId)).toMatchObject({
      source: 'upselling',
      type: 'pre-stay',
      isMatched: true,
      bookingId: id,
      unit: null,
      cameFrom: 'message/m1',
      expiresAt: null,
    })
  })

  it('waits for staff where one of its products does', async () => {
    const own = await house.product({ options: { isAutomaticallyAccepted: true } })
    const asked = await house.product()
    const dealId = await house.deal([own, asked])
    const { linkKey } = await house.stay()
    const { data } = await house.buy(linkKey, [
      { product: own, dealId },
      { product: asked, dealId },
    ])
    expect(data.status).toBe('no action taken')
  })

  it('is accepted by itself while there are places, and refused when there are none', async () => {
    const product = await house.product({ options: eachNight(1) })
    const dealId = await house.deal([product])
    const bought = [{ product, dealId, when: { days: ['2026-12-10', '2026-12-11'], time: null } }]
    const first = await house.buy((await house.stay()).linkKey, bought)
    expect(first.data).toMatchObject({ status: 'auto accepted', total: 20_000 })
    const second = await house.buy((await house.stay()).linkKey, bought)
    expect(second).toMatchObject({
      status: 409,
      code: 'order/fully-booked',
      details: { subject: product.id, day: '2026-12-10', left: 0 },
    })
    expect(await taken()).toEqual([
      [product.id, '2026-12-10', '', 1],
      [product.id, '2026-12-11', '', 1],
    ])
  })

  it('shows the service charge of what is brought to the room, in the quote as at the till', async () => {
    await house.product({ type: 'baseDelivery', title: 'Service', price: 4500 })
    const basket = await house.product({
      title: 'Fruit basket',
      options: { kind: 'brought', hasServiceCharge: true, availability: { kind: 'each day', places: 5 } },
    })
    const dealId = await house.deal([basket])
    const { linkKey } = await house.stay()
    expect((await house.store(linkKey)).data.serviceCharge).toBe(4500)
    const bought = [{ product: basket, dealId, when: { days: ['2026-12-10'], time: null } }]
    expect((await house.quote(linkKey, bought)).data).toMatchObject({ serviceCharge: 4500, total: 14_500 })
    expect((await house.buy(linkKey, bought)).data).toMatchObject({
      serviceCharge: 4500,
      total: 14_500,
      deliveryMethod: 'delivery',
    })
  })

  it('is for the first of its days: undecided it expires a day after that', async () => {
    const garage = await house.product({ options: { ...eachNight(3), isAutomaticallyAccepted: false } })
    const dealId = await house.deal([garage])
    const when = { days: ['2026-12-12', '2026-12-11'], time: null }
    const { data } = await house.buy((await house.stay()).linkKey, [{ product: garage, dealId, when }])
    // The eleventh ends at 23:00 UTC in Copenhagen.
    expect((await row(data.orderId))?.expiresAt?.toISOString()).toBe('2026-12-12T23:00:00.000Z')
    const flowers = await house.product()
    const other = await house.deal([flowers])
    const sent = await house.buy((await house.stay()).linkKey, [{ product: flowers, dealId: other }])
    expect((await row(sent.data.orderId))?.expiresAt?.toISOString()).toBe('2026-12-11T23:00:00.000Z')
  })

  it('at a slot is for its time', async () => {
    const sauna = await house.product({ options: { ...atEight(4), isAutomaticallyAccepted: false } })
    const dealId = await house.deal([sauna])
    const when = { days: ['2026-12-11'], time: '20:00' }
    const { data } = await house.buy((await house.stay()).linkKey, [
      { product: sauna, dealId, when, quantity: 2 },
    ])
    expect(data).toMatchObject({ timeRequested: '2026-12-11T19:00:00.000Z', total: 20_000 })
    expect(await taken()).toEqual([[sauna.id, '2026-12-11', '20:00', 2]])
    expect((await row(data.orderId))?.expiresAt?.toISOString()).toBe('2026-12-12T19:00:00.000Z')
  })

  it('never has more of a deal in a day than the deal has', async () => {
    const [wine, cheese] = [await house.product(), await house.product()]
    const dealId = await house.deal([wine, cheese], { visibility: { stockPerDay: 2 } })
    const both = [
      { product: wine, dealId },
      { product: cheese, dealId },
    ]
    expect((await house.buy((await house.stay()).linkKey, both)).status).toBe(200)
    expect(await taken()).toEqual([[`deal/${dealId}`, '2026-12-10', '', 2]])
    const more = await house.buy((await house.stay()).linkKey, [{ product: wine, dealId }])
    expect(more).toMatchObject({ code: 'order/fully-booked', details: { subject: `deal/${dealId}` } })
    const { linkKey } = await house.stay()
    expect((await house.store(linkKey)).data.deals[0]?.products[0]?.left).toBe(0)
    const later = await house.stay({ arrival: '2026-12-11' })
    expect((await house.buy(later.linkKey, [{ product: wine, dealId }])).status).toBe(200)
  })
})

describe('once the deadline has passed', () => {
  it('nothing is quoted and nothing is sold, whatever the page thinks: 410, also between quote and click', async () => {
    const product = await house.product()
    const dealId = await house.deal([product])
    const { linkKey } = await house.stay()
    const bought = [{ product, dealId }]
    app.clock.set('2026-12-09T13:59:59Z')
    const { data: quoted } = await house.quote(linkKey, bought)
    app.clock.set('2026-12-09T14:00:00Z')
    const checkout = { timeOfDelivery: null, deliveryOrPickup: null }
    const sent = await house.order({ ...house.cart(linkKey, bought), checkout, total: quoted.total })
    const closed = { status: 410, code: 'store/closed', details: { closedAt: '2026-12-09T14:00:00.000Z' } }
    expect(sent).toMatchObject(closed)
    expect(await house.quote(linkKey, bought)).toMatchObject(closed)
  })

  it('an order that was placed in time and whose answer was lost is the same order', async () => {
    const product = await house.product()
    const dealId = await house.deal([product])
    const { linkKey } = await house.stay()
    const body = {
      ...house.cart(linkKey, [{ product, dealId }]),
      checkout: { timeOfDelivery: null, deliveryOrPickup: null },
      total: 10_000,
    }
    const key = 'the-key-of-this-order'
    const first = await house.order(body, key)
    app.clock.set('2026-12-09T15:00:00Z')
    expect((await house.order(body, key)).data.orderId).toBe(first.data.orderId)
  })

  it('a guest who is in the house, has left or does not come gets a clear answer', async () => {
    const product = await house.product()
    const dealId = await house.deal([product])
    const stay = await house.stay()
    const codeAs = async (set: object) => {
      await app.db.tenant(house.propertyId, (tx) =>
        tx
          .update(bookings)
          .set(set)
          .where(and(eq(bookings.propertyId, house.propertyId), eq(bookings.id, stay.id))),
      )
      app.clock.advance({ minutes: 1 })
      return (await house.buy(stay.linkKey, [{ product, dealId }])).code
    }
    expect(await codeAs({ cancelledAt: app.clock.now() })).toBe('order/booking-unknown')
    expect(await codeAs({ cancelledAt: null, noShowAt: app.clock.now() })).toBe('order/booking-unknown')
    expect(await codeAs({ noShowAt: null, arrival: '2026-11-14', state: 'checkin' })).toBe('store/closed')
    expect(await codeAs({ departure: '2026-11-15', state: 'checkout' })).toBe('store/closed')
  })
})

describe('what cannot be bought', () => {
  it('is what no deal of this stay offers', async () => {
    const [product, other] = [await house.product(), await house.product()]
    const dealId = await house.deal([product])
    const notYours = await house.deal([product], { visibility: { nights: { from: 7, to: null } } })
    const elsewhere = await aStoreHouse(app)
    const foreign = await elsewhere.deal([await elsewhere.product()])
    const { linkKey } = await house.stay()
    const refused = async (bought: Parameters<StoreHouse['quote']>[1]) => {
      const { data } = await house.quote(linkKey, bought)
      const sent = await house.buy(linkKey, bought)
      expect(data.problems.map(({ code }: { code: string }) => code)).toEqual([sent.code])
      return sent.code
    }
    expect(await refused([{ product, dealId: notYours }])).toBe('order/not-offered-now')
    expect(await refused([{ product: other, dealId }])).toBe('order/not-offered-now')
    expect(await refused([{ product, dealId: foreign }])).toBe('order/not-offered-now')
  })

  it('is anything by nobody’s link or another house’s', async () => {
    const product = await house.product()
    const bought = [{ product, dealId: await house.deal([product]) }]
    const elsewhere = await aStoreHouse(app)
    const { linkKey } = await elsewhere.stay()
    for (const booking of ['qr', 'preview', 'AAAAAAAAAAAAAAAAAAAAAA', linkKey]) {
      expect((await house.buy(booking, bought)).code).toBe('order/booking-unknown')
    }
  })

  it('is a day outside the stay, no day at all, or a day twice', async () => {
    const product = await house.product({ options: eachNight(3) })
    const dealId = await house.deal([product])
    const { linkKey } = await house.stay()
    const on = async (days: string[] | null) => {
      const when = days && { days, time: null }
      const sent = await house.buy(linkKey, [{ product, dealId, when }])
      return [sent.status, sent.code]
    }
    expect(await on(['2026-12-13'])).toEqual([422, 'order/outside-stay'])
    expect(await on(['2026-12-09'])).toEqual([422, 'order/outside-stay'])
    expect(await on(null)).toEqual([422, 'order/day-missing'])
    expect(await on(['2026-12-10', '2026-12-10'])).toEqual([422, 'order/day-missing'])
    expect(await on(['2026-12-12'])).toEqual([200, undefined])
  })

  it('is none of something, ten thousand, or more than one order takes', async () => {
    const product = await house.product({ stock: null })
    const dealId = await house.deal([product])
    const { linkKey } = await house.stay()
    const some = async (quantity: number) => {
      const { status, code } = await house.buy(linkKey, [{ product, dealId, quantity }])
      return [status, code]
    }
    expect(await some(0)).toEqual([400, 'request/invalid'])
    expect(await some(10_000)).toEqual([400, 'request/invalid'])
    expect(await some(6)).toEqual([422, 'order/too-many'])
    expect(await some(5)).toEqual([200, undefined])
  })
})

describe('what changed while it lay in the cart', () => {
  const send = async (
    linkKey: string,
    product: Awaited<ReturnType<StoreHouse['product']>>,
    dealId: string,
  ) => {
    const checkout = { timeOfDelivery: null, deliveryOrPickup: null }
    return house.order({ ...house.cart(linkKey, [{ product, dealId }]), checkout, total: 10_000 })
  }

  it('is said before it goes: another price with the new total', async () => {
    const product = await house.product()
    const dealId = await house.deal([product])
    const { linkKey } = await house.stay()
    expect((await house.quote(linkKey, [{ product, dealId }])).data.total).toBe(10_000)
    const products = [{ productId: product.id, salePrice: 9000 }]
    await house.manage('PUT', `upselling/deals/${dealId}`, { revision: 1, change: { products } })
    expect(await send(linkKey, product, dealId)).toMatchObject({
      status: 409,
      code: 'order/price-changed',
      details: { total: 9000 },
    })
  })

  it('is a problem of its line where the deal was paused or its product archived', async () => {
    const product = await house.product()
    const dealId = await house.deal([product])
    const { linkKey } = await house.stay()
    await house.manage('PUT', `upselling/deals/${dealId}`, { revision: 1, change: { state: 'paused' } })
    expect(await send(linkKey, product, dealId)).toMatchObject({
      code: 'order/not-offered-now',
      details: { lines: [{ line: 0, code: 'order/not-offered-now' }] },
    })
    await house.manage('PUT', `upselling/deals/${dealId}`, { revision: 2, change: { state: 'active' } })
    expect((await send(linkKey, product, dealId)).status).toBe(200)
    await change(product.id, { state: 'archived' })
    const gone = await send(linkKey, product, dealId)
    expect(gone.details.lines).toMatchObject([{ line: 0, code: 'order/product-unavailable' }])
    const { data } = await house.quote(linkKey, [{ product, dealId }])
    expect(data).toMatchObject({ lines: [], problems: [{ line: 0 }], total: 0 })
  })

  it('is nothing where only its category is gone', async () => {
    const product = await house.product({ category: 'Wellness' })
    const dealId = await house.deal([product])
    const { linkKey } = await house.stay()
    await change(product.id, { category: '' })
    expect((await send(linkKey, product, dealId)).status).toBe(200)
  })

  it('is a problem of its line where a group it was for was emptied of the guest', async () => {
    const product = await house.product({ options: eachDay(2) })
    const dealId = await house.deal([product])
    const stay = await house.stay()
    const when = { days: ['2026-12-12'], time: null }
    expect((await house.quote(stay.linkKey, [{ product, dealId, when }])).data.problems).toEqual([])
    await house.manage('PUT', `upselling/deals/${dealId}`, {
      revision: 1,
      change: {
        visibility: {
          guestJourney: ['POST_STAY'],
          targetGroups: [],
          unitCategories: [],
          daysBeforeArrival: { from: null, to: null },
          nights: { from: null, to: null },
          stockPerDay: null,
        },
      },
    })
    expect((await house.buy(stay.linkKey, [{ product, dealId, when }])).code).toBe('order/not-offered-now')
  })
})

it('a guest takes back an order of days that nobody answered, and its places are free again', async () => {
  const product = await house.product({ options: { ...eachNight(1), isAutomaticallyAccepted: false } })
  const dealId = await house.deal([product], { visibility: { stockPerDay: 1 } })
  const { linkKey } = await house.stay()
  const bought = [{ product, dealId, when: { days: ['2026-12-10'], time: null } }]
  const sent = await house.buy(linkKey, bought)
  expect(await taken()).toHaveLength(2)
  const cancel = () => house.guest('POST', `bookings/${linkKey}/orders/${sent.data.watchId}/cancel`)
  expect((await cancel()).data).toMatchObject({ standing: 'cancelled', isCancellable: false })
  expect((await cancel()).status).toBe(200)
  expect(await taken()).toEqual([])
  expect((await house.buy((await house.stay()).linkKey, bought)).status).toBe(200)
})

it('what staff decline or cancel is free again, each once', async () => {
  const product = await house.product({
    options: { ...eachNight(1), isAutomaticallyAccepted: false },
    stock: 2,
  })
  const dealId = await house.deal([product])
  const { linkKey } = await house.stay()
  const bought = [{ product, dealId, when: { days: ['2026-12-10'], time: null } }]
  const stock = async () =>
    (
      await app.db.tenant(house.propertyId, (tx) =>
        tx.select().from(products).where(eq(products.id, product.id)),
      )
    )[0]?.stock
  const reason = { reason: 'too busy' }
  const first = await house.buy(linkKey, bought)
  expect([await stock(), (await taken()).length]).toEqual([1, 1])
  await house.call('POST', `orderRequests/${first.data.orderId}/decline`, reason)
  expect([await stock(), (await taken()).length]).toEqual([2, 0])
  const second = await house.buy(linkKey, bought)
  await house.call('POST', `orderRequests/${second.data.orderId}/accept`, { timeExpected: null })
  expect([await stock(), (await taken()).length]).toEqual([1, 1])
  await house.call('POST', `orderRequests/${second.data.orderId}/cancel`, reason)
  expect([await stock(), (await taken()).length]).toEqual([2, 0])
})
