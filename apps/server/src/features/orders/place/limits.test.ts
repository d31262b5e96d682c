import { describe, expect, it } from 'vitest'
import { newId } from '../../../platform/ids.ts'
import type { TestApp } from '../../../testing/app.ts'
import { aBooking, aSignedIn } from '../../../testing/builders.ts'
import { caller } from '../../../testing/caller.ts'
import { housePerTest } from '../../../testing/house-per-test.ts'
import { aDevice, anOrderFor, type PropertyWithReception } from '../../../testing/property-with-reception.ts'
import { orders } from '../tables.ts'

let app: TestApp
let house: PropertyWithReception
let product: { id: string; price: number }
housePerTest(async (made) => {
  ;({ app, house } = made)
  product = await house.product()
})

const rows = () => app.db.tenant(house.propertyId, (tx) => tx.select().from(orders).orderBy(orders.number))
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

  it('one network takes half of them, also by ordering and cancelling in a circle; others go on', async () => {
    const from = () => ({ ...aDevice(), remoteAddress: '203.0.113.7' })
    const circle = async () => {
      const device = from()
      const { status, data } = await house.order(anOrderFor(product), newId(), device)
      if (status === 200) await house.guest('POST', `orders/${data.orderId}/cancel`, {}, device)
      return status
    }
    const answers: number[] = []
    for (let nth = 0; nth < 12; nth++) answers.push(await circle())
    expect(answers.filter((status) => status === 429)).toHaveLength(2)
    expect((await house.order(anOrderFor(product))).status).toBe(200)
    app.clock.advance({ minutes: 61 })
    expect(await circle()).toBe(200)
  })

  it('a device the house has served before counts for itself, whatever its address has used up', async () => {
    const wifi = { remoteAddress: '203.0.113.7' }
    const known = { ...aDevice(), ...wifi }
    const { data } = await house.order(anOrderFor(product), newId(), known)
    const strangers = async (count: number) => {
      for (let nth = 0; nth < count; nth++) await house.order(anOrderFor(product), newId(), wifi)
    }
    await strangers(9)
    expect((await house.order(anOrderFor(product), newId(), wifi)).code).toBe('order/limit-reached')
    expect((await house.order(anOrderFor(product), newId(), known)).code).toBe('order/limit-reached')
    await house.call('POST', `orderRequests/${data.orderId}/accept`, { timeExpected: null })
    for (let nth = 0; nth < 3; nth++)
      expect((await house.order(anOrderFor(product), newId(), known)).status).toBe(200)
    expect((await house.order(anOrderFor(product), newId(), known)).code).toBe('order/limit-reached')
    expect((await rows()).filter(({ network }) => network === null)).toHaveLength(3)
  })

  it('an IPv6 network is one network, whichever of its addresses sends', async () => {
    const from = (nth: number) => ({ ...aDevice(), remoteAddress: `2001:db8:1:2::${nth + 1}` })
    const sent = await Promise.all(
      Array.from({ length: 12 }, (_, nth) => house.order(anOrderFor(product), newId(), from(nth))),
    )
    expect(refused(sent)).toHaveLength(2)
    const next = { remoteAddress: '2001:db8:1:3::1' }
    expect((await house.order(anOrderFor(product), newId(), next)).status).toBe(200)
  })

  it('the network is kept as a keyed hash, of orders without a booking alone', async () => {
    const { linkKey } = await aBooking(app.db, house.propertyId)
    const from = { remoteAddress: '203.0.113.7' }
    await house.order(anOrderFor(product), newId(), from)
    await house.order(anOrderFor(product, { booking: linkKey }), newId(), from)
    const kept = await rows()
    expect(kept.find(({ bookingId }) => bookingId === null)?.network).toMatch(/^[\w-]{43}$/)
    expect(kept.find(({ bookingId }) => bookingId !== null)?.network).toBeNull()
    expect(JSON.stringify(kept)).not.toContain('203.0.113')
  })

  it('what a device took back within the hour still counts', async () => {
    const device = aDevice()
    for (let nth = 0; nth < 3; nth++) {
      const { data } = await house.order(anOrderFor(product), newId(), device)
      const taken = await house.guest('POST', `orders/${data.orderId}/cancel`, {}, device)
      expect(taken.data.standing).toBe('cancelled')
    }
    expect((await house.order(anOrderFor(product), newId(), device)).code).toBe('order/limit-reached')
    app.clock.advance({ minutes: 61 })
    expect((await house.order(anOrderFor(product), newId(), device)).status).toBe(200)
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

it('a preview takes thirty in an hour, and leaves guests theirs', async () => {
  const editor = caller(app, (await aSignedIn(app, house.propertyId, ['editor'])).cookie)
  const preview = (await editor('POST', 'guestbook/previewToken')).data.token
  const sent = await Promise.all(
    Array.from({ length: 32 }, () => house.order(anOrderFor(product, { preview }))),
  )
  expect(refused(sent)).toEqual(Array.from({ length: 2 }, () => [429, 'order/preview-limit-reached']))
  expect((await house.order(anOrderFor(product))).status).toBe(200)
})

it('a browser that looks at its order is known for sixty days from then', async () => {
  const device = aDevice()
  const { data } = await house.order(anOrderFor(product), newId(), device)
  const url = `/api/guest/${house.propertyId}/orders/${data.orderId}`
  const own = await app.inject({ url, headers: device.headers ?? {} })
  expect(own.headers['set-cookie']).toContain(`${device.headers?.cookie}; Max-Age=${60 * 24 * 3600}; `)
  expect((await app.inject({ url })).headers['set-cookie']).toBeUndefined()
  const { linkKey } = await aBooking(app.db, house.propertyId)
  const stay = `/api/guest/${house.propertyId}/bookings/${linkKey}/orders`
  const listed = await app.inject({ url: stay, headers: device.headers ?? {} })
  expect([listed.statusCode, listed.headers['set-cookie']]).toEqual([
    200,
    expect.stringContaining(`${device.headers?.cookie}; `),
  ])
})

it('a browser that is refused gets its cookie too, so that its guesses are counted as its own', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: `/api/guest/${house.propertyId}/orders`,
    headers: { 'idempotency-key': newId() },
    payload: anOrderFor(product, { service: 'Put on bill' }),
  })
  expect(answer.json().code).toBe('order/booking-unknown')
  expect(answer.headers['set-cookie']).toMatch(/^order_device=/)
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
