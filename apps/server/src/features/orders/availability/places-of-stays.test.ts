import { and, eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, TEST_NOW, type TestApp } from '../../../testing/app.ts'
import { aStoreHouse, atEight, eachNight, inHours, type StoreHouse } from '../../../testing/store-house.ts'
import { bookings } from '../../guests/tables.ts'
import { placesTaken } from '../tables.ts'

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

type Stay = Partial<typeof bookings.$inferInsert>
const NIGHTS = ['2026-12-10', '2026-12-11', '2026-12-12']
const [FIRST, SECOND, LAST] = ['2026-12-10', '2026-12-11', '2026-12-13']
const set = (id: string, change: Stay) =>
  app.db.tenant(house.propertyId, (tx) =>
    tx
      .update(bookings)
      .set(change)
      .where(and(eq(bookings.propertyId, house.propertyId), eq(bookings.id, id))),
  )
const timesOf = async (id: string) => {
  const [row] = await app.db.tenant(house.propertyId, (tx) =>
    tx.select().from(bookings).where(eq(bookings.id, id)),
  )
  return [row?.checkInTime ?? null, row?.checkOutTime ?? null]
}
const takenOf = async (subject: string) =>
  (
    await app.db.tenant(house.propertyId, (tx) =>
      tx.select().from(placesTaken).where(eq(placesTaken.subject, subject)),
    )
  )
    .flatMap(({ day, slot, taken }) => (taken > 0 ? [`${day} ${slot} ${taken}`] : []))
    .sort()
const requestOf = async (orderId: string) => (await house.call('GET', `orderRequests/${orderId}`)).data
const accept = (orderId: string) =>
  house.call('POST', `orderRequests/${orderId}/accept`, { timeExpected: null })

/** A garage of so many spaces a night. */
async function garageOf(places: number, isAutomaticallyAccepted = true) {
  const product = await house.product({ options: { ...eachNight(places), isAutomaticallyAccepted } })
  const dealId = await house.deal([product])
  const park = (booking: string, days: string[], more: object = {}) =>
    house.buy(booking, [{ product, dealId, when: { days, time: null } }], more)
  return { product, dealId, park }
}

describe('places of a stay that is called off', () => {
  it.each([
    ['cancelled', { cancelledAt: new Date() }],
    ['a no-show', { noShowAt: new Date() }],
  ])('(%s) go back, and are taken again when it is brought back', async (_, change) => {
    const { product, park } = await garageOf(1)
    const { id, linkKey } = await house.stay()
    const { data } = await park(linkKey, NIGHTS)
    expect(data.status).toBe('auto accepted')
    await set(id, change)
    expect(await takenOf(product.id)).toEqual([])
    expect((await requestOf(data.orderId)).stayTrouble).toBe('called off')
    await set(id, { cancelledAt: null, noShowAt: null })
    expect(await takenOf(product.id)).toEqual(NIGHTS.map((night) => `${night}  1`))
    expect((await requestOf(data.orderId)).stayTrouble).toBeNull()
  })

  it('stay with whoever took them meanwhile, and staff see it', async () => {
    const { product, park } = await garageOf(1)
    const [one, two] = [await house.stay(), await house.stay()]
    const { data } = await park(one.linkKey, NIGHTS)
    await set(one.id, { cancelledAt: new Date() })
    expect((await park(two.linkKey, [SECOND])).status).toBe(200)
    await set(one.id, { cancelledAt: null })
    expect(await takenOf(product.id)).toEqual(NIGHTS.map((night) => `${night}  1`))
    expect((await requestOf(data.orderId)).stayTrouble).toBe('no place')
  })

  it('are not promised by an acceptance when they are gone', async () => {
    const { park } = await garageOf(1, false)
    const [one, two] = [await house.stay(), await house.stay()]
    const { data } = await park(one.linkKey, [SECOND])
    await set(one.id, { cancelledAt: new Date() })
    const { data: other } = await park(two.linkKey, [SECOND])
    await set(one.id, { cancelledAt: null })
    expect(await accept(data.orderId)).toMatchObject({ status: 409, code: 'order/fully-booked' })
    await house.call('POST', `orderRequests/${other.orderId}/decline`, { reason: 'too busy' })
    expect((await accept(data.orderId)).status).toBe(200)
  })

  it('are told to open pages', async () => {
    const { park } = await garageOf(1)
    const { id, linkKey } = await house.stay()
    await park(linkKey, NIGHTS)
    const told = async () => {
      const { rows } = await app.db.installation((tx) =>
        tx.execute<{ count: number }>(sql`select count(*)::int as count from outbox
          where property_id = ${house.propertyId} and name = 'availability.changed'`),
      )
      return rows[0]?.count ?? 0
    }
    const before = await told()
    await set(id, { cancelledAt: new Date() })
    expect(await told()).toBe(before + 1)
    await set(id, { noShowAt: new Date() })
    expect(await told()).toBe(before + 1)
  })
})

