import type { Subject } from '@innkeeper/domain/statistics/subjects.ts'
import { addDays } from '@innkeeper/domain/time.ts'
import { and, asc, eq, sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { createTestClock } from '../../../platform/clock/test-clock.ts'
import type { Database } from '../../../platform/db/port.ts'
import { newId } from '../../../platform/ids.ts'
import { aBooking, aProperty } from '../../../testing/builders.ts'
import { sharedTestDatabase } from '../../../testing/database.ts'
import { anOrder } from '../../../testing/orders.ts'
import { voucherRedemptions } from '../../guestbook/tables.ts'
import { statisticsDays, trackingTotals } from '../tables.ts'
import { settleDays } from './settle-days.ts'

let db: Database
beforeAll(async () => {
  db = await sharedTestDatabase()
})

const TODAY = '2026-11-15'
/** The newest day that is settled today. */
const LAST = '2026-10-10'
const clock = createTestClock(`${TODAY}T11:00:00Z`)

async function aHouse() {
  const propertyId = await aProperty(db, { timeZone: 'Europe/Oslo', currency: 'NOK' })
  const house = { propertyId, timeZone: 'Europe/Oslo', currency: 'NOK', checkInTime: '15:00' }
  return {
    ...house,
    settle: (signal?: AbortSignal) => settleDays({ db, clock }, house, signal),
    stored: (subject: Subject) =>
      db.tenant(propertyId, (tx) =>
        tx
          .select({
            day: statisticsDays.day,
            counts: statisticsDays.counts,
            isSettled: statisticsDays.isSettled,
          })
          .from(statisticsDays)
          .where(and(eq(statisticsDays.propertyId, propertyId), eq(statisticsDays.subject, subject)))
          .orderBy(asc(statisticsDays.day)),
      ),
  }
}

it('what is from before an upgrade is stored day by day, and no day that things still come to', async () => {
  const house = await aHouse()
  const placedAt = new Date('2026-03-20T12:00:00Z')
  await anOrder(db, house.propertyId, { placedAt, status: 'accepted', decidedAt: placedAt })
  await anOrder(db, house.propertyId, { placedAt: new Date(`${LAST}T12:00:00Z`) })
  await anOrder(db, house.propertyId, { placedAt: new Date(`${addDays(LAST, 1)}T12:00:00Z`) })
  await house.settle()
  const days = await house.stored('orders')
  expect(days[0]?.day).toBe('2026-03-19')
  expect(days.at(-1)).toMatchObject({ day: LAST, counts: { orders: 1 } })
  expect(days.map(({ day }) => day)).toEqual(days.map((_, nth) => addDays('2026-03-19', nth)))
  expect(days.find(({ day }) => day === '2026-03-20')?.counts).toMatchObject({ orders: 1, revenue: 10_000 })
  expect(days.every(({ isSettled }) => isSettled)).toBe(true)
  expect(await house.settle()).toBe(0)
})

it('what grew as it came is kept beside what is counted at the end', async () => {
  const house = await aHouse()
  await aBooking(db, house.propertyId, { arrival: LAST, departure: TODAY })
  const box = `/guestbook/x/:guestid/${'B'.repeat(22)}`
  await db.tenant(house.propertyId, async (tx) => {
    const grown = { propertyId: house.propertyId, day: LAST }
    await tx.insert(statisticsDays).values([
      { ...grown, subject: 'visits', counts: { visits: 9, reached: 2, 'visits|device|phone': 9 } },
      { ...grown, subject: 'boxes', counts: { asked: 4 } },
    ])
    await tx.insert(trackingTotals).values({ ...grown, event: 'BOX_OPENED', urlPath: box, count: 3 })
  })
  await house.settle()
  expect((await house.stored('visits')).at(-1)).toEqual({
    ...{ day: LAST, isSettled: true },
    counts: { visits: 9, reached: 2, 'visits|device|phone': 9, arrivals: 1 },
  })
  expect((await house.stored('boxes')).at(-1)?.counts).toEqual({
    ...{ asked: 4, opened: 3, [`opened|box|${'B'.repeat(22)}`]: 3 },
  })
})

it('a voucher of a guest who is erased later stays counted', async () => {
  const house = await aHouse()
  const { id: bookingId } = await aBooking(db, house.propertyId, {
    arrival: '2026-09-01',
    departure: '2026-09-04',
  })
  const redemption = { bookingId, cardId: newId(), redeemedAt: new Date('2026-09-02T10:00:00Z') }
  await db.tenant(house.propertyId, (tx) =>
    tx.insert(voucherRedemptions).values({ propertyId: house.propertyId, ...redemption }),
  )
  await house.settle()
  await db.tenant(house.propertyId, (tx) =>
    tx.execute(sql`delete from voucher_redemptions where property_id = ${house.propertyId}`),
  )
  await house.settle()
  const day = (await house.stored('vouchers')).find(({ counts }) => counts.redeemed)
  expect(day).toMatchObject({ day: '2026-09-02', counts: { redeemed: 1 } })
})

it('stops when the server has to, and goes on in the next night', async () => {
  const house = await aHouse()
  await anOrder(db, house.propertyId, { placedAt: new Date('2026-03-01T12:00:00Z') })
  const stop = new AbortController()
  stop.abort()
  expect(await house.settle(stop.signal)).toBe(0)
  expect(await house.settle()).toBeGreaterThan(0)
  expect((await house.stored('answers')).at(-1)?.day).toBe(LAST)
})

it('a property in which nothing happened yet has nothing to store', async () => {
  const house = await aHouse()
  expect(await house.settle()).toBe(0)
})
