import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../../platform/ids.ts'
import { openTestApp, TEST_NOW, type TestApp } from '../../../testing/app.ts'
import { aBooking } from '../../../testing/builders.ts'
import {
  aDevice,
  anOrderFor,
  aPropertyWithReception,
  CHECKOUT,
  type PropertyWithReception,
} from '../../../testing/property-with-reception.ts'

let app: TestApp
let house: PropertyWithReception
let product: Awaited<ReturnType<PropertyWithReception['product']>>
let linkKey: string
beforeAll(async () => {
  app = await openTestApp({ isDemo: true, withJobs: true, requestsPerMinute: 100_000 })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(TEST_NOW)
  house = await aPropertyWithReception(app)
  product = await house.product({
    content: { 0: { title: 'Dinner', description: '' }, 1: { title: 'Middag', description: '' } },
    options: { openComment: true },
  })
  linkKey = (await aBooking(app.db, house.propertyId)).linkKey
})

const place = async (change: object = {}, from = {}) => {
  const body = {
    ...anOrderFor(product, { booking: linkKey, ...change }),
    lines: [{ productId: product.id, quantity: 1, comment: 'For my secret birthday' }],
  }
  return (await house.order(body, newId(), from)).data
}
const listed = async (key = linkKey, query = '') => house.guest('GET', `bookings/${key}/orders${query}`)
const cancel = (watchId: string, key = linkKey) =>
  house.guest('POST', `bookings/${key}/orders/${watchId}/cancel`)

describe('the orders of a stay', () => {
  it('are seen by every device with its link: item, time and state, newest first', async () => {
    const first = await place()
    app.clock.advance({ minutes: 5 })
    const second = await place({ service: 'Pay Now', checkout: { ...CHECKOUT, comments: 'Ring twice' } })
    const { data } = await listed()
    expect(data.orders).toMatchObject([
      { watchId: second.watchId, stage: 'awaiting payment', isCancellable: false },
      { watchId: first.watchId, stage: 'placed', standing: 'sent', isCancellable: true },
    ])
    expect(data.orders[1]).toEqual({
      watchId: first.watchId,
      stage: 'placed',
      standing: 'sent',
      outcome: null,
      isReplaced: false,
      isCancellable: true,
      source: 'guestbook',
      number: first.number,
      total: first.total,
      currency: first.currency,
      items: [
        {
          title: 'Dinner',
          dealTitle: null,
          quantity: 1,
          kind: 'brought',
          line: { productId: product.id, quantity: 1, choices: {}, extras: [], when: null, dealId: null },
        },
      ],
      timeRequested: CHECKOUT.timeOfDelivery,
      timeExpected: null,
      placedAt: new Date(TEST_NOW).toISOString(),
    })
    const text = JSON.stringify(data)
    expect(text).not.toMatch(/astrid|nilsen|birthday|ring twice|32 ?12/i)
    expect(text).not.toContain(first.orderId)
    expect(text).not.toContain(second.orderId)
  })

  it('are read in the language asked for, and as they were ordered once the product is gone', async () => {
    await place()
    expect((await listed(linkKey, '?language=1')).data.orders[0].items[0].title).toBe('Middag')
    expect((await listed(linkKey, '?language=0')).data.orders[0].items[0].title).toBe('Dinner')
  })

  it('are nobody else’s: not another stay’s, a stranger’s, another property’s or an ended link’s', async () => {
    await place()
    await house.order(anOrderFor(product))
    const other = await aBooking(app.db, house.propertyId)
    expect((await listed(other.linkKey)).data.orders).toEqual([])
    const elsewhere = await aPropertyWithReception(app)
    expect((await elsewhere.guest('GET', `bookings/${linkKey}/orders`)).code).toBe('booking/unknown')
    for (const key of ['qr', newId(), 'x']) expect((await listed(key)).code).toBe('booking/unknown')
    app.clock.advance({ days: 60 })
    expect((await listed()).code).toBe('booking/unknown')
  })

  it('can be taken back from any of its devices while nobody has answered, and only then', async () => {
    const { orderId, watchId } = await place()
    expect((await cancel(watchId)).data).toMatchObject({
      watchId,
      standing: 'cancelled',
      isCancellable: false,
    })
    expect((await cancel(watchId)).data).toMatchObject({ standing: 'cancelled' })
    expect((await house.call('GET', `orderRequests/${orderId}`)).data.reason).toBe('cancelled by the guest')
    const answered = await place()
    await house.call('POST', `orderRequests/${answered.orderId}/accept`, { timeExpected: null })
    expect((await cancel(answered.watchId)).code).toBe('order/already-answered')
    const unpaid = await place({ service: 'Pay Now' })
    expect((await cancel(unpaid.watchId)).code).toBe('order/already-answered')
  })

  it('are taken back by their own link alone', async () => {
    const { watchId } = await place()
    const other = await aBooking(app.db, house.propertyId)
    expect((await cancel(watchId, other.linkKey)).code).toBe('order/unknown')
    expect((await cancel(watchId, newId())).code).toBe('booking/unknown')
    expect((await listed()).data.orders[0].standing).toBe('sent')
  })

  it('that were given up or removed are gone', async () => {
    const phone = aDevice()
    const { orderId } = await place({ service: 'Pay Now' }, phone)
    await house.guest('POST', `orders/${orderId}/cancel`, undefined, phone)
    expect((await listed()).data.orders).toEqual([])
  })
})

describe('what a person wrote', () => {
  it('is shown on the device that ordered: comment, guest and room', async () => {
    const device = aDevice()
    const sent = await house.order(
      {
        ...anOrderFor(product, { booking: linkKey }),
        lines: [{ productId: product.id, quantity: 1, comment: 'For my secret birthday' }],
      },
      newId(),
      device,
    )
    expect(sent.data.lines[0].comment).toBe('For my secret birthday')
    const { orderId } = sent.data
    const own = await house.guest('GET', `orders/${orderId}`, undefined, device)
    const other = await house.guest('GET', `orders/${orderId}`, undefined, aDevice())
    expect([own.data.lines[0].comment, other.data.lines[0].comment]).toEqual(['For my secret birthday', ''])
    const receipt = (from: object) => house.guest('GET', `orders/${orderId}/receipt`, undefined, from)
    await house.call('POST', `orderRequests/${orderId}/accept`, { timeExpected: null })
    expect((await receipt(device)).data.guest).toEqual({ name: 'Astrid Nilsen', room: '204' })
    expect((await receipt(aDevice())).code).toBe('order/other-device')
  })
})
