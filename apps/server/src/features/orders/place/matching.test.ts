import { describe, expect, it } from 'vitest'
import { newId } from '../../../platform/ids.ts'
import type { TestApp } from '../../../testing/app.ts'
import { aBooking, aUnit } from '../../../testing/builders.ts'
import { housePerTest } from '../../../testing/house-per-test.ts'
import { propertyChanged } from '../../../testing/property-changed.ts'
import {
  aDevice,
  anOrderFor,
  CHECKOUT,
  type PropertyWithReception,
} from '../../../testing/property-with-reception.ts'

let app: TestApp
let house: PropertyWithReception
let auto: { id: string; price: number }
housePerTest(async (made) => {
  ;({ app, house } = made)
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

  it('is not matched to another room than the booking’s, and staff see both', async () => {
    const unit = await aUnit(app.db, house.propertyId, '204')
    await propertyChanged(app, house.propertyId)
    const { linkKey, bookingNumber } = await aBooking(app.db, house.propertyId, { unitId: unit.id })
    const to = (roomNumber: string) => ({ ...CHECKOUT, reservationNumber: bookingNumber, roomNumber })
    expect(await statusOf({ booking: linkKey, checkout: to('Room 0204') })).toBe('auto accepted')
    expect(await statusOf({ booking: linkKey, checkout: to('206') })).toBe('no action taken')
    expect((await requests()).items[0]).toMatchObject({ isMatched: false, unit: '206', bookingUnit: '204' })
    expect(await statusOf({ checkout: to('204') })).toBe('auto accepted')
    expect(await statusOf({ checkout: to('206') })).toBe('no action taken')
    expect((await requests()).items[0]).toMatchObject({ isMatched: false, unit: '206', bookingUnit: '204' })
    // Overheard names and numbers put nothing on a bill, and nothing among the guest's own orders.
    const onBill = await house.order(anOrderFor(auto, { service: 'Put on bill', checkout: to('206') }))
    expect(onBill.code).toBe('order/booking-unknown')
    const sent = await app.inject({ url: `/api/guest/${house.propertyId}/bookings/${linkKey}/orders` })
    expect(sent.json().data.orders).toHaveLength(3)
  })

  it('with a stranger’s room counts as a stranger’s, whatever name it brings', async () => {
    const unit = await aUnit(app.db, house.propertyId, '305')
    await propertyChanged(app, house.propertyId)
    const { bookingNumber } = await aBooking(app.db, house.propertyId, { unitId: unit.id })
    const checkout = { ...CHECKOUT, reservationNumber: bookingNumber, roomNumber: '666' }
    const device = aDevice()
    const send = () => house.order(anOrderFor(auto, { checkout }), newId(), device)
    for (let sent = 0; sent < 3; sent++) expect((await send()).status).toBe(200)
    expect((await send()).code).toBe('order/limit-reached')
  })

  it('one guest who guesses on the hotel’s Wi-Fi stops no other guest there', async () => {
    const wifi = { remoteAddress: '203.0.113.7' }
    const named = (reservationNumber: string) =>
      anOrderFor(auto, { service: 'Put on bill', checkout: { ...CHECKOUT, reservationNumber } })
    const guesser = { ...wifi, ...aDevice() }
    const guesses = [1, 2, 3, 4, 5, 6].map((nth) => house.order(named(`G-${nth}`), newId(), guesser))
    const codes = (await Promise.all(guesses)).map(({ code }) => code)
    expect(codes.toSorted()).toEqual([...Array(5).fill('order/booking-unknown'), 'request/too-many'])
    const { bookingNumber } = await aBooking(app.db, house.propertyId)
    expect((await house.order(named(bookingNumber), newId(), { ...wifi, ...aDevice() })).status).toBe(200)
    expect((await house.order(named(bookingNumber), newId(), wifi)).status).toBe(200)
  })

  it('one network has an end to its guesses, however many cookies it throws away', async () => {
    const from = () => ({ ...aDevice(), remoteAddress: '203.0.113.8' })
    const guess = (nth: number) => {
      const checkout = { ...CHECKOUT, reservationNumber: `N-${nth}` }
      return house.order(anOrderFor(auto, { service: 'Put on bill', checkout }), newId(), from())
    }
    const answers = await Promise.all(Array.from({ length: 22 }, (_, nth) => guess(nth)))
    expect(answers.filter(({ code }) => code === 'request/too-many')).toHaveLength(2)
  })

  it('a bill and a match are one count: who guessed at the one has used up the other', async () => {
    const { bookingNumber } = await aBooking(app.db, house.propertyId)
    const guesser = { ...aDevice(), remoteAddress: '203.0.113.9' }
    const name = (reservationNumber: string, service: string) =>
      house.order(
        anOrderFor(auto, { service, checkout: { ...CHECKOUT, reservationNumber } }),
        newId(),
        guesser,
      )
    for (const nth of [1, 2, 3]) expect((await name(`M-${nth}`, 'Pay on delivery')).status).toBe(200)
    for (const nth of [4, 5])
      expect((await name(`M-${nth}`, 'Put on bill')).code).toBe('order/booking-unknown')
    expect((await name(bookingNumber, 'Put on bill')).code).toBe('request/too-many')
  })

  it('strangers who guess at a booking keep out no device that ordered for it before', async () => {
    const { bookingNumber } = await aBooking(app.db, house.propertyId)
    const onBill = (lastName: string) =>
      anOrderFor(auto, {
        service: 'Put on bill',
        checkout: { ...CHECKOUT, reservationNumber: bookingNumber, lastName },
      })
    const wifi = '203.0.113.10'
    const own = { ...aDevice(), remoteAddress: wifi }
    expect((await house.order(onBill('Nilsen'), newId(), own)).status).toBe(200)
    for (const guess of ['Ash', 'Birch', 'Cedar', 'Dogwood', 'Elm'])
      await house.order(onBill(guess), newId(), { ...aDevice(), remoteAddress: wifi })
    const stranger = { ...aDevice(), remoteAddress: wifi }
    expect((await house.order(onBill('Nilsen'), newId(), stranger)).code).toBe('request/too-many')
    expect((await house.order(onBill('Nilsen'), newId(), own)).status).toBe(200)
    // It counts for itself all the same.
    for (let tries = 0; tries < 5; tries++) await house.order(onBill('Fir'), newId(), own)
    expect((await house.order(onBill('Nilsen'), newId(), own)).code).toBe('request/too-many')
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
