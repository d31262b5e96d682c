import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { newId } from '../../../platform/ids.ts'
import type { TestApp } from '../../../testing/app.ts'
import { aBooking, aSignedIn, aUnit } from '../../../testing/builders.ts'
import { caller } from '../../../testing/caller.ts'
import { housePerTest } from '../../../testing/house-per-test.ts'
import {
  aDevice,
  anOrderFor,
  aPropertyWithReception,
  CHECKOUT,
  type PropertyWithReception,
} from '../../../testing/property-with-reception.ts'
import { orders } from '../tables.ts'

let app: TestApp
let house: PropertyWithReception
housePerTest((made) => {
  ;({ app, house } = made)
})

const rows = () => app.db.tenant(house.propertyId, (tx) => tx.select().from(orders).orderBy(orders.number))
const counts = async () => {
  const { rows: found } = await app.db.tenant(house.propertyId, (tx) =>
    tx.execute<{ stored: number }>(sql`select (
      (select count(*) from orders) + (select count(*) from order_lines) + (select count(*) from idempotency_keys)
      + (select count(*) from outbox where name like 'order.%') + (select count(*) from messages)
    )::int as stored`),
  )
  return found[0]?.stored
}

describe('an order', () => {
  it('is written with its lines, totals and words, and the guest hears no person’s data', async () => {
    const product = await house.product({
      content: { 0: { title: 'Breakfast', description: '' }, 1: { title: 'Morgenmad', description: '' } },
    })
    const sent = await house.order({
      ...anOrderFor(product, { language: 1, total: 20_000 }),
      lines: [{ productId: product.id, quantity: 2 }],
    })
    expect(sent.status).toBe(200)
    expect(sent.data).toMatchObject({
      stage: 'placed',
      standing: 'sent',
      payment: 'none',
      paymentUrl: null,
      total: 20_000,
      vat: 4000,
      isPreview: false,
      lines: [{ title: 'Morgenmad', quantity: 2, unitPrice: 10_000, total: 20_000, vat: 4000 }],
    })
    expect(JSON.stringify(sent.data)).not.toMatch(/astrid|nilsen|32 ?12/i)
    expect(await rows()).toMatchObject([
      {
        firstName: 'Astrid',
        phone: '+4532123456',
        unit: '204',
        type: 'in-stay',
        source: 'guestbook',
        language: 'da',
      },
    ])
    const again = await house.guest('GET', `orders/${sent.data.orderId}`)
    // Elsewhere than where it was ordered it reads the same, and cannot be taken back.
    expect(again.data).toEqual({ ...sent.data, isCancellable: false })
  })

  it('asks for an idempotency key', async () => {
    const answer = await house.guest('POST', 'orders', anOrderFor(await house.product()))
    expect([answer.status, answer.code]).toEqual([400, 'order/key-missing'])
  })

  it('sent again is the same order, also when it could no longer be ordered', async () => {
    const product = await house.product()
    const key = newId()
    const first = await house.order(anOrderFor(product), key)
    app.clock.advance({ days: 2 })
    const second = await house.order(anOrderFor(product), key)
    expect(second.data).toEqual(first.data)
    const other = await house.order(anOrderFor(product, { language: 1 }), key)
    expect([other.status, other.code]).toEqual([422, 'request/key-reused'])
    expect(await rows()).toHaveLength(1)
  })

  it('sent twice at the same moment is one order', async () => {
    const product = await house.product({ stock: 5 })
    const key = newId()
    const answers = await Promise.all(Array.from({ length: 8 }, () => house.order(anOrderFor(product), key)))
    expect(new Set(answers.map(({ data }) => data.orderId)).size).toBe(1)
    expect(await rows()).toHaveLength(1)
    expect(await house.stockOf(product.id)).toBe(4)
  })

  it('keeps under its key no personal data', async () => {
    await house.order(anOrderFor(await house.product()))
    const { rows: keys } = await app.db.tenant(house.propertyId, (tx) =>
      tx.execute<{ answer: object }>(sql`select * from idempotency_keys`),
    )
    expect(Object.keys(keys[0]?.answer ?? {})).toEqual(['orderId'])
  })

  it('of products that are all accepted by themselves is accepted', async () => {
    const product = await house.product({ options: { isAutomaticallyAccepted: true } })
    const { linkKey } = await aBooking(app.db, house.propertyId)
    const { data } = await house.order(anOrderFor(product, { booking: linkKey }))
    expect(data).toMatchObject({ standing: 'confirmed', status: 'auto accepted' })
  })

  it('has a number that nobody else has', async () => {
    const product = await house.product()
    const { linkKey } = await aBooking(app.db, house.propertyId)
    const order = () => house.order(anOrderFor(product, { booking: linkKey }))
    const sent = await Promise.all(Array.from({ length: 25 }, order))
    const numbers = sent.map(({ data }) => data.number)
    expect(new Set(numbers).size).toBe(25)
    expect(Math.min(...numbers)).toBe(1001)
  })
})

