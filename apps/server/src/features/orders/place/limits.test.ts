import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../../platform/ids.ts'
import { openTestApp, TEST_NOW, type TestApp } from '../../../testing/app.ts'
import { aBooking, aSignedIn } from '../../../testing/builders.ts'
import { caller } from '../../../testing/caller.ts'
import {
  aDevice,
  anOrderFor,
  aPropertyWithReception,
  type PropertyWithReception,
} from '../../../testing/property-with-reception.ts'
import { orders } from '../tables.ts'

let app: TestApp
let house: PropertyWithReception
let product: { id: string; price: number }
beforeAll(async () => {
  app = await openTestApp({ requestsPerMinute: 100_000, withJobs: true })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(TEST_NOW)
  house = await aPropertyWithReception(app)
  product = await house.product()
})

const rows = () => app.db.tenant(house.propertyId, (tx) => tx.select().from(orders))
const refused = (answers: { status: number; code: string | undefined }[]) =>
  answers.filter(({ status }) => status !== 200).map(({ status, code }) => [status, code])

describe('without a booking', () => {
  it('a device has at most three open orders, also of ten sent at once', async () => {
    const device = aDevice()
    const sent = await Promise.all(
      Array.from({ length: 10 }, () => house.order(anOrderFor(product), newId(), device)),
    )
    expect(refused(sent)).toEqual(Array.from({ length: 7 }, () => [429, 'order/limit-reached']))
    expect(await rows()).toHaveLength(3)
  })

  it('what is answered is open no more', async () => {
    const device = aDevice()
    const order = () => house.order(anOrderFor(product), newId(), device)
    const [first] = [await order(), await order(), await order()]
    expect((await order()).code).toBe('order/limit-reached')
    await house.call('POST', `orderRequests/${first?.data.orderId}/accept`, { timeExpected: null })
    expect((await order()).status).toBe(200)
  })

  it('a property takes at most twenty in an hour, whoever drops their cookies', async () => {
    const sent = await Promise.all(Array.from({ length: 26 }, () => house.order(anOrderFor(product))))
    expect(refused(sent)).toHaveLength(6)
    app.clock.advance({ minutes: 61 })
    expect((await house.order(anOrderFor(product))).status).toBe(200)
  })

  it('a refused one sent again under its key is refused again, and leaves nothing', async () => {
    const device = aDevice()
    for (let nth = 0; nth < 3; nth++) await house.order(anOrderFor(product), newId(), device)
    const key = newId()
    expect((await house.order(anOrderFor(product), key, device)).code).toBe('order/limit-reached')
    expect((await house.order(anOrderFor(product), key, device)).code).toBe('order/limit-reached')
    expect(await rows()).toHaveLength(3)
  })

  it('guests with a booking are not counted, nor stopped by those who are', async () => {
    const device = aDevice()
    const { linkKey } = await aBooking(app.db, house.propertyId)
    for (let nth = 0; nth < 3; nth++) await house.order(anOrderFor(product), newId(), device)
    const own = () => house.order(anOrderFor(product, { booking: linkKey }), newId(), device)
    expect([(await own()).status, (await own()).status]).toEqual([200, 200])
  })

  it('the limits are the property’s to set; 0 takes none', async () => {
    const call = caller(app, (await aSignedIn(app, house.propertyId, ['owner'])).cookie)
    const { data: before } = await call('GET', 'payments/settings')
    const { services, methods, receiptService, provider, revision } = before
    const saved = await call('PUT', 'payments/settings', {
      ...{ services, methods, receiptService, provider, revision },
      withoutBooking: { openPerDevice: 1, perHour: 2 },
    })
    expect([saved.status, saved.data.withoutBooking]).toEqual([200, { openPerDevice: 1, perHour: 2 }])
    const device = aDevice()
    const order = (from = aDevice()) => house.order(anOrderFor(product), newId(), from)
    expect([(await order(device)).status, (await order(device)).status]).toEqual([200, 429])
    expect([(await order()).status, (await order()).status]).toEqual([200, 429])
  })
})

it('a browser gets its cookie with its first order: out of the reach of scripts, and the same for a lost answer', async () => {
  const key = newId()
  const send = () =>
    app.inject({
      method: 'POST',
      url: `/api/guest/${house.propertyId}/orders`,
      headers: { 'idempotency-key': key },
      payload: anOrderFor(product),
    })
  const [first, again] = [await send(), await send()]
  expect(first.headers['set-cookie']).toMatch(
    /^order_device=[\w-]{22}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/,
  )
  expect(again.headers['set-cookie']).toBe(first.headers['set-cookie'])
  const [row] = await rows()
  expect(row?.device).toMatch(/^[\w-]{43}$/)
  expect(first.headers['set-cookie']).not.toContain(row?.device)
})
