import { whenProblem } from '@innkeeper/domain/orders/line-when.ts'
import { roomTypeSchema, roomUpgradeSchema } from '@innkeeper/domain/room-upgrades/schema.ts'
import { addDays, localTimeAt } from '@innkeeper/domain/time.ts'
import { dealSteps, isDealComplete, isForDeals } from '@innkeeper/domain/upselling/deal-rules.ts'
import { dealSchema } from '@innkeeper/domain/upselling/deal-schema.ts'
import { isStoreOpen } from '@innkeeper/domain/upselling/store-deadline.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { DemoProperty } from './demo-property.ts'
import { fjellheim } from './fjellheim/fjellheim.ts'
import { fjellheimLinkKey } from './fjellheim/link-key.ts'
import { freeInAllNights } from './fjellheim/store/free-nights.ts'
import { categoryIdOf, isOfferedTo, offersOf } from './fjellheim/store/store-offers.ts'
import { havnehuset } from './havnehuset/havnehuset.ts'
import { pictureId } from './pictures.ts'

const NOON = Date.parse('2026-11-15T11:20:00Z')
const HOURS = ['00:10', '07:00', '09:30', '12:00', '16:20', '21:00', '23:50']

function storeOf(demo: DemoProperty) {
  if (!demo.store) throw new Error('nothing is sold before the arrival')
  return demo.store
}

/** What was bought by a deal, each order with its one line. */
function boughtIn({ orders, bookings }: DemoProperty) {
  return orders.flatMap(({ order, lines: [line] }) => {
    const booking = bookings.find(({ id }) => id === order.bookingId) ?? null
    return line?.dealId ? [{ order, line, booking, dealId: line.dealId }] : []
  })
}

const upgradeRequestsIn = ({ orders }: DemoProperty) =>
  orders.map(({ order }) => order).filter(({ source }) => source === 'room upgrades')

describe.each([
  ['Fjellheim', fjellheim(NOON), 8, 4],
  ['Havnehuset', havnehuset(NOON), 1, 1],
])('the store of %s', (_, demo, deals, upgrades) => {
  const { property, products, unitCategories, pictures } = demo
  const store = storeOf(demo)
  const languages = Object.values(property.localization.languages)
    .map(({ index }) => String(index))
    .sort()
  const stored = pictures.map((picture) => pictureId(property.propertyId, picture))

  test('has its deals and upgrades, each one the product accepts', () => {
    expect([store.deals.length, store.roomUpgrades.length]).toEqual([deals, upgrades])
    for (const { deal } of store.deals) expect(z.safeParse(dealSchema, deal).error?.issues ?? []).toEqual([])
    for (const { type } of store.roomTypes)
      expect(z.safeParse(roomTypeSchema, type).error?.issues ?? []).toEqual([])
    for (const upgrade of store.roomUpgrades)
      expect(z.safeParse(roomUpgradeSchema, upgrade).error?.issues ?? []).toEqual([])
  })

  test('every deal is complete: of products that deals may offer, with words and somebody to see it', () => {
    const offered = new Set(
      products.map(({ product }) => product).flatMap((one) => (isForDeals(one) ? one.id : [])),
    )
    for (const { deal } of store.deals) {
      expect(isDealComplete(dealSteps(deal, { defaultIndex: 0, offered })), deal.content['0']?.title).toBe(
        true,
      )
    }
  })

  test('every deal and every room says as much in each language, in words of its own', () => {
    for (const { content } of store.deals.map(({ deal }) => deal)) {
      expect(Object.keys(content).sort()).toEqual(languages)
      const words = Object.values(content)
      for (const { title, subtitle, description } of words) {
        for (const text of [title, subtitle, description]) expect(text.length).toBeGreaterThan(5)
        expect(`${title}${subtitle}${description}`).not.toContain('!')
      }
      expect(new Set(words.map(({ description }) => description)).size).toBe(languages.length)
    }
    for (const { content } of store.roomTypes.map(({ type }) => type)) {
      expect(Object.keys(content).sort()).toEqual(languages)
      const words = Object.values(content)
      expect(new Set(words.map(({ description }) => description)).size).toBe(languages.length)
      expect(new Set(words.map(({ amenities }) => amenities.length)).size).toBe(1)
      for (const { amenities, ...said } of words)
        for (const text of Object.values(said)) expect(text).not.toBe('')
    }
  })

  test('every deal and every category of rooms has pictures that are stored', () => {
    const shown = [...store.deals.map(({ deal }) => deal), ...store.roomTypes.map(({ type }) => type)]
    for (const { pictures: its } of shown) {
      expect(its.length).toBeGreaterThan(0)
      for (const picture of its) expect(stored).toContain(picture)
    }
    const shownCategories = store.roomTypes.map(({ categoryId }) => categoryId).sort()
    expect(shownCategories).toEqual(unitCategories.map(({ id }) => id).sort())
    for (const { from, to } of store.roomUpgrades) {
      for (const id of [from, to]) expect(shownCategories).toContain(id)
    }
  })
})