describe('limited stock', () => {
  it('is never oversold: of 50 guests for 5 pieces five get one', async () => {
    const product = await house.product({ stock: 5 })
    const answers = await Promise.all(Array.from({ length: 50 }, () => house.order(anOrderFor(product))))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    const refused = answers.filter(({ status }) => status !== 200)
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['order/out-of-stock']))
    expect(refused[0]?.details).toMatchObject({ productId: product.id, left: 0 })
    expect([await house.stockOf(product.id), (await rows()).length]).toEqual([0, 5])
  })

  it('of two products is taken together or not at all, whatever the order of the lines', async () => {
    const many = await house.product({
      stock: 50,
      options: { quantity: { isUnlimited: false, maxQuantity: 50 } },
    })
    const few = await house.product({ stock: 3 })
    const body = (pair: (typeof many)[]) => ({
      ...anOrderFor(many, { total: 20_000 }),
      lines: pair.map(({ id }) => ({ productId: id, quantity: 1 })),
    })
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => house.order(body(at % 2 ? [many, few] : [few, many]))),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect([await house.stockOf(many.id), await house.stockOf(few.id)]).toEqual([47, 0])
  })

  it('that is gone is told in the quote', async () => {
    const product = await house.product({ stock: 1 })
    const lines = [{ productId: product.id, quantity: 2 }]
    const { data } = await house.guest('POST', 'orders/quote', { lines })
    expect(data).toMatchObject({ lines: [], problems: [{ line: 0, code: 'order/out-of-stock' }], total: 0 })
  })
})

