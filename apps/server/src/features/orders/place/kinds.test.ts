import type { ProductKind } from '@innkeeper/domain/orders/constants.ts'
import type { ProductOptions } from '@innkeeper/domain/orders/product-schema.ts'
import { describe, expect, it } from 'vitest'
import { TEST_NOW, type TestApp } from '../../../testing/app.ts'
import { aBooking } from '../../../testing/builders.ts'
import { housePerTest } from '../../../testing/house-per-test.ts'
import {
  anOrderFor,
  CHECKOUT,
  type PropertyWithReception,
  TOMORROW_MORNING,
} from '../../../testing/property-with-reception.ts'

let app: TestApp
let house: PropertyWithReception
let booking: string
housePerTest(
  async (made) => {
    ;({ app, house } = made)
    booking = (await aBooking(app.db, house.propertyId, { departure: '2026-11-18' })).linkKey
  },
  { property: { checkInTime: '15:00', checkOutTime: '11:00' } },
)

const product = (kind: ProductKind, options: Partial<ProductOptions> = {}) =>
  house.product({ title: kind, options: { kind, hasServiceCharge: true, ...options } })
const lineOf = ({ id }: { id: string }) => ({ productId: id, quantity: 1 })
const quote = async (products: { id: string }[], change: object = {}) =>
  (await house.guest('POST', 'orders/quote', { booking, lines: products.map(lineOf), ...change })).data
const UNTIMED = { ...CHECKOUT, timeOfDelivery: null, deliveryOrPickup: null, roomNumber: '' }

describe('a massage', () => {
  it('asks for a time, not for a way to the guest, and costs no service charge', async () => {
    await house.product({ type: 'baseDelivery', title: 'Service', price: 5000 })
    const massage = await product('service')
    const { asksForTime, times, deliveryMethods, serviceCharge } = await quote([massage], {
      deliveryOrPickup: 'delivery',
    })
    expect([asksForTime, times.length > 0, deliveryMethods, serviceCharge]).toEqual([true, true, [], 0])
    const { data } = await house.guest('GET', 'products')
    expect(data.products[0]).toMatchObject({ kind: 'service', deliveryMethod: [], stayMoment: null })
  })

  it('is stored for its time and without a delivery, whatever was sent; no room is asked for', async () => {
    const massage = await product('service', { isAutomaticallyAccepted: true })
    const sent = await house.order(
      anOrderFor(massage, { booking, checkout: { ...UNTIMED, timeOfDelivery: TOMORROW_MORNING } }),
    )
    expect(sent.data).toMatchObject({
      deliveryMethod: null,
      timeRequested: TOMORROW_MORNING,
      timeExpected: TOMORROW_MORNING,
      lines: [{ kind: 'service' }],
    })
    const forced = await house.order(anOrderFor(massage, { booking }))
    expect(forced.data.deliveryMethod).toBeNull()
    const untimed = await house.order(anOrderFor(massage, { booking, checkout: UNTIMED }))
    expect(untimed.details).toEqual({ fields: { timeOfDelivery: 'required' } })
  })
})

describe('a late check-out', () => {
  it('asks for no time, and is for the departure of the booking', async () => {
    const late = await product('part of the stay', { stayMoment: 'departure', isAutomaticallyAccepted: true })
    expect(await quote([late])).toMatchObject({ asksForTime: false, times: [], deliveryMethods: [] })
    const { data } = await house.order(anOrderFor(late, { booking, checkout: UNTIMED }))
    expect(data).toMatchObject({
      status: 'auto accepted',
      timeRequested: '2026-11-18T10:00:00.000Z',
      timeExpected: null,
    })
  })

  it('without a booking is for no moment, and waits for staff', async () => {
    const late = await product('part of the stay', { stayMoment: 'departure', isAutomaticallyAccepted: true })
    const { data } = await house.order(anOrderFor(late, { checkout: UNTIMED }))
    expect(data).toMatchObject({ status: 'no action taken', timeRequested: null, deliveryMethod: null })
  })

  it('is promised no time, however it is accepted', async () => {
    const late = await product('part of the stay', { stayMoment: 'departure' })
    const place = async () =>
      (await house.order(anOrderFor(late, { booking, checkout: UNTIMED }))).data.orderId
    const [one, several] = [await place(), await place()]
    await house.call('POST', `orderRequests/${one}/accept`, { timeExpected: TOMORROW_MORNING })
    await house.call('POST', 'orderRequests/bulk', { ids: [several], action: { kind: 'accept' } })
    for (const id of [one, several]) {
      const { data } = await house.call('GET', `orderRequests/${id}`)
      expect(data).toMatchObject({ status: 'accepted', timeExpected: null })
    }
  })

  it('by 20:00 the evening before the departure is too late afterwards', async () => {
    const late = await product('part of the stay', {
      stayMoment: 'departure',
      cutOff: { kind: 'day before', time: '20:00' },
    })
    app.clock.set('2026-11-17T19:00:00Z')
    expect((await quote([late])).problems).toEqual([])
    app.clock.set('2026-11-17T19:01:00Z')
    expect((await quote([late])).problems).toEqual([{ line: 0, code: 'order/too-late', next: null }])
    const { status, code } = await house.order(anOrderFor(late, { booking, checkout: UNTIMED }))
    expect([status, code]).toEqual([409, 'order/too-late'])
  })
})

describe('a cart of several kinds', () => {
  it('asks for what any of them needs, and keeps what belongs to each', async () => {
    const [dinner, massage, late] = [
      await product('brought'),
      await product('service'),
      await product('part of the stay'),
    ]
    expect(await quote([dinner, massage, late])).toMatchObject({
      asksForTime: true,
      deliveryMethods: ['delivery', 'pickup'],
    })
    const { data } = await house.order({
      ...anOrderFor(dinner, { booking, total: 30_000 }),
      lines: [dinner, massage, late].map(lineOf),
    })
    expect(data).toMatchObject({ deliveryMethod: 'delivery', timeRequested: TOMORROW_MORNING })
    expect(data.lines.map(({ kind }: { kind: string }) => kind)).toEqual([
      'brought',
      'service',
      'part of the stay',
    ])
  })

  it('what is picked up cannot be brought', async () => {
    const bike = await product('picked up')
    expect((await quote([bike])).deliveryMethods).toEqual(['pickup'])
    expect((await house.order(anOrderFor(bike, { booking }))).code).toBe('order/delivery-refused')
  })
})

describe('a cut-off', () => {
  it('takes away the times that are past it, and says so where one is sent even so', async () => {
    const breakfast = await product('brought', { cutOff: { kind: 'day before', time: '20:00' } })
    const first = (await quote([breakfast])).times[0]
    expect(first).toBe('2026-11-15T23:00:00.000Z')
    app.clock.set('2026-11-15T19:30:00Z')
    expect((await quote([breakfast])).problems).toEqual([
      { line: 0, code: 'order/too-late', next: '2026-11-16T23:00:00.000Z' },
    ])
    expect((await house.order(anOrderFor(breakfast, { booking }))).code).toBe('order/too-late')
  })

  it('some minutes before leaves the later times', async () => {
    const dinner = await product('brought', { cutOff: { kind: 'minutes before', minutes: 90 } })
    const { times } = await quote([dinner])
    expect(Date.parse(times[0]) - Date.parse(TEST_NOW)).toBe(90 * 60_000)
    const soon = new Date(Date.parse(TEST_NOW) + 30 * 60_000).toISOString()
    const checkout = { ...CHECKOUT, timeOfDelivery: soon }
    expect((await house.order(anOrderFor(dinner, { booking, checkout }))).code).toBe('order/too-late')
  })
})
