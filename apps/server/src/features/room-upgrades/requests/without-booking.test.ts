import type { RoomUpgrade } from '@innkeeper/domain/room-upgrades/schema.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../../platform/ids.ts'
import { housePerTest } from '../../../testing/house-per-test.ts'
import { aDevice, anOrderFor } from '../../../testing/property-with-reception.ts'
import { anUpgradeHouse, STRANGER, type UpgradeHouse } from '../../../testing/upgrade-house.ts'

let house: UpgradeHouse
let upgrade: RoomUpgrade
housePerTest(async (made) => {
  house = await anUpgradeHouse(made.app, made.house)
})
beforeEach(async () => {
  await house.unit(house.suite, '501')
  upgrade = await house.upgrade({ isAutomaticallyAccepted: true })
})

const ask = (change: object = {}, ...rest: [key?: string, from?: object]) =>
  house.ask(upgrade.id, { ...STRANGER, ...change }, ...rest)
const requestOf = async (orderId: string) => (await house.call('GET', `orderRequests/${orderId}`)).data

describe('a request without a booking', () => {
  it('asks for the number and the name, field by field as the checkout', async () => {
    expect(await ask({ reservationNumber: ' ', lastName: '' })).toMatchObject({
      status: 422,
      code: 'order/checkout-incomplete',
      details: { fields: { reservationNumber: 'required', lastName: 'required' } },
    })
  })

  it('answers the same whether the number and the name fit a booking or not', async () => {
    const { bookingNumber, lastName } = await house.stay()
    const answers = []
    for (const change of [
      { reservationNumber: bookingNumber, lastName },
      { reservationNumber: bookingNumber, lastName: 'Hansen' },
      { reservationNumber: 'R-0', lastName },
    ]) {
      const { status, data } = await ask(change)
      const { orderId: _, number: __, watchId: ___, placedAt: ____, ...rest } = data
      answers.push({ ...rest, answered: status })
    }
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
    expect(answers[0]).toMatchObject({ answered: 200, standing: 'sent' })
  })

  it('reaches staff as not matched, takes no room and is never accepted by itself', async () => {
    const stay = await house.stay()
    const { data } = await ask({ reservationNumber: stay.bookingNumber, lastName: stay.lastName })
    expect(await requestOf(data.orderId)).toMatchObject({
      source: 'room upgrades',
      status: 'no action taken',
      isMatched: false,
      bookingId: null,
      bookingNumber: stay.bookingNumber,
      upgrade: { from: 'Double', to: 'Suite', nights: [] },
    })
    expect((await house.seen(stay.linkKey))[0]?.left).toBe(1)
  })

  it('is limited as every order of a stranger', async () => {
    const phone = aDevice()
    const sent = []
    for (let nth = 0; nth < 5; nth++) sent.push((await ask({}, newId(), phone)).code)
    expect(sent).toEqual([undefined, undefined, undefined, 'order/limit-reached', 'order/limit-reached'])
  })

  it('is refused for an upgrade nobody offers', async () => {
    const paused = await house.upgrade({ to: await house.category('Penthouse'), state: 'paused' })
    expect(await house.ask(paused.id, STRANGER)).toMatchObject({ status: 404, code: 'upgrade/unknown' })
    expect(await house.ask(newId(), STRANGER)).toMatchObject({ status: 404, code: 'upgrade/unknown' })
  })
})