describe('a refused order stores nothing', () => {
  const refusals: [
    string,
    (change: { product: Awaited<ReturnType<PropertyWithReception['product']>> }) => object,
    string,
  ][] = [
    [
      'an unknown product',
      () => ({ lines: [{ productId: 'U'.repeat(22), quantity: 1 }] }),
      'order/product-unavailable',
    ],
    ['too many', ({ product }) => ({ lines: [{ productId: product.id, quantity: 6 }] }), 'order/too-many'],
    [
      'a negative quantity',
      ({ product }) => ({ lines: [{ productId: product.id, quantity: -1 }] }),
      'request/invalid',
    ],
    [
      'a huge quantity',
      ({ product }) => ({ lines: [{ productId: product.id, quantity: 1e9 }] }),
      'request/invalid',
    ],
    [
      'an unknown choice',
      ({ product }) => ({
        lines: [{ productId: product.id, quantity: 1, choices: { ['L'.repeat(22)]: 'C'.repeat(22) } }],
      }),
      'order/choice-refused',
    ],
    ['a tampered price', () => ({ total: 1 }), 'order/price-changed'],
    [
      'a time in the past',
      () => ({ checkout: { ...CHECKOUT, timeOfDelivery: '2026-11-15T10:00:00Z' } }),
      'order/closed-hours',
    ],
    [
      'the day after tomorrow',
      () => ({ checkout: { ...CHECKOUT, timeOfDelivery: '2026-11-17T10:00:00Z' } }),
      'order/closed-hours',
    ],
    ['no e-mail', () => ({ checkout: { ...CHECKOUT, email: 'astrid' } }), 'order/checkout-incomplete'],
    [
      'a short phone number',
      () => ({ checkout: { ...CHECKOUT, phoneNumber: '+45 1' } }),
      'order/checkout-incomplete',
    ],
    ['a booking nobody has', () => ({ booking: 'B'.repeat(22) }), 'order/booking-unknown'],
    ['a bill nobody has', () => ({ service: 'Put on bill' }), 'order/booking-unknown'],
  ]
  it.each(refusals)('%s', async (_, change, code) => {
    const product = await house.product({ stock: 100 })
    const before = await counts()
    const answer = await house.order(anOrderFor(product, change({ product })))
    expect(answer.code).toBe(code)
    expect(await counts()).toBe(before)
    expect(await house.stockOf(product.id)).toBe(100)
  })

  it.each([
    ['disabled', { state: 'disabled' as const }, 'order/product-unavailable'],
    ['archived', { state: 'archived' as const }, 'order/product-unavailable'],
    ['internal', { internal: true }, 'order/product-unavailable'],
    [
      'for guests before their stay',
      { visibility: { guestJourney: ['PRE_STAY' as const] } },
      'order/not-offered-now',
    ],
    ['for another target group', { visibility: { targetGroups: ['G'.repeat(22)] } }, 'order/not-offered-now'],
  ])('a product that is %s', async (_, change, code) => {
    const product = await house.product(change)
    const answer = await house.order(anOrderFor(product))
    expect([answer.status, answer.code]).toEqual([409, code])
    expect(answer.details).toEqual({ lines: [{ line: 0, code }] })
  })

  it('a product for guests in the house, before the check-in', async () => {
    const product = await house.product({ visibility: { guestJourney: ['IN_STAY'] } })
    const { linkKey: booking } = await aBooking(app.db, house.propertyId, { state: 'precheckin' })
    expect((await house.order(anOrderFor(product, { booking }))).code).toBe('order/before-check-in')
    const { data } = await house.guest('POST', 'orders/quote', {
      booking,
      lines: [{ productId: product.id, quantity: 1 }],
    })
    expect(data.problems).toEqual([{ line: 0, code: 'order/before-check-in', next: null }])
  })

  it('says which fields are not filled in, and the new total', async () => {
    const product = await house.product()
    const empty = { timeOfDelivery: null, deliveryOrPickup: null }
    const incomplete = await house.order(anOrderFor(product, { checkout: { ...empty, email: 'x' } }))
    expect(incomplete.details.fields).toMatchObject({
      email: 'invalid',
      lastName: 'required',
      timeOfDelivery: 'required',
    })
    const changed = await house.order(anOrderFor(product, { total: 9 }))
    expect([changed.status, changed.details]).toEqual([409, { total: 10_000 }])
  })

  it('a delivery the product does not offer', async () => {
    const product = await house.product({ options: { deliveryMethod: ['pickup'] } })
    expect((await house.order(anOrderFor(product))).code).toBe('order/delivery-refused')
  })

  it('the booking of another property', async () => {
    const other = await aPropertyWithReception(app)
    const booking = await aBooking(app.db, other.propertyId)
    const product = await house.product()
    for (const change of [
      { booking: booking.linkKey },
      { service: 'Put on bill', checkout: { ...CHECKOUT, reservationNumber: booking.bookingNumber } },
    ]) {
      expect((await house.order(anOrderFor(product, change))).code).toBe('order/booking-unknown')
    }
  })

  it('the product of another property', async () => {
    const other = await aPropertyWithReception(app)
    const answer = await house.order(anOrderFor(await other.product()))
    expect(answer.code).toBe('order/product-unavailable')
  })

  it('a property without the module', async () => {
    const without = await aPropertyWithReception(app)
    const product = await without.product()
    await app.db.tenant(without.propertyId, (tx) =>
      tx.execute(sql`update module_configs set enabled = false where module = 'products'`),
    )
    const answers = await everyCall(without, product)
    expect(answers.map(({ status, code }) => [status, code])).toEqual(
      Array(answers.length).fill([403, 'module/not-available']),
    )
  })

  it('a property that is not active', async () => {
    const closed = await aPropertyWithReception(app, { active: false })
    const answers = await everyCall(closed, await closed.product())
    expect(answers.map(({ status, code }) => [status, code])).toEqual(
      Array(answers.length).fill([410, 'property/inactive']),
    )
  })
})

/** Everything a guest can ask about orders. */
async function everyCall(hotel: PropertyWithReception, product: { id: string; price: number }) {
  const { linkKey } = await aBooking(app.db, hotel.propertyId)
  const { lines } = anOrderFor(product)
  return Promise.all([
    hotel.order(anOrderFor(product)),
    hotel.guest('POST', 'orders/quote', { lines }),
    hotel.guest('GET', `orders/${newId()}`),
    hotel.guest('POST', `orders/${newId()}/cancel`),
    hotel.guest('GET', `bookings/${linkKey}/orders`),
    hotel.guest('POST', `bookings/${linkKey}/orders/${newId()}/cancel`),
  ])
}

