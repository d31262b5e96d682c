import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, TEST_NOW, type TestApp } from '../../../testing/app.ts'
import { aStoreHouse, inHours, STAY, type StoreHouse } from '../../../testing/store-house.ts'
import { bookingChanges, bookings } from '../../guests/tables.ts'
import { properties } from '../../properties/tables.ts'
import { orderStayTimes } from '../tables.ts'
import { takePersonOut } from './removal.ts'

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

/** An hour of early check-in costs 100, and so does one of late check-out. */
async function hoursOf(moment: 'arrival' | 'departure', { places = 5, isAutomatic = true } = {}) {
  const product = await house.product({ options: inHours(moment, places, isAutomatic) })
  const dealId = await house.deal([product])
  const day = moment === 'arrival' ? STAY.arrival : STAY.departure
  return (booking: string, time: string, more: object = {}) =>
    house.buy(booking, [{ product, dealId, when: { days: [day], time } }], more)
}
const ofBooking = (id: string) => and(eq(bookings.propertyId, house.propertyId), eq(bookings.id, id))
const times = async (id: string) => {
  const [row] = await app.db.tenant(house.propertyId, (tx) => tx.select().from(bookings).where(ofBooking(id)))
  return [row?.checkInTime ?? null, row?.checkOutTime ?? null]
}
const set = (id: string, change: Partial<typeof bookings.$inferInsert>) =>
  app.db.tenant(house.propertyId, (tx) => tx.update(bookings).set(change).where(ofBooking(id)))
const answer = (orderId: string, how: 'accept' | 'decline' | 'cancel') =>
  house.call(
    'POST',
    `orderRequests/${orderId}/${how}`,
    how === 'accept' ? { timeExpected: null } : { reason: 'too busy' },
  )

