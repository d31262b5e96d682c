import {
  addCounts,
  type Counts,
  measureValue,
  rowsOfPart,
  wholeCounts,
} from '@innkeeper/domain/statistics/counts.ts'
import { type Measure, STATISTICS, type Subject } from '@innkeeper/domain/statistics/subjects.ts'
import { addDays, dayOfIsoDate, localTimeAt, weekdayOfDay } from '@innkeeper/domain/time.ts'
import { describe, expect, test } from 'vitest'
import { buildStatistics } from './build-statistics.ts'
import type { DemoProperty } from './demo-property.ts'
import { fjellheim } from './fjellheim/fjellheim.ts'
import { readGuestbook } from './guestbook-file.ts'
import { havnehuset } from './havnehuset/havnehuset.ts'
import type { DemoStatistics } from './statistics-plan.ts'

const NOON = Date.parse('2026-11-15T11:20:00Z')
const TODAY = '2026-11-15'

async function yearOf(demo: DemoProperty, now = NOON): Promise<DemoStatistics> {
  if (!demo.statistics) throw new Error('the house has no year')
  const { cards } = await readGuestbook(demo, now)
  return buildStatistics(demo, demo.statistics, { cards, now })
}

const subjectIn = ({ days }: DemoStatistics, subject: Subject) =>
  days.filter((day) => day.subject === subject)
const totalOf = (year: DemoStatistics, subject: Subject, fits: (day: string) => boolean = () => true) =>
  addCounts(subjectIn(year, subject).flatMap(({ day, counts }) => (fits(day) ? [counts] : [])))
const inMonth = (month: string) => (day: string) => day.slice(5, 7) === month

describe.each([
  ['Fjellheim', fjellheim],
  ['Havnehuset', havnehuset],
])('the year of %s', (_, open) => {
  const demo = open(NOON)

  test('is the same whenever it is made, of every day up to this one, and of none to come', async () => {
    const year = await yearOf(demo)
    expect(await yearOf(open(NOON))).toEqual(year)
    const days = subjectIn(year, 'visits').map(({ day }) => day)
    expect(days).toEqual(Array.from({ length: 366 }, (_, nth) => addDays(TODAY, nth - 365)))
    const keys = year.days.map(({ subject, day }) => `${subject} ${day}`)
    expect(new Set(keys).size).toBe(keys.length)
    for (const { day, isSettled } of year.days) expect(isSettled ? day < TODAY : day <= TODAY).toBe(true)
  })

  test('holds whole numbers of nothing less than nothing, and parts that sum up to the whole', async () => {
    const year = await yearOf(demo)
    for (const { subject, day, counts } of year.days) {
      for (const [key, count] of Object.entries(counts)) {
        expect(Number.isSafeInteger(count) && count >= 0, `${subject} ${day} ${key} ${count}`).toBe(true)
      }
      const [whole, name] = [wholeCounts(counts), `${subject} ${day}`]
      const sumOf = (part: string, key: string) =>
        [...rowsOfPart(counts, part).values()].reduce((sum, row) => sum + (row[key] ?? 0), 0)
      for (const [part, key] of WHOLLY_SHARED[subject] ?? [])
        expect(sumOf(part, key), name).toBe(whole[key] ?? 0)
    }
  })

  test('has steps that become fewer, day by day', async () => {
    const year = await yearOf(demo)
    const fewer = (subject: Subject, ...keys: string[]) => {
      for (const { day, counts } of subjectIn(year, subject)) {
        const steps = keys.map((key) => counts[key] ?? 0)
        expect(steps, `${subject} ${day}`).toEqual(steps.toSorted((one, other) => other - one))
      }
    }
    fewer('offers', 'shown', 'opened', 'inCart', 'requested', 'accepted')
    fewer('registration', 'arrivals', 'registered', 'before')
    fewer('orders', 'orders', 'answered', 'accepted')
    fewer('messages', 'reported', 'delivered')
    fewer('answers', 'requests', 'requestsSoon')
    for (const box of boxesIn(year)) expect(box.opened).toBeLessThanOrEqual(box.seen)
  })

  test('names only what the house has', async () => {
    const year = await yearOf(demo)
    const { cards } = await readGuestbook(demo, NOON)
    const known: Record<string, (row: string) => boolean> = {
      box: (row) => cards.some(({ id }) => id === row),
      voucher: (row) => cards.some(({ id, type }) => id === row && type === 'Voucher'),
      product: (row) => demo.products.some(({ product }) => product.id === row),
      deal: (row) => demo.store?.deals.some(({ deal }) => deal.id === row) ?? false,
      automation: (row) => demo.messages?.automations.some(({ id }) => id === row) ?? false,
      language: (row) => Object.values(demo.property.localization.languages).some(({ code }) => code === row),
    }
    for (const { subject, counts } of year.days) {
      for (const part of Object.keys(STATISTICS[subject].parts)) {
        for (const row of rowsOfPart(counts, part).keys()) {
          expect(known[part]?.(row) ?? true, `${subject} ${part} ${row}`).toBe(true)
        }
      }
    }
  })

  test('has records of vouchers that come to their days', async () => {
    const year = await yearOf(demo)
    const { redeemed } = totalOf(year, 'vouchers')
    expect(year.vouchers.reduce((sum, record) => sum + record.redeemed, 0)).toBe(redeemed)
    for (const { firstAt, lastAt } of year.vouchers)
      expect(firstAt <= lastAt && lastAt.getTime() < NOON).toBe(true)
  })
})

