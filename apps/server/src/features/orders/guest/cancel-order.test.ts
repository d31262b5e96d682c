import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../../platform/ids.ts'
import { openTestApp, TEST_NOW, type TestApp } from '../../../testing/app.ts'
import { aBooking } from '../../../testing/builders.ts'
import { eventually } from '../../../testing/eventually.ts'
import {
  aDevice,
  anOrderFor,
  aPropertyWithReception,
  type PropertyWithReception,
} from '../../../testing/property-with-reception.ts'

let app: TestApp
let house: PropertyWithReception
let product: { id: string; price: number }
beforeAll(async () => {
  app = await openTestApp({ isDemo: true, withJobs: true, requestsPerMinute: 100_000 })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(TEST_NOW)
  house = await aPropertyWithReception(app)
  product = await house.product({ stock: 5 })
})

/** The browser that orders here. */
const phone = aDevice()
const place = async (change: object = {}) =>
  (await house.order(anOrderFor(product, change), newId(), phone)).data
const cancel = (orderId: string, from = phone) =>
  house.guest('POST', `orders/${orderId}/cancel`, undefined, from)
const accept = (orderId: string) =>
  house.call('POST', `orderRequests/${orderId}/accept`, { timeExpected: null })
const requests = async () => (await house.call('GET', 'orderRequests')).data

describe('a guest who takes an order back', () => {
  it('before anybody answered has cancelled it: stock back, staff see it, nobody waits', async () => {
    const { orderId, isCancellable, watchId } = await place()
    const heard: string[] = []
    const stops = [
      app.hub.on('order.answered', ({ payload }) => void heard.push(payload.watchId)),
      app.hub.on('order.changed', ({ payload }) => void heard.push(payload.requestId)),
    ]
    const { data } = await cancel(orderId)
    expect([isCancellable, data.standing, data.isCancellable, data.hasReceipt]).toEqual([
      true,
      'cancelled',
      false,
      false,
    ])
    await eventually('both sides to hear', () => heard.includes(watchId) && heard.includes(orderId))
    for (const stop of stops) stop()
    expect(await house.stockOf(product.id)).toBe(5)
    const { waiting, items } = await requests()
    expect([waiting, items]).toMatchObject([0, [{ status: 'declined', decidedBy: null }]])
    const { data: request } = await house.call('GET', `orderRequests/${orderId}`)
    expect(request).toMatchObject({ reason: 'cancelled by the guest', expiresAt: null })
    expect(request.messages.map(({ kind }: { kind: string }) => kind)).not.toContain('declined')
    expect((await house.guest('GET', `orders/${orderId}/receipt`)).code).toBe('order/no-receipt')
  })

  it('twice, or ten times at once, has done so once', async () => {
    const { orderId } = await place()
    const answers = await Promise.all(Array.from({ length: 10 }, () => cancel(orderId)))
    expect(answers.map(({ data }) => data.standing)).toEqual(Array(10).fill('cancelled'))
    expect(await house.stockOf(product.id)).toBe(5)
  })

  it('after the answer is told so', async () => {
    const { orderId } = await place()
    await accept(orderId)
    const answer = await cancel(orderId)
    expect([answer.status, answer.code]).toEqual([409, 'order/already-answered'])
    expect((await house.guest('GET', `orders/${orderId}`)).data.standing).toBe('confirmed')
  })

  it('while staff accept it: the first wins, the second is told', async () => {
    for (let round = 0; round < 5; round++) {
      const { orderId } = await place({ booking: (await aBooking(app.db, house.propertyId)).linkKey })
      const [byGuest, byStaff] = await Promise.all([cancel(orderId), accept(orderId)])
      const { standing } = (await house.guest('GET', `orders/${orderId}`)).data
      expect([byGuest.status, byStaff.status, standing]).toEqual(
        byGuest.status === 200 ? [200, 409, 'cancelled'] : [409, 200, 'confirmed'],
      )
    }
  })

  it('releases what was held for it', async () => {
    const { orderId, paymentUrl } = await place({ service: 'Pay Now' })
    const { pathname, search } = new URL(paymentUrl)
    await app.inject({
      method: 'POST',
      url: pathname + search,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'action=approve&method=visa',
    })
    expect((await cancel(orderId)).data.standing).toBe('cancelled')
    await eventually('the hold to be released', async () => {
      const { data } = await house.guest('GET', `orders/${orderId}`)
      return data.payment === 'released'
    })
  })

  it('before paying has given it up: nothing reaches staff, the stock is back', async () => {
    const { orderId } = await place({ service: 'Pay Now' })
    const { data } = await cancel(orderId)
    expect(data).toMatchObject({ stage: 'abandoned', isCancellable: false, paymentUrl: null })
    expect((await cancel(orderId)).data.stage).toBe('abandoned')
    expect([await house.stockOf(product.id), (await requests()).total]).toEqual([5, 0])
  })

  it('cannot take back what another device ordered, with its address alone', async () => {
    const { orderId } = await place()
    for (const from of [aDevice(), {}]) {
      expect((await cancel(orderId, from)).code).toBe('order/unknown')
      const { data } = await house.guest('GET', `orders/${orderId}`, undefined, from)
      expect(data).toMatchObject({ standing: 'sent', isCancellable: false })
    }
  })

  it('cannot take back one of another property, nor one that is not there', async () => {
    const { orderId } = await place()
    const elsewhere = await aPropertyWithReception(app)
    expect((await elsewhere.guest('POST', `orders/${orderId}/cancel`)).code).toBe('order/unknown')
    expect((await cancel('U'.repeat(22))).code).toBe('order/unknown')
  })
})