describe('early check-in and late check-out', () => {
  it('accepted by itself are the stay’s own times at once, priced by the hour', async () => {
    const [early, late] = [await hoursOf('arrival'), await hoursOf('departure')]
    const { id, linkKey } = await house.stay()
    const sent = await early(linkKey, '12:00')
    expect(sent.data).toMatchObject({ status: 'auto accepted', total: 30_000 })
    await late(linkKey, '13:00')
    expect(await times(id)).toEqual(['12:00', '13:00'])
    expect((await house.store(linkKey)).data.stay).toMatchObject({
      checkInTime: '12:00',
      checkOutTime: '13:00',
    })
    const changes = await app.db.tenant(house.propertyId, (tx) =>
      tx
        .select()
        .from(bookingChanges)
        .where(eq(bookingChanges.bookingId, id))
        .orderBy(bookingChanges.revision),
    )
    expect(changes).toMatchObject([
      { kind: 'changed', source: 'guest', before: { checkInTime: null }, after: { checkInTime: '12:00' } },
      { kind: 'changed', source: 'guest', before: { checkOutTime: null }, after: { checkOutTime: '13:00' } },
    ])
  })

  it('wait for staff where they say so, and are the stay’s times once these accept', async () => {
    const late = await hoursOf('departure', { isAutomatic: false })
    const { id, linkKey } = await house.stay()
    const { data } = await late(linkKey, '13:00')
    expect(data.timeRequested).toBe('2026-12-13T12:00:00.000Z')
    expect(await times(id)).toEqual([null, null])
    expect((await answer(data.orderId, 'accept')).status).toBe(200)
    expect(await times(id)).toEqual([null, '13:00'])
  })

  it('declined change nothing', async () => {
    const late = await hoursOf('departure', { isAutomatic: false })
    const { id, linkKey } = await house.stay()
    await answer((await late(linkKey, '13:00')).data.orderId, 'decline')
    expect(await times(id)).toEqual([null, null])
  })

  it('move the phase of the guest: who may stay until two is in the house at one', async () => {
    const late = await hoursOf('departure')
    const { linkKey } = await house.stay()
    const other = await house.stay()
    await late(linkKey, '14:00')
    for (const each of [linkKey, other.linkKey]) {
      await app.db.tenant(house.propertyId, (tx) =>
        tx
          .update(bookings)
          .set({ state: 'checkin' })
          .where(and(eq(bookings.propertyId, house.propertyId), eq(bookings.linkKey, each))),
      )
    }
    // One o'clock in Copenhagen.
    app.clock.set('2026-12-13T12:00:00Z')
    const stateOf = async (key: string) => (await house.guest('GET', `bookings/${key}`)).data?.state
    expect([await stateOf(linkKey), await stateOf(other.linkKey)]).toEqual(['checkin', 'checkout'])
  })

  it('are bought once: what the stay has or asked for is neither offered nor taken a second time', async () => {
    const [early, late] = [await hoursOf('arrival'), await hoursOf('departure', { isAutomatic: false })]
    const { id, linkKey } = await house.stay()
    await early(linkKey, '12:00')
    const { data: asked } = await late(linkKey, '12:00')
    for (const [buy, time] of [
      [early, '11:00'],
      [early, '14:00'],
      [late, '12:00'],
      [late, '14:00'],
    ] as const)
      expect((await buy(linkKey, time)).code).toBe('order/hours-had')
    const offered = async (query = '') =>
      (await house.store(linkKey, query)).data.deals.map(({ products }) =>
        products[0]?.days[0]?.times.map(({ time, hours }) => `${time} ${hours}`),
      )
    expect(await offered()).toEqual([[], []])
    // While nobody has answered, the guest changes what they asked for.
    expect(await offered(`?changes=${asked.watchId}`)).toEqual([
      [],
      ['12:00 1', '13:00 2', '14:00 3', '15:00 4'],
    ])
    expect((await late(linkKey, '14:00', { changes: asked.watchId })).data.total).toBe(30_000)
    expect(await times(id)).toEqual(['12:00', null])
  })

  it('of two that are sent at once one is taken', async () => {
    const late = await hoursOf('departure')
    const other = await hoursOf('departure')
    const { id, linkKey } = await house.stay()
    const answers = await Promise.all([late(linkKey, '13:00'), other(linkKey, '14:00')])
    expect(answers.map(({ code }) => code).sort()).toEqual(['order/hours-had', undefined])
    const taken = answers[0]?.status === 200 ? '13:00' : '14:00'
    expect(await times(id)).toEqual([null, taken])
  })

  it('stand in a cart once', async () => {
    const product = await house.product({ options: inHours('departure', 5) })
    const dealId = await house.deal([product])
    const { linkKey } = await house.stay()
    const line = (time: string) => ({ product, dealId, when: { days: [STAY.departure], time } })
    const { data } = await house.quote(linkKey, [line('13:00'), line('14:00')])
    expect(data).toMatchObject({ problems: [{ line: 1, code: 'order/hours-had' }], total: 20_000 })
    expect((await house.buy(linkKey, [line('13:00'), line('14:00')])).code).toBe('order/hours-had')
  })

  it('cost the hours beyond what the house has granted, and are not sold for less', async () => {
    const late = await hoursOf('departure')
    const { id, linkKey } = await house.stay({ checkOutTime: '12:30' })
    expect((await late(linkKey, '12:00')).code).toBe('order/hours-had')
    expect((await late(linkKey, '14:00')).data.total).toBe(20_000)
    expect(await times(id)).toEqual([null, '14:00'])
  })

  it('never make it worse where the property changed its usual time meanwhile', async () => {
    const early = await hoursOf('arrival', { isAutomatic: false })
    const { id, linkKey } = await house.stay()
    const { data } = await early(linkKey, '13:00')
    await app.db.tenant(house.propertyId, (tx) =>
      tx.update(properties).set({ checkInTime: '12:00' }).where(eq(properties.propertyId, house.propertyId)),
    )
    expect((await house.call('GET', `orderRequests/${data.orderId}`)).data.stayTrouble).toBe('no hours')
    expect((await answer(data.orderId, 'accept')).status).toBe(200)
    expect(await times(id)).toEqual([null, null])
    await answer(data.orderId, 'cancel')
    expect(await times(id)).toEqual([null, null])
  })

  it('never take away what the house had granted', async () => {
    const early = await hoursOf('arrival')
    const { id, linkKey } = await house.stay({ checkInTime: '11:00' })
    expect((await early(linkKey, '13:00')).code).toBe('order/hours-had')
    expect(await times(id)).toEqual(['11:00', null])
  })

  it('are for so many guests a day', async () => {
    const late = await hoursOf('departure', { places: 1 })
    expect((await late((await house.stay()).linkKey, '14:00')).status).toBe(200)
    const { id, linkKey } = await house.stay()
    expect((await late(linkKey, '12:00')).code).toBe('order/fully-booked')
    expect(await times(id)).toEqual([null, null])
  })

  it('are of the day they were asked for: of a stay that moved or was called off nothing is accepted', async () => {
    const late = await hoursOf('departure', { isAutomatic: false })
    for (const change of [
      { departure: '2026-12-14' },
      { cancelledAt: new Date() },
      { noShowAt: new Date() },
    ]) {
      const { id, linkKey } = await house.stay()
      const { data } = await late(linkKey, '13:00')
      await set(id, change)
      expect(await answer(data.orderId, 'accept')).toMatchObject({ status: 409, code: 'order/stay-changed' })
      expect(await times(id)).toEqual([null, null])
      await set(id, { departure: STAY.departure, cancelledAt: null, noShowAt: null })
      expect((await answer(data.orderId, 'accept')).status).toBe(200)
    }
  })

  it('paid for a stay that moved meanwhile wait for staff, who see why, and no money is taken', async () => {
    const late = await hoursOf('departure')
    const { id, linkKey } = await house.stay()
    const { data } = await late(linkKey, '13:00', { service: 'Pay Now', method: 'visa' })
    await set(id, { departure: '2026-12-14' })
    await payInSandbox(data.paymentUrl)
    expect((await house.guest('GET', `orders/${data.orderId}`)).data.status).toBe('no action taken')
    expect((await house.call('GET', `orderRequests/${data.orderId}`)).data).toMatchObject({
      stayTrouble: 'moved',
      payment: 'held',
      // A day after the day it was for.
      expiresAt: '2026-12-14T12:00:00.000Z',
    })
    expect(await times(id)).toEqual([null, null])
  })

  it('paid twice, the second waits for staff', async () => {
    const late = await hoursOf('departure')
    const { id, linkKey } = await house.stay()
    const pay = { service: 'Pay Now', method: 'visa' }
    const [one, two] = [await late(linkKey, '13:00', pay), await late(linkKey, '14:00', pay)]
    for (const { data } of [one, two]) {
      await payInSandbox(data.paymentUrl)
      await house.guest('GET', `orders/${data.orderId}`)
    }
    expect(await times(id)).toEqual([null, '13:00'])
    expect((await house.call('GET', `orderRequests/${two.data.orderId}`)).data).toMatchObject({
      status: 'no action taken',
      stayTrouble: 'no hours',
    })
  })

  it('paid for a stay that was called off meanwhile are declined, and the hold is released', async () => {
    const late = await hoursOf('departure')
    const { id, linkKey } = await house.stay()
    const { data } = await late(linkKey, '13:00', { service: 'Pay Now', method: 'visa' })
    await set(id, { cancelledAt: new Date() })
    await payInSandbox(data.paymentUrl)
    await house.guest('GET', `orders/${data.orderId}`)
    const request = async () => (await house.call('GET', `orderRequests/${data.orderId}`)).data
    expect(await request()).toMatchObject({ status: 'declined', reason: 'no answer in time' })
    await expect.poll(async () => (await request()).payment, { timeout: 20_000 }).toBe('released')
    expect(await times(id)).toEqual([null, null])
  })

  it('can be had in whole hours that there are, at the usual time no more', async () => {
    const late = await hoursOf('departure')
    const { linkKey } = await house.stay()
    for (const time of ['11:00', '12:30', '16:00', '10:00']) {
      expect((await late(linkKey, time)).code).toBe('order/closed-hours')
    }
  })
})