test('every deal that is not paused is on sale for a guest on the way', () => {
  const demo = fjellheim(NOON)
  const { date: today } = localTimeAt(NOON, demo.property.timeZone)
  const coming = demo.bookings.filter(
    ({ arrival, cancelledAt }) => arrival > addDays(today, 1) && !cancelledAt,
  )
  const offers = offersOf(
    storeOf(demo).deals,
    demo.products.map(({ product }) => product),
  )
  const unsold = offers.filter((offer) => !coming.some((booking) => isOfferedTo(offer, booking, today)))
  expect(unsold.map(({ key }) => key)).toEqual(['waxed-overnight'])
  const { visibility } = offers.find(({ key }) => key === 'breakfast-in-bed')?.deal ?? {}
  expect(visibility?.stockPerDay).toBe(10)
  expect(offers.some(({ deal }) => deal.visibility.targetGroups.length > 0)).toBe(true)
  expect(offers.some(({ deal }) => deal.visibility.daysBeforeArrival.to !== null)).toBe(true)
})

test('one upgrade is accepted by itself, one is fully booked by hand, and nights differ by weekday and season', () => {
  const { roomUpgrades } = storeOf(fjellheim(NOON))
  expect(roomUpgrades.filter(({ isAutomaticallyAccepted }) => isAutomaticallyAccepted)).toHaveLength(1)
  expect(roomUpgrades.filter(({ isFullyBooked }) => isFullyBooked)).toHaveLength(1)
  expect(roomUpgrades.some(({ weekdayPrices }) => weekdayPrices.some((price) => price !== null))).toBe(true)
  expect(roomUpgrades.some(({ seasons }) => seasons.length > 0)).toBe(true)
})

test('there are requests of the store and for rooms in every state', () => {
  const demo = fjellheim(NOON)
  const ways = (orders: { status: string; reason: string | null; isMatched: boolean }[]) =>
    new Set(orders.flatMap(({ status, reason, isMatched }) => [status, reason, isMatched]))
  const bought = ways(boughtIn(demo).map(({ order }) => order))
  const reasons = ['out of stock', 'too busy', 'cancelled by the guest']
  for (const way of ['no action taken', 'accepted', 'auto accepted', 'declined', ...reasons])
    expect(bought, way).toContain(way)
  const rooms = ways(upgradeRequestsIn(demo))
  for (const way of ['no action taken', 'accepted', 'auto accepted', 'room type fully booked', false])
    expect(rooms, `${way}`).toContain(way)
})

test('what a guest changed stands once as cancelled and once as it is now', () => {
  const bought = boughtIn(fjellheim(NOON))
  const cancelled = bought.filter(({ order }) => order.reason === 'cancelled by the guest')
  const changed = cancelled.flatMap(({ order, line }) =>
    bought.filter(
      ({ order: other, line: now }) =>
        other.bookingId === order.bookingId &&
        other.status === 'no action taken' &&
        now.dealId === line.dealId &&
        other.placedAt.getTime() === order.decidedAt?.getTime(),
    ),
  )
  expect(changed.map(({ line }) => line.atTime)).toEqual(['20:00'])
})

test('whatever the day, what was bought could be bought: in time, within the stay, and never more than there is', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 366 * 24 * 60 }), (minutes) => {
      const now = Date.parse('2026-01-01T00:00:00Z') + minutes * 60_000
      const demo = fjellheim(now)
      const { places } = storeOf(demo)
      const options = new Map(demo.products.map(({ product }) => [product.id, product.options]))
      for (const { order, line, booking } of boughtIn(demo)) {
        const placedAt = order.placedAt.getTime()
        expect(order.decidedAt?.getTime() ?? 0).toBeLessThanOrEqual(now)
        if (!booking) continue
        expect(isStoreOpen({ ...demo.property, arrival: booking.arrival }, placedAt)).toBe(true)
        expect(booking.createdAt?.getTime() ?? 0).toBeLessThan(placedAt)
        const its = options.get(line.productId)
        if (!its) throw new Error('an order of nothing')
        const when = { days: line.days, time: line.atTime }
        // Hours that were accepted are the stay's own times by now; before, it had none.
        const stay = { ...booking, checkInTime: null, checkOutTime: null }
        const where = { ...demo.property, stay, now: placedAt }
        expect(whenProblem(its, when, where), line.title).toBeNull()
      }
      const counted = Map.groupBy(places, ({ subject, day, slot }) => `${subject} ${day} ${slot}`)
      for (const [name, its] of counted) {
        const taken = its.reduce((sum, { quantity, isTaken }) => sum + (isTaken ? quantity : 0), 0)
        const [first] = its
        if (!first) continue
        const stay = { arrival: first.day, departure: addDays(first.day, 1) }
        const most =
          first.places ?? freeInAllNights(first.subject.slice('rooms/'.length), stay, demo.bookings)
        expect(taken, name).toBeLessThanOrEqual(most)
      }
      const declined = new Set(
        demo.orders.flatMap(({ order }) => (order.status === 'declined' ? order.id : [])),
      )
      expect(places.filter(({ orderId, isTaken }) => isTaken && declined.has(orderId))).toEqual([])
    }),
    { numRuns: 8 },
  )
})

