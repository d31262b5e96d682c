import { addCounts, type Counts } from '@innkeeper/domain/statistics/counts.ts'
import { SUBJECTS, type Subject } from '@innkeeper/domain/statistics/subjects.ts'
import { addDays } from '@innkeeper/domain/time.ts'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { createTestClock } from '../../../platform/clock/test-clock.ts'
import type { Database } from '../../../platform/db/port.ts'
import { aCountedHouse, type Happening, happenings, recount } from '../../../testing/counted-house.ts'
import { sharedTestDatabase } from '../../../testing/database.ts'
import { settleDays } from '../settle/settle-days.ts'
import { sumStoredParts } from './days-repository.ts'
import { type CountedHouse, readDays } from './read-days.ts'

let db: Database
beforeAll(async () => {
  db = await sharedTestDatabase()
})

const DAYS = 6
const RUNS = 6
const OLD = 36

/** All that is read of a subject, whole and in parts. */
async function readAll(house: CountedHouse, from: string, today: string) {
  const period = { from, to: addDays(from, DAYS - 1) }
  const wanted = { subjects: SUBJECTS, periods: [period], today, isTakenApart: true }
  return db.tenant(house.propertyId, async (tx) => {
    const found = await readDays(tx, house, wanted)
    const sums = new Map<Subject, { days: Map<string, Counts>; parts: Counts }>()
    for (const subject of SUBJECTS) {
      const [counted] = found.get(subject) ?? []
      const stored = await sumStoredParts(tx, { ...house, ...wanted, subjects: [subject] })
      const parts = addCounts([stored[0] ?? {}, ...(counted?.live ?? [])])
      sums.set(subject, {
        days: new Map(counted?.days.map(({ date, counts }) => [date, counts])),
        parts: without(parts, (key) => !key.includes('|')),
      })
    }
    return sums
  })
}

const without = (counts: Counts, leftOut: (key: string) => boolean): Counts =>
  Object.fromEntries(Object.entries(counts).filter(([key, count]) => count !== 0 && !leftOut(key)))

async function expectSame(
  house: CountedHouse,
  happened: Happening,
  { from, today }: { from: string; today: string },
) {
  const read = await readAll(house, from, today)
  const dates = Array.from({ length: DAYS }, (_, day) => addDays(from, day))
  const slow = dates.map((date) => ({ date, counts: recount(house.timeZone, happened, date) }))
  for (const subject of ['orders', 'answers', 'registration', 'vouchers', 'cleaning'] as const) {
    const { days, parts } = read.get(subject) ?? { days: new Map(), parts: {} }
    for (const { date, counts } of slow) {
      expect(
        without(days.get(date) ?? {}, () => false),
        `${subject} ${date}`,
      ).toEqual(without(counts[subject] ?? {}, (key) => key.includes('|')))
    }
    const all = addCounts(slow.map(({ counts }) => counts[subject] ?? {}))
    expect(parts, subject).toEqual(without(all, (key) => !key.includes('|')))
  }
}

describe.each([
  ['Europe/Copenhagen', '2026-03-26', 'the night without an hour'],
  ['Europe/Copenhagen', '2026-10-22', 'the night with an hour twice'],
  ['America/New_York', '2026-03-06', 'the night without an hour'],
  ['America/New_York', '2026-10-30', 'the night with an hour twice'],
])('in %s around %s, %s', (timeZone, from) => {
  it('totals are those of a slow count, before days are settled, while some are, and afterwards', async () => {
    await fc.assert(
      fc.asyncProperty(happenings({ from, days: DAYS, timeZone }), async (happened) => {
        const house = await aCountedHouse(db, timeZone, happened)
        const clock = createTestClock(`${addDays(from, DAYS)}T12:00:00Z`)
        const compare = () =>
          expectSame(house, happened, { from, today: clock.now().toISOString().slice(0, 10) })
        await compare()
        clock.set(`${addDays(from, OLD + 2)}T12:00:00Z`)
        await settleDays({ db, clock }, house)
        await compare()
        clock.set(`${addDays(from, OLD + DAYS)}T12:00:00Z`)
        // On two nodes at once, and once more in the next night.
        await Promise.all([settleDays({ db, clock }, house), settleDays({ db, clock }, house)])
        const before = await readAll(house, from, '2026-12-31')
        await settleDays({ db, clock }, house)
        await compare()
        // What is settled stays, whatever becomes of what it was counted from.
        await db.tenant(house.propertyId, async (tx) => {
          await tx.execute(sql`delete from orders where property_id = ${house.propertyId}`)
          await tx.execute(sql`delete from bookings where property_id = ${house.propertyId}`)
          await tx.execute(sql`delete from cleaning_marks where property_id = ${house.propertyId}`)
        })
        expect(await readAll(house, from, '2026-12-31')).toEqual(before)
      }),
      { numRuns: RUNS },
    )
  })
})