describe('cancelled afterwards', () => {
  it('the stay has its times as before', async () => {
    const late = await hoursOf('departure')
    const [plain, granted] = [await house.stay(), await house.stay({ checkOutTime: '11:30' })]
    for (const { id, linkKey, checkOutTime = null } of [plain, granted]) {
      const { data } = await late(linkKey, '13:00')
      expect(await times(id)).toEqual([null, '13:00'])
      expect((await answer(data.orderId, 'cancel')).status).toBe(200)
      expect(await times(id)).toEqual([null, checkOutTime])
    }
  })

  it('what was asked for before hours were bought once stands, in whichever order they go', async () => {
    const late = await hoursOf('departure', { isAutomatic: false })
    const { id, linkKey } = await house.stay()
    // Two that were paid, answered by staff.
    const bought = async (time: string) => {
      const { data } = await late(linkKey, time, { service: 'Pay Now', method: 'visa' })
      return data
    }
    const all = [await bought('13:00'), await bought('14:00')]
    for (const { paymentUrl, orderId } of all) {
      await payInSandbox(paymentUrl)
      await house.guest('GET', `orders/${orderId}`)
      await answer(orderId, 'accept')
    }
    expect(await times(id)).toEqual([null, '14:00'])
    await answer(all[1]?.orderId ?? '', 'cancel')
    expect(await times(id)).toEqual([null, '13:00'])
    await answer(all[0]?.orderId ?? '', 'cancel')
    expect(await times(id)).toEqual([null, null])
  })

  it('a time that staff changed meanwhile stays', async () => {
    const late = await hoursOf('departure')
    const { id, linkKey } = await house.stay()
    const { data } = await late(linkKey, '13:00')
    await set(id, { checkOutTime: '15:00' })
    await answer(data.orderId, 'cancel')
    expect(await times(id)).toEqual([null, '15:00'])
  })
})