test('an accepted upgrade moved its booking, and an accepted hour its times', () => {
  const demo = fjellheim(NOON)
  const { upgradeWays, stayTimes } = storeOf(demo)
  const orderOf = (id: string) => demo.orders.find(({ order }) => order.id === id)?.order
  const bookingOf = (id: string | null | undefined) => demo.bookings.find((booking) => booking.id === id)
  const moved = upgradeWays.filter(({ before }) => before !== null)
  expect(moved).toHaveLength(2)
  for (const { orderId, toCategoryId } of moved) {
    const order = orderOf(orderId)
    expect(order?.status).toMatch(/accepted$/)
    const booking = bookingOf(order?.bookingId)
    expect([booking?.unitCategoryId, booking && categoryIdOf(booking)]).toEqual([toCategoryId, toCategoryId])
  }
  expect(stayTimes.length).toBeGreaterThan(1)
  for (const { orderId, bookingId, stayTime, wanted } of stayTimes) {
    const booking = bookingOf(bookingId)
    expect(stayTime === 'arrival' ? booking?.checkInTime : booking?.checkOutTime).toBe(wanted)
    expect(orderOf(orderId)?.status).toMatch(/accepted$/)
  }
})

test('what was bought by guests who are forgotten by now still says when they arrived', () => {
  const demo = fjellheim(NOON)
  const arrivals = new Set(demo.bookings.map(({ arrival }) => arrival))
  const forgotten = demo.orders.filter(({ order }) => order.removedAt !== null && order.arrival !== null)
  expect(forgotten.length).toBeGreaterThan(20)
  for (const { order } of forgotten) {
    expect(order.bookingId).toBeNull()
    expect(arrivals).toContain(order.arrival)
  }
})

test('in a year fewer guests go on with each step, more in the season than out of it', () => {
  const demo = fjellheim(NOON)
  const { deals, totals } = storeOf(demo)
  const bought = boughtIn(demo)
  const sum = (fits: (total: (typeof totals)[number]) => boolean) =>
    totals.filter(fits).reduce((all, { count }) => all + count, 0)
  for (const { deal } of deals.filter((one) => one.deal.state === 'active')) {
    const of = (step: string) => sum((total) => total.dealId === deal.id && total.step === step)
    const steps = [
      of('shown'),
      of('opened'),
      of('in cart'),
      bought.filter(({ dealId }) => dealId === deal.id).length,
    ]
    expect(steps).toEqual(steps.toSorted((a, b) => b - a))
    expect(Math.min(...steps)).toBeGreaterThan(0)
  }
  for (const { guests, count } of totals) expect(guests).toBeLessThanOrEqual(count)
  const inMonth = (month: string) => sum(({ day }) => day.startsWith(month))
  expect(inMonth('2026-03')).toBeGreaterThan(2 * inMonth('2026-05'))
  expect(
    totals
      .map(({ day }) => day)
      .sort()[0]
      ?.slice(0, 7),
  ).toBe('2025-11')
})

test.each(HOURS)(
  'the guest before arrival finds an open store, something of theirs and a better room at %s',
  (clock) => {
    const now = Date.parse(`2026-11-15T${clock}:00+01:00`)
    const demo = fjellheim(now)
    const { deals, roomUpgrades, places } = storeOf(demo)
    const pekka = demo.bookings.find(({ linkKey }) => linkKey === fjellheimLinkKey('pekka'))
    if (!pekka) throw new Error('nobody is before the arrival')
    // For a day more at least, however long the demo stands open.
    const tomorrow = now + 24 * 3_600_000
    expect(isStoreOpen({ ...demo.property, arrival: pekka.arrival }, tomorrow)).toBe(true)
    const offers = offersOf(
      deals,
      demo.products.map(({ product }) => product),
    )
    expect(offers.filter((offer) => isOfferedTo(offer, pekka, '2026-11-15')).length).toBeGreaterThanOrEqual(6)
    const own = boughtIn(demo).filter(({ booking }) => booking === pekka)
    expect(own.map(({ order, line }) => [order.status, line.days])).toEqual([
      ['accepted', [addDays(pekka.arrival, 2)]],
    ])
    const better = roomUpgrades.filter(({ from }) => from === categoryIdOf(pekka))
    expect(better.length).toBeGreaterThan(1)
    for (const { to, isFullyBooked } of better) {
      const asked = places.filter(({ subject, isTaken, day }) => {
        return isTaken && subject === `rooms/${to}` && day >= pekka.arrival && day < pekka.departure
      })
      expect(isFullyBooked).toBe(false)
      expect(freeInAllNights(to, pekka, demo.bookings)).toBeGreaterThan(asked.length > 0 ? 1 : 0)
    }
  },
)
