import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, TEST_NOW, type TestApp } from '../../../testing/app.ts'
import { aBooking } from '../../../testing/builders.ts'
import {
  anOrderFor,
  aPropertyWithReception,
  CHECKOUT,
  type PropertyWithReception,
} from '../../../testing/property-with-reception.ts'

let app: TestApp
let house: PropertyWithReception
let auto: { id: string; price: number }
beforeAll(async () => {
  app = await openTestApp({ requestsPerMinute: 100_000, withJobs: true })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(TEST_NOW)
  house = await aPropertyWithReception(app)
  auto = await house.product({ options: { isAutomaticallyAccepted: true } })
})

const requests = async () => (await house.call('GET', 'orderRequests')).data
const statusOf = async (change: object) => (await house.order(anOrderFor(auto, change))).data.status

describe('an order that no booking vouches for', () => {
  it('is never accepted automatically, and staff see that it is not matched', async () => {
    expect(await statusOf({ checkout: { ...CHECKOUT, reservationNumber: 'XYZ' } })).toBe('no action taken')
    const { waiting, items } = await requests()
    expect([waiting, items[0].isMatched]).toEqual([1, false])
    const { data } = await house.call('GET', `orderRequests/${items[0].id}`)
    expect(data).toMatchObject({ isMatched: false, bookingId: null, bookingNumber: 'XYZ' })
  })

  it('is matched by the link of a guest in house, and then accepted', async () => {
    const { linkKey } = await aBooking(app.db, house.propertyId)
    expect(await statusOf({ booking: linkKey })).toBe('auto accepted')
    expect((await requests()).items[0].isMatched).toBe(true)
  })

  it.each(['precheckin', 'checkout'] as const)(
    'is not matched by a link whose guest is in %s',
    async (state) => {
      const { linkKey } = await aBooking(app.db, house.propertyId, { state })
      expect(await statusOf({ booking: linkKey })).toBe('no action taken')
      expect((await requests()).items[0]).toMatchObject({ isMatched: false })
    },
  )

  it('is matched by reservation number and last name of a guest in house, however it is paid', async () => {
    const { bookingNumber } = await aBooking(app.db, house.propertyId)
    const named = (lastName: string) => ({
      checkout: { ...CHECKOUT, reservationNumber: bookingNumber, lastName },
    })
    expect(await statusOf(named('nilsen'))).toBe('auto accepted')
    expect(await statusOf(named('Olsen'))).toBe('no action taken')
  })

  it('tells a guesser nothing after some tries: the right name no longer helps within the minute', async () => {
    const { bookingNumber } = await aBooking(app.db, house.propertyId)
    const named = (lastName: string) => ({
      checkout: { ...CHECKOUT, reservationNumber: bookingNumber, lastName },
    })
    for (const guess of ['Ash', 'Birch', 'Cedar', 'Dogwood', 'Elm']) await statusOf(named(guess))
    expect(await statusOf(named('Nilsen'))).toBe('no action taken')
    app.clock.advance({ minutes: 2 })
    expect(await statusOf(named('Nilsen'))).toBe('auto accepted')
  })
})

describe('a delivery', () => {
  const roomless = { ...CHECKOUT, roomNumber: ' ' }

  it('needs a room, said with its own code', async () => {
    const answer = await house.order(anOrderFor(auto, { checkout: roomless }))
    expect([answer.status, answer.code]).toEqual([422, 'order/room-missing'])
    expect(answer.details).toEqual({ fields: { roomNumber: 'required' } })
    const more = await house.order(anOrderFor(auto, { checkout: { ...roomless, firstName: '' } }))
    expect(more.code).toBe('order/checkout-incomplete')
    expect((await requests()).total).toBe(0)
  })

  it('needs none where it is picked up', async () => {
    const checkout = { ...roomless, deliveryOrPickup: 'pickup' }
    expect((await house.order(anOrderFor(auto, { checkout }))).status).toBe(200)
  })

  it('to a booking without a room yet asks for one', async () => {
    const { linkKey } = await aBooking(app.db, house.propertyId)
    const order = (checkout: object) => house.order(anOrderFor(auto, { booking: linkKey, checkout }))
    expect((await order(roomless)).code).toBe('order/room-missing')
    expect((await order(CHECKOUT)).status).toBe(200)
  })
})