/** What every day is taken apart by without a rest. */
const WHOLLY_SHARED: Partial<Record<Subject, [part: string, key: string][]>> = {
  visits: [
    ['page', 'visits'],
    ['phase', 'visits'],
    ['language', 'visits'],
    ['device', 'visits'],
    ['hour', 'visits'],
  ],
  boxes: [
    ['box', 'opened'],
    ['box', 'seen'],
    ['box', 'asked'],
  ],
  vouchers: [['voucher', 'redeemed']],
  orders: [
    ['source', 'orders'],
    ['source', 'revenue'],
    ['product', 'sold'],
  ],
  messages: [
    ['channel', 'sent'],
    ['cause', 'sent'],
    ['channel', 'delivered'],
  ],
  automations: [
    ['automation', 'sent'],
    ['automation', 'skipped'],
  ],
  cleaning: [['person', 'done']],
}

function boxesIn({ days }: DemoStatistics): { seen: number; opened: number }[] {
  return days.flatMap(({ subject, counts, isSettled }) =>
    subject === 'boxes' && isSettled
      ? [...rowsOfPart(counts, 'box').values()].map(({ seen = 0, opened = 0 }) => ({ seen, opened }))
      : [],
  )
}

describe('at Fjellheim', () => {
  const demo = fjellheim(NOON)

  test('summer and winter are full, November is quiet, and weekends are busier', async () => {
    const year = await yearOf(demo)
    const visitsIn = (month: string) => totalOf(year, 'visits', inMonth(month)).visits ?? 0
    for (const high of ['07', '08', '02']) expect(visitsIn(high)).toBeGreaterThan(1.2 * visitsIn('11'))
    const weekday = (day: string) => weekdayOfDay(dayOfIsoDate(day))
    const arrivals = (fits: (weekday: number) => boolean) =>
      totalOf(year, 'registration', (day) => day < '2026-08-01' && fits(weekday(day))).arrivals ?? 0
    expect(arrivals((one) => one === 5)).toBeGreaterThan(arrivals((one) => one === 1))
  })

  test('more and more register before they arrive, and the team answers faster', async () => {
    const year = await yearOf(demo)
    const half = (first: boolean) => (day: string) => day < '2026-05-15' === first
    const shownBy = (subject: Subject, id: string, fits: (day: string) => boolean) =>
      measureValue(
        STATISTICS[subject].measures[id] as Measure,
        totalOf(year, subject, fits) as Counts,
        NO_FACTORS,
      ) ?? 0
    const share = (first: boolean) => shownBy('registration', 'beforeOfArrivals', half(first))
    expect(share(false)).toBeGreaterThan(share(true) + 0.1)
    const time = (first: boolean) => shownBy('answers', 'requestTime', half(first))
    expect(time(false)).toBeLessThan(time(true))
  })

  test('arrivals are those of the bookings where there are any', async () => {
    const year = await yearOf(demo)
    const real = demo.bookings.filter(
      ({ arrival, cancelledAt, noShowAt }) => arrival === '2026-10-16' && !cancelledAt && !noShowAt,
    )
    const day = subjectIn(year, 'registration').find((one) => one.day === '2026-10-16')
    expect(day?.counts.arrivals).toBe(real.length)
  })

  test('what the demo keeps one by one is counted from that', async () => {
    const year = await yearOf(demo)
    expect(subjectIn(year, 'survey')).toEqual([])
    expect(subjectIn(year, 'offers')).toEqual([])
    const firstOrder = demo.orders
      .filter(({ order }) => order.source === 'guestbook')
      .map(({ order }) => localTimeAt(order.placedAt.getTime(), demo.property.timeZone).date)
      .sort()[0]
    expect(subjectIn(year, 'orders').at(-1)?.day).toBe(addDays(firstOrder ?? '', -1))
  })
})

const NO_FACTORS = { water: 0, minutes: 0, money: 0 }