describe('a known booking', () => {
  it('fills what the form left out', async () => {
    const unit = await aUnit(app.db, house.propertyId, 'Attic')
    const booking = await aBooking(app.db, house.propertyId, { unitId: unit.id, departure: '2026-11-28' })
    const product = await house.product()
    const checkout = { timeOfDelivery: CHECKOUT.timeOfDelivery, deliveryOrPickup: 'pickup' }
    const answer = await house.order(
      anOrderFor(product, { booking: booking.linkKey, checkout, service: 'Put on bill' }),
    )
    expect(answer.code).toBeUndefined()
    expect(await rows()).toMatchObject([
      {
        bookingId: booking.id,
        reservationNumber: booking.bookingNumber,
        lastName: 'Nilsen',
        unit: 'Attic',
        email: 'astrid@guest.example',
        type: 'in-stay',
        removeAfter: '2026-12-03',
      },
    ])
    expect(JSON.stringify(answer.data)).not.toContain('Attic')
  })

  it('before and after the stay has no bill to put it on', async () => {
    const product = await house.product()
    const stays = { 'pre-stay': 'precheckin', 'post-stay': 'checkout' } as const
    for (const [type, state] of Object.entries(stays)) {
      const { linkKey } = await aBooking(app.db, house.propertyId, { state })
      const bill = await house.order(anOrderFor(product, { booking: linkKey, service: 'Put on bill' }))
      expect([bill.status, bill.code]).toEqual([409, 'order/service-unavailable'])
      await house.order(anOrderFor(product, { booking: linkKey }))
      expect((await rows()).at(-1)?.type).toBe(type)
    }
  })

  it('can be named by a visitor without a link, as often as one mistypes', async () => {
    const booking = await aBooking(app.db, house.propertyId, { bookingNumber: 'F-77', lastName: 'Ørsted' })
    const product = await house.product()
    const device = aDevice()
    const claim = (lastName: string, reservationNumber = 'F-77', from = device) =>
      house.order(
        anOrderFor(product, {
          service: 'Put on bill',
          checkout: { ...CHECKOUT, lastName, reservationNumber },
        }),
        newId(),
        { ...from, remoteAddress: '10.8.7.6' },
      )
    expect((await claim(' ørsted ', 'F-77', aDevice())).status).toBe(200)
    expect((await rows())[0]?.bookingId).toBe(booking.id)
    const wrong = [await claim('Nilsen'), await claim('Ørsted', 'F-78'), await claim('Nilsen')]
    expect(wrong.map(({ status, code, details }) => [status, code, details])).toEqual(
      wrong.map(() => [422, 'order/booking-unknown', undefined]),
    )
    await claim('Nilsen', 'F-79')
    await claim('Nilsen', 'F-80')
    expect((await claim('Ørsted')).code).toBe('request/too-many')
    app.clock.advance({ minutes: 2 })
    expect((await claim('Ørsted')).status).toBe(200)
  })
})

describe('a preview', () => {
  const aKey = async (): Promise<string> => {
    const editor = await aSignedIn(app, house.propertyId, ['editor'])
    return (await caller(app, editor.cookie)('POST', 'guestbook/previewToken')).data.token
  }

  it('is shown apart, takes no stock and sends nothing', async () => {
    const preview = await aKey()
    const product = await house.product({ stock: 2, visibility: { guestJourney: ['PRE_STAY'] } })
    const part = { preview, service: 'Put on bill' } as const
    const inHouse = await house.order(anOrderFor(product, { ...part, previewAs: 'checkin' }))
    expect(inHouse.code).toBe('order/not-offered-now')
    const { data } = await house.order(anOrderFor(product, { ...part, previewAs: 'precheckin' }))
    expect(data).toMatchObject({ isPreview: true, stage: 'placed', payment: 'none' })
    expect(await house.stockOf(product.id)).toBe(2)
    const current = await house.call('GET', 'orderRequests')
    expect(current.data).toMatchObject({ total: 0, waiting: 0 })
    expect((await house.call('GET', 'orderRequests?view=preview')).data.items).toHaveLength(1)
  })

  it('orders nothing once whoever made it has left the team', async () => {
    const product = await house.product({ stock: 2 })
    const editor = await aSignedIn(app, house.propertyId, ['editor'])
    const preview = (await caller(app, editor.cookie)('POST', 'guestbook/previewToken')).data.token
    const owner = await aSignedIn(app, house.propertyId, ['owner'])
    expect((await house.order(anOrderFor(product, { preview }))).data).toMatchObject({ isPreview: true })
    await caller(app, owner.cookie)('DELETE', `team/members/${editor.userId}`)
    expect((await house.order(anOrderFor(product, { preview }))).code).toBe('order/preview-ended')
    expect(await house.stockOf(product.id)).toBe(2)
  })

  it('that has ended orders nothing, though a guest could', async () => {
    const product = await house.product({ stock: 2 })
    const ended = await aKey()
    app.clock.set('2026-11-15T12:01:00Z')
    for (const preview of [ended, `${ended}x`, '']) {
      expect((await house.order(anOrderFor(product, { preview }))).code).toBe('order/preview-ended')
    }
    expect(await house.stockOf(product.id)).toBe(2)
  })
})