describe('places of a stay that moves', () => {
  it('go back for nights it no longer has, the one before the departure with them', async () => {
    const { product, park } = await garageOf(1)
    const { id, linkKey } = await house.stay()
    const { data } = await park(linkKey, NIGHTS)
    await set(id, { departure: '2026-12-12' })
    expect(await takenOf(product.id)).toEqual([`${FIRST}  1`, `${SECOND}  1`])
    expect((await requestOf(data.orderId)).stayTrouble).toBe('moved')
    await set(id, { departure: LAST })
    expect(await takenOf(product.id)).toEqual(NIGHTS.map((night) => `${night}  1`))
  })

  it('and are not accepted for days that are no longer the stay’s', async () => {
    const { park } = await garageOf(2, false)
    const { id, linkKey } = await house.stay()
    const { data } = await park(linkKey, NIGHTS)
    await set(id, { departure: '2026-12-12' })
    expect(await accept(data.orderId)).toMatchObject({ status: 409, code: 'order/stay-changed' })
    await set(id, { departure: '2026-12-15' })
    expect((await accept(data.orderId)).status).toBe(200)
  })

  it('late check-out ends with its day: the guest leaves at the usual time, and may again once it is back', async () => {
    const product = await house.product({ options: inHours('departure', 1) })
    const dealId = await house.deal([product])
    const line = (day: string) => [{ product, dealId, when: { days: [day], time: '13:00' } }]
    const [one, two] = [await house.stay(), await house.stay({ departure: '2026-12-14' })]
    await house.buy(one.linkKey, line(LAST))
    await house.buy(two.linkKey, line('2026-12-14'))
    await set(one.id, { departure: '2026-12-14' })
    expect(await timesOf(one.id)).toEqual([null, null])
    expect(await takenOf(product.id)).toEqual(['2026-12-14  1'])
    await set(one.id, { departure: LAST })
    expect(await timesOf(one.id)).toEqual([null, '13:00'])
    expect(await takenOf(product.id)).toEqual([`${LAST}  1`, '2026-12-14  1'])
  })

  it('a time that staff gave stays, and one that they say with the move', async () => {
    const product = await house.product({ options: inHours('departure', 5) })
    const dealId = await house.deal([product])
    const buy = (booking: string) =>
      house.buy(booking, [{ product, dealId, when: { days: [LAST], time: '13:00' } }])
    const [one, two] = [await house.stay(), await house.stay()]
    for (const { linkKey } of [one, two]) await buy(linkKey)
    await set(one.id, { checkOutTime: '16:00' })
    await set(one.id, { departure: '2026-12-14' })
    await set(two.id, { departure: '2026-12-14', checkOutTime: '12:00' })
    expect([await timesOf(one.id), await timesOf(two.id)]).toEqual([
      [null, '16:00'],
      [null, '12:00'],
    ])
  })

  it('by staff is one change with the time that went, and undone together', async () => {
    const product = await house.product({ options: inHours('departure', 5) })
    const dealId = await house.deal([product])
    const { id, linkKey } = await house.stay()
    await house.buy(linkKey, [{ product, dealId, when: { days: [LAST], time: '13:00' } }])
    const guest = async () => (await house.call('GET', `guests/${id}`)).data
    const moved = await house.call('PUT', `guests/${id}`, {
      revision: (await guest()).revision,
      change: { departure: '2026-12-14' },
    })
    expect(moved.status).toBe(200)
    expect(await timesOf(id)).toEqual([null, null])
    const undone = await house.call('POST', `guests/${id}/undo`, { revision: (await guest()).revision })
    expect(undone.status).toBe(200)
    expect(await timesOf(id)).toEqual([null, '13:00'])
    expect(await takenOf(product.id)).toEqual([`${LAST}  1`])
  })
})