describe('accepting it', () => {
  it('asks whose stay it is, and makes it that stay’s with its nights and its price', async () => {
    const stay = await house.stay()
    const { data: sent } = await ask()
    expect(await house.accept(sent.orderId)).toMatchObject({ status: 422, code: 'upgrade/booking-needed' })
    const { status, data } = await house.accept(sent.orderId, { bookingId: stay.id })
    expect(status).toBe(200)
    expect(data).toMatchObject({
      status: 'accepted',
      isMatched: true,
      bookingId: stay.id,
      bookingNumber: stay.bookingNumber,
      total: 135_000,
      lines: [{ quantity: 3, unitPrice: 45_000, total: 135_000 }],
      upgrade: { nights: ['2026-11-20', '2026-11-21', '2026-11-22'] },
    })
    expect(await house.bookingNow(stay.id)).toMatchObject({ unitCategoryId: house.suite })
  })

  it('tells who asked nothing of the stay, neither its nights nor what they come to, and gives them no receipt', async () => {
    const { id } = await house.stay()
    const phone = aDevice()
    const { data: sent } = await ask({}, newId(), phone)
    const asked = { total: sent.total, lines: sent.lines }
    await house.accept(sent.orderId, { bookingId: id })
    const { data } = await house.guest('GET', `orders/${sent.orderId}`, undefined, phone)
    expect(data).toMatchObject({ standing: 'confirmed', hasReceipt: false, ...asked })
    expect(data.lines).toEqual([expect.objectContaining({ days: [], quantity: 1 })])
    expect(JSON.stringify(data)).not.toContain('2026-11-2')
    expect((await house.guest('GET', `orders/${sent.orderId}/receipt`, undefined, phone)).code).toBe(
      'order/no-receipt',
    )
  })

  it('leaves the guests in the house their orders, however many strangers ask', async () => {
    const phone = aDevice()
    for (let nth = 0; nth < 3; nth++) await ask({}, newId(), phone)
    expect((await ask({}, newId(), phone)).code).toBe('order/limit-reached')
    const soup = await house.product({})
    expect((await house.order(anOrderFor(soup), newId(), phone)).status).toBe(200)
  })

  it('says for the chosen stay which rooms are free, whether one is needed, and what it comes to', async () => {
    const [taken, free] = [await house.unit(house.suite, '502'), await house.unit(house.suite, '503')]
    await house.stay({ unitCategoryId: house.suite, unitId: taken })
    const { data: sent } = await ask()
    const unitsFor = async (bookingId?: string) => {
      const path = `orderRequests/${sent.orderId}/units`
      return (await house.call('GET', bookingId ? `${path}?bookingId=${bookingId}` : path)).data
    }
    expect(await unitsFor()).toMatchObject({ items: [{}, { isFree: true }, {}], stay: null })
    const { id } = await house.stay()
    const nights = ['2026-11-20', '2026-11-21', '2026-11-22']
    expect(await unitsFor(id)).toMatchObject({
      items: [{}, { id: taken, isFree: false }, { id: free, isFree: true }],
      stay: { nights, total: 135_000, needsUnit: false, refusal: null },
    })
    const inHouse = await house.stay({ arrival: '2026-11-14', departure: '2026-11-17', state: 'checkin' })
    expect((await unitsFor(inHouse.id)).stay).toMatchObject({ total: 90_000, needsUnit: true })
    const other = await house.stay({ unitCategoryId: await house.category('Family room') })
    expect((await unitsFor(other.id)).stay).toMatchObject({ nights: [], refusal: 'upgrade/stay-changed' })
    const gone = await house.stay({ cancelledAt: new Date('2026-11-14T10:00:00Z') })
    expect((await unitsFor(gone.id)).stay).toMatchObject({ refusal: 'booking/called-off' })
    expect((await unitsFor(newId())).stay).toBeNull()
    await house.stay({ unitCategoryId: house.suite, arrival: '2026-11-22', departure: '2026-11-23' })
    await house.stay({ unitCategoryId: house.suite, arrival: '2026-11-22', departure: '2026-11-23' })
    expect((await unitsFor(id)).stay).toMatchObject({ refusal: 'upgrade/fully-booked' })
  })

  it('takes the way from the room the stay has, at the price of that way', async () => {
    const single = await house.category('Single')
    await house.upgrade({ from: single, pricePerNight: 90_000 })
    const stay = await house.stay({ unitCategoryId: single })
    const { data: sent } = await ask()
    const { data } = await house.accept(sent.orderId, { bookingId: stay.id })
    expect(data).toMatchObject({ total: 270_000, upgrade: { from: 'Single', to: 'Suite' } })
  })

  it('is refused for a stay that has no way to the room, and for one of another property', async () => {
    const { data: sent } = await ask()
    const stay = await house.stay({ unitCategoryId: await house.category('Family room') })
    expect(await house.accept(sent.orderId, { bookingId: stay.id })).toMatchObject({
      code: 'upgrade/stay-changed',
    })
    expect(await house.accept(sent.orderId, { bookingId: newId() })).toMatchObject({
      code: 'booking/unknown',
    })
  })

  it('does not take what somebody else waits for', async () => {
    const [one, two] = [await house.stay({ state: 'checkin', arrival: '2026-11-15' }), await house.stay()]
    const waiting = await house.ask(upgrade.id, { booking: one.linkKey, total: 8 * 45_000 })
    expect(waiting.data.standing).toBe('sent')
    const { data: sent } = await ask()
    expect(await house.accept(sent.orderId, { bookingId: two.id })).toMatchObject({
      status: 409,
      code: 'upgrade/fully-booked',
    })
  })
})
