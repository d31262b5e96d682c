import { addDays } from '@innkeeper/domain/time.ts'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { TestApp } from '../../testing/app.ts'
import { aBooking } from '../../testing/builders.ts'
import { housePerTest } from '../../testing/house-per-test.ts'
import { aPropertyWithReception } from '../../testing/property-with-reception.ts'
import { anUpgradeHouse } from '../../testing/upgrade-house.ts'
import { countNights } from './rooms-in-nights.ts'

let app: TestApp
housePerTest((made) => {
  app = made.app
})

const FIRST = '2026-10-24'
const nights = Array.from({ length: 8 }, (_, nth) => addDays(FIRST, nth))

const booked = fc.record({
  from: fc.integer({ min: -3, max: 8 }),
  length: fc.integer({ min: 0, max: 5 }),
  category: fc.constantFrom('double', 'suite', 'none'),
  unit: fc.constantFrom('double', 'suite', 'none'),
  how: fc.constantFrom('expected', 'in house', 'departed', 'cancelled', 'no-show'),
})

it('counts rooms that no booking has as the database does when an order takes one', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(booked, { maxLength: 8 }),
      fc.integer({ min: 0, max: 3 }),
      async (bookings, suites) => {
        const { propertyId, double, suite, unit } = await anUpgradeHouse(
          app,
          await aPropertyWithReception(app),
        )
        const ids = { double: [double, await unit(double, '201')], none: [null, null] }
        const own = []
        for (let nth = 0; nth < suites; nth++) own.push(await unit(suite, `50${nth}`))
        const all = { ...ids, suite: [suite, own[0] ?? null] } as const
        for (const { from, length, category, unit: given, how } of bookings) {
          const at = new Date('2026-10-20T10:00:00Z')
          const arrival = addDays(FIRST, from)
          await aBooking(app.db, propertyId, {
            arrival,
            departure: addDays(arrival, length),
            unitCategoryId: all[category][0] ?? null,
            unitId: all[given][1] ?? null,
            state: how === 'departed' ? 'checkout' : how === 'in house' ? 'checkin' : 'precheckin',
            cancelledAt: how === 'cancelled' ? at : null,
            noShowAt: how === 'no-show' ? at : null,
          })
        }
        await app.db.tenant(propertyId, async (tx) => {
          const counts = await countNights(tx, { propertyId, categoryIds: [double, suite], nights })
          const { rows } = await tx.execute<{ category: string; night: string; free: number }>(sql`
            select category, night, free_rooms(${propertyId}, category, night::date) as free
            from unnest(${sql.param([double, suite])}::text[]) as category,
              unnest(${sql.param(nights)}::text[]) as night`)
          expect(rows).toHaveLength(16)
          for (const { category, night, free } of rows) {
            expect(counts.unbooked(category, night)).toBe(free)
            const { rooms, taken } = counts.of(category, night, null)
            expect(rooms - taken).toBe(free)
          }
        })
      },
    ),
    { numRuns: 15 },
  )
})