it('whatever becomes of stays, as many places are taken as stays have, and never more than there are', async () => {
  const { product, park } = await garageOf(2)
  const day = fc.integer({ min: 8, max: 14 }).map((date) => `2026-12-${String(date).padStart(2, '0')}`)
  const stays = await Promise.all([house.stay(), house.stay(), house.stay()])
  for (const { linkKey } of stays) await park(linkKey, NIGHTS.slice(0, 2))
  const step = fc.record({
    which: fc.nat(2),
    days: fc.uniqueArray(day, { minLength: 2, maxLength: 2 }).map((days) => days.toSorted()),
    isOff: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
      for (const { which, days, isOff } of steps) {
        const [arrival = '', departure = ''] = days
        await set(stays[which]?.id ?? '', { arrival, departure, cancelledAt: isOff ? new Date() : null })
        const { rows } = await app.db.tenant(house.propertyId, (tx) =>
          tx.execute<{ wrong: number; most: number }>(sql`
            select
              coalesce(max(t.taken), 0)::int as most,
              count(*) filter (where t.taken <> (
                select count(*) from order_places p
                join orders o on o.property_id = p.property_id and o.id = p.order_id
                join bookings b on b.property_id = o.property_id and b.id = o.booking_id
                where p.property_id = t.property_id and p.subject = t.subject and p.day = t.day and p.is_taken
                  and b.cancelled_at is null and p.day >= b.arrival and p.day < b.departure
              ))::int as wrong
            from places_taken t where t.property_id = ${house.propertyId} and t.subject = ${product.id}`),
        )
        expect(rows[0]?.wrong).toBe(0)
        expect(rows[0]?.most).toBeLessThanOrEqual(2)
      }
    }),
    { numRuns: 12 },
  )
})

it('an answer and a move of the same stay at once wait for each other in no circle', async () => {
  const product = await house.product({ options: inHours('departure', 50, false) })
  const dealId = await house.deal([product])
  for (let round = 0; round < 8; round++) {
    const { id, linkKey } = await house.stay()
    const { data } = await house.buy(linkKey, [{ product, dealId, when: { days: [LAST], time: '13:00' } }])
    const { revision } = (await house.call('GET', `guests/${id}`)).data
    const [answered, moved] = await Promise.all([
      accept(data.orderId),
      house.call('PUT', `guests/${id}`, { revision, change: { departure: '2026-12-14' } }),
    ])
    expect([undefined, 'order/stay-changed']).toContain(answered.code)
    expect([undefined, 'booking/stale-revision']).toContain(moved.code)
    // Whoever was first, nobody stays longer on a day whose places they do not have.
    const isMoved = moved.status === 200
    expect(await timesOf(id)).toEqual([null, !isMoved && answered.status === 200 ? '13:00' : null])
  }
  const { length } = await takenOf(product.id)
  expect(length).toBeLessThanOrEqual(1)
})

describe('what there is now', () => {
  const change = (id: string, options: object) =>
    app.db.tenant(house.propertyId, (tx) =>
      tx.execute(sql`update products set data = jsonb_set(data, '{options,availability}', ${JSON.stringify(options)}::jsonb)
        where property_id = ${house.propertyId} and id = ${id}`),
    )

  it('decides where an order that was given up is paid late, not what there was', async () => {
    const { product, park } = await garageOf(2)
    const [one, two] = [await house.stay(), await house.stay()]
    const { data } = await park(one.linkKey, [SECOND], { service: 'Pay Now', method: 'visa' })
    await park(two.linkKey, [SECOND])
    const { orderId } = data
    await app.db.tenant(house.propertyId, (tx) =>
      tx.execute(sql`update orders set stage = 'abandoned', payment = 'released' where id = ${orderId}`),
    )
    await change(product.id, { kind: 'each night', places: 1 })
    const { rows } = await app.db.tenant(house.propertyId, (tx) =>
      tx.execute<{ is: boolean }>(sql`select take_places_again(${house.propertyId}, ${orderId}) as is`),
    )
    expect(rows[0]?.is).toBe(false)
    expect(await takenOf(product.id)).toEqual([`${SECOND}  1`])
  })

  it('counts what was sold before under another time, or for the whole day', async () => {
    const product = await house.product({ options: atEight(1) })
    const dealId = await house.deal([product])
    const at = async (time: string) =>
      house.buy((await house.stay()).linkKey, [{ product, dealId, when: { days: [SECOND], time } }])
    expect((await at('20:00')).status).toBe(200)
    const saved = async (slots: { time: string; places: number }[]) => {
      const now = (await house.manage('GET', `products/${product.id}`)).data
      const availability = {
        kind: 'time slots',
        slots: slots.map((slot) => ({ ...slot, weekdays: [1, 2, 3, 4, 5, 6, 7] })),
      }
      const change = { options: { ...now.product.options, availability } }
      const { revision } = now
      expect((await house.manage('PUT', `products/${product.id}`, { revision, change })).status).toBe(200)
    }
    await saved([{ time: '20:30', places: 1 }])
    const left = (await house.store((await house.stay()).linkKey)).data.deals[0]?.products[0]?.days
    expect(left?.find(({ day }) => day === SECOND)?.times).toMatchObject([{ time: '20:30', left: 0 }])
    expect((await at('20:30')).code).toBe('order/fully-booked')
    // It is told apart again.
    await saved([
      { time: '20:00', places: 1 },
      { time: '20:30', places: 1 },
    ])
    expect((await at('20:30')).status).toBe(200)
  })
})