it('what names the booking is gone with the person of the order', async () => {
  const late = await hoursOf('departure')
  const { id, linkKey } = await house.stay()
  const { data } = await late(linkKey, '13:00')
  const named = () =>
    app.db.tenant(house.propertyId, (tx) =>
      tx.select().from(orderStayTimes).where(eq(orderStayTimes.bookingId, id)),
    )
  expect(await named()).toHaveLength(1)
  const messages = { remove: async () => {} }
  await app.db.tenant(house.propertyId, (tx) =>
    takePersonOut({ tx, propertyId: house.propertyId, now: app.clock.now(), messages }, [data.orderId]),
  )
  expect(await named()).toEqual([])
  expect(await times(id)).toEqual([null, '13:00'])
})

it('paid at once, they hold once the payment does', async () => {
  const early = await hoursOf('arrival')
  const { id, linkKey } = await house.stay()
  const { data } = await early(linkKey, '13:00', { service: 'Pay Now', method: 'visa' })
  expect(data.stage).toBe('awaiting payment')
  expect(await times(id)).toEqual([null, null])
  await payInSandbox(data.paymentUrl)
  await house.guest('GET', `orders/${data.orderId}`)
  expect(await times(id)).toEqual(['13:00', null])
})

/** The sandbox's page, approved. */
async function payInSandbox(paymentUrl: string): Promise<void> {
  const { pathname, search } = new URL(paymentUrl)
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const payload = 'action=approve&method=visa'
  const answered = await app.inject({ method: 'POST', url: pathname + search, headers, payload })
  expect(answered.statusCode).toBeLessThan(400)
}
