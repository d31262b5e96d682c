import type { OrderStatistics } from '@innkeeper/api/statistics.ts'
import { DECLINE_REASONS, REQUEST_SOURCES, REQUEST_STATUSES } from '@innkeeper/domain/orders/constants.ts'
import { addDays, localTimeAt } from '@innkeeper/domain/time.ts'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import papaparse from 'papaparse'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/app.ts'
import { aProperty, aSignedIn } from '../../../testing/builders.ts'
import { anOrder, anOrderRow, insertOrders } from '../../../testing/orders.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const TIME_ZONE = 'Europe/Oslo'
const aTestProperty = () => aProperty(app.db, { currency: 'NOK', timeZone: TIME_ZONE })

async function asked(propertyId: string, path: string, query: Record<string, string> = {}) {
  const { cookie } = await aSignedIn(app, propertyId, ['manager'])
  return app.inject({ method: 'GET', url: `/api/hotel/statistics/${path}`, query, headers: { cookie } })
}
const statisticsOf = async (propertyId: string, from: string, to: string) =>
  (await asked(propertyId, 'orders', { from, to })).json().data as OrderStatistics

type Made = ReturnType<typeof anOrderRow>

/** The same figures, counted by hand. */
function bruteForce(made: readonly Made[], from: string, to: string): OrderStatistics {
  const dateOf = ({ order }: Made) => localTimeAt(order.placedAt.getTime(), TIME_ZONE).date
  const isSold = ({ order }: Made) => /accepted/.test(order.status ?? '') && order.currency === 'NOK'
  const amountOf = (some: readonly Made[]) => ({
    count: some.length,
    revenue: some.filter(isSold).reduce((sum, { order }) => sum + order.total, 0),
  })
  const days = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1
  const counted = made.filter(({ order }) => order.stage === 'placed' && !order.isPreview)
  const between = (first: string, last: string) =>
    counted.filter((one) => dateOf(one) >= first && dateOf(one) <= last)
  const asked = between(from, to)
  const statusOf = (pattern: RegExp) => asked.filter(({ order }) => pattern.test(order.status ?? '')).length
  const seconds = asked
    .filter(({ order }) => order.decidedAt && order.status !== 'auto accepted')
    .filter(({ order }) => order.reason !== 'no answer in time' && order.reason !== 'cancelled by the guest')
    .map(({ order }) => ((order.decidedAt?.getTime() ?? 0) - order.placedAt.getTime()) / 1000)
    .sort((a, b) => a - b)
  const grouped = <T>(items: readonly T[], key: (item: T) => string) =>
    [...Map.groupBy(items, key)].map(([name, some]) => ({ name, some }))
  return {
    from,
    to,
    currency: 'NOK',
    total: {
      ...amountOf(asked),
      accepted: statusOf(/accepted/),
      declined: statusOf(/declined/),
      waiting: statusOf(/no action/),
    },
    before: amountOf(between(addDays(from, -days), addDays(to, -days))),
    days: Array.from({ length: days }, (_, day) => {
      const date = addDays(from, day)
      return { date, ...amountOf(between(date, date)) }
    }),
    byProduct: grouped(
      asked.filter(isSold).flatMap(({ lines }) => lines),
      ({ productId }) => productId,
    ).map(({ name, some }) => ({
      productId: name,
      name: `Product ${name}`,
      quantity: some.reduce((sum, { quantity }) => sum + quantity, 0),
      revenue: some.reduce((sum, { total }) => sum + total, 0),
    })),
    bySource: grouped(asked, ({ order }) => order.source).map(({ name, some }) => ({
      source: name,
      ...amountOf(some),
    })),
    answerTime: { median: percentile(seconds, 0.5), p90: percentile(seconds, 0.9), count: seconds.length },
    declineReasons: grouped(
      asked.filter(({ order }) => order.status === 'declined'),
      ({ order }) => order.reason ?? 'other',
    ).map(({ name, some }) => ({ reason: name, count: some.length })),
  }
}

function percentile(sorted: readonly number[], share: number): number | null {
  if (sorted.length === 0) return null
  const place = (sorted.length - 1) * share
  const [low = 0, high = 0] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]]
  return low + (high - low) * (place - Math.floor(place))
}

/** Lists whose order is the ranking's are compared by what they hold; the ranking has its own test. */
function unranked(statistics: OrderStatistics) {
  const sorted = <T extends object>(list: readonly T[]) =>
    list.toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)))
  return {
    ...statistics,
    byProduct: sorted(
      statistics.byProduct.map(({ productId, name, quantity, revenue }) => ({
        productId,
        name,
        quantity,
        revenue,
      })),
    ),
    bySource: sorted(statistics.bySource.map(({ source, count, revenue }) => ({ source, count, revenue }))),
    declineReasons: sorted(statistics.declineReasons.map(({ reason, count }) => ({ reason, count }))),
    answerTime: {
      count: statistics.answerTime.count,
      median: rounded(statistics.answerTime.median),
      p90: rounded(statistics.answerTime.p90),
    },
  }
}
const rounded = (seconds: number | null) => (seconds === null ? null : Math.round(seconds * 1000) / 1000)

/** Around the night on which the clocks go back, so that a day has 25 hours. */
const FIRST = Date.parse('2026-10-14T00:00:00Z')
const orderArbitrary = fc
  .record({
    minutes: fc.integer({ min: 0, max: 24 * 24 * 60 }),
    status: fc.constantFrom(...REQUEST_STATUSES),
    stage: fc.constantFrom(
      'placed' as const,
      'placed' as const,
      'abandoned' as const,
      'awaiting payment' as const,
    ),
    isPreview: fc.integer({ min: 0, max: 9 }).map((dice) => dice === 0),
    source: fc.constantFrom(...REQUEST_SOURCES),
    currency: fc.constantFrom('NOK', 'NOK', 'NOK', 'DKK'),
    reason: fc.constantFrom(...DECLINE_REASONS),
    answeredAfter: fc.integer({ min: 1, max: 90_000 }),
    serviceCharge: fc.constantFrom(0, 4900),
    lines: fc.array(
      fc.record({
        productId: fc.constantFrom('wine', 'sauna', 'lunch'),
        quantity: fc.integer({ min: 1, max: 5 }),
        unitPrice: fc.integer({ min: 0, max: 1_000_000 }),
      }),
      { minLength: 1, maxLength: 3 },
    ),
  })
  .map(({ minutes, status, reason, answeredAfter, lines, ...rest }) => {
    const placedAt = new Date(FIRST + minutes * 60_000)
    const isDecided = status === 'accepted' || status === 'declined'
    const change = {
      ...rest,
      placedAt,
      status,
      reason: status === 'declined' ? reason : null,
      decidedAt: isDecided ? new Date(placedAt.getTime() + answeredAfter * 1000) : null,
    }
    return { change, lines: lines.map((line) => ({ ...line, staffTitle: `Product ${line.productId}` })) }
  })

describe('statistics of orders', () => {
  it('are what counting by hand gives, also over the night the clocks go back', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(orderArbitrary, { minLength: 0, maxLength: 60 }),
        fc.integer({ min: 8, max: 18 }),
        fc.integer({ min: 0, max: 12 }),
        async (wishes, firstDay, days) => {
          const propertyId = await aTestProperty()
          const made = wishes.map(({ change, lines }) => anOrderRow(propertyId, change, lines))
          await insertOrders(app.db, propertyId, made)
          const from = addDays('2026-10-14', firstDay)
          const to = addDays(from, days)
          const answered = await statisticsOf(propertyId, from, to)
          expect(unranked(answered)).toEqual(unranked(bruteForce(made, from, to)))
        },
      ),
      { numRuns: 12 },
    )
  })

  it('rank products by revenue and reasons by how often', async () => {
    const propertyId = await aTestProperty()
    const sold = { status: 'accepted' as const }
    await anOrder(app.db, propertyId, sold, [
      { productId: 'a', unitPrice: 100, quantity: 5, staffTitle: 'Old' },
    ])
    await anOrder(app.db, propertyId, { ...sold, placedAt: new Date('2026-11-15T10:30:00Z') }, [
      { productId: 'a', unitPrice: 100, staffTitle: 'New name' },
      { productId: 'b', unitPrice: 700 },
    ])
    for (const reason of ['other', 'too busy', 'too busy'] as const) {
      await anOrder(app.db, propertyId, { status: 'declined', reason })
    }
    const { byProduct, declineReasons } = await statisticsOf(propertyId, '2026-11-15', '2026-11-15')
    expect(byProduct).toEqual([
      { productId: 'b', name: 'Breakfast', quantity: 1, revenue: 700 },
      { productId: 'a', name: 'New name', quantity: 6, revenue: 600 },
    ])
    expect(declineReasons).toEqual([
      { reason: 'too busy', count: 2 },
      { reason: 'other', count: 1 },
    ])
  })

  it('count what was accepted and cancelled later as accepted, not as declined, and not as sold', async () => {
    const propertyId = await aTestProperty()
    const decidedAt = new Date('2026-11-15T10:05:00Z')
    await anOrder(app.db, propertyId, { status: 'accepted', decidedAt })
    await anOrder(app.db, propertyId, { status: 'declined', reason: 'too busy', decidedAt })
    const sold = await statisticsOf(propertyId, '2026-11-15', '2026-11-15')
    const cancelled = {
      status: 'declined',
      reason: 'out of stock',
      decidedAt,
      cancelledAt: new Date('2026-11-15T12:00:00Z'),
    } as const
    await anOrder(app.db, propertyId, cancelled)
    const { total, answerTime, declineReasons, byProduct } = await statisticsOf(
      propertyId,
      '2026-11-15',
      '2026-11-15',
    )
    expect(total).toEqual({ ...sold.total, count: 3, accepted: 2, declined: 1, waiting: 0 })
    expect(answerTime.count).toBe(3)
    expect(declineReasons).toEqual([{ reason: 'too busy', count: 1 }])
    expect(byProduct).toEqual(sold.byProduct)
    // Accepted by itself, it was answered by nobody.
    await anOrder(app.db, propertyId, { ...cancelled, placedAt: decidedAt })
    expect(await statisticsOf(propertyId, '2026-11-15', '2026-11-15')).toMatchObject({
      total: { count: 4, accepted: 3, declined: 1 },
      answerTime: { count: 3 },
    })
  })

  it('stay right after the person was removed from the request', async () => {
    const propertyId = await aTestProperty()
    await anOrder(app.db, propertyId, { status: 'accepted', decidedAt: new Date('2026-11-15T10:05:00Z') })
    const before = await statisticsOf(propertyId, '2026-11-09', '2026-11-15')
    await app.db.tenant(propertyId, (tx) =>
      tx.execute(sql`update orders set first_name = null, last_name = null, email = null, phone = null,
        unit = null, booking_id = null, comment = '', removed_at = now()`),
    )
    expect(await statisticsOf(propertyId, '2026-11-09', '2026-11-15')).toEqual(before)
    expect(before).toMatchObject({ total: { count: 1 }, answerTime: { median: 300, p90: 300, count: 1 } })
  })

  it('are refused for no days and for more than a year', async () => {
    const propertyId = await aTestProperty()
    const codeOf = async (from: string, to: string) =>
      (await asked(propertyId, 'orders', { from, to })).json().code
    expect(await codeOf('2026-11-16', '2026-11-15')).toBe('request/invalid')
    expect(await codeOf('2025-01-01', '2026-11-15')).toBe('request/invalid')
    expect(await codeOf('yesterday', '2026-11-15')).toBe('request/invalid')
    expect((await asked(propertyId, 'orders.csv', { from: '2026-11-16', to: '2026-11-15' })).statusCode).toBe(
      400,
    )
  })
})

describe('orders as a spreadsheet', () => {
  it('are all lines and fees in the property’s time, without a person, and no cell is a formula', async () => {
    const propertyId = await aTestProperty()
    const order = await anOrder(
      app.db,
      propertyId,
      { placedAt: new Date('2026-11-14T23:30:00Z'), serviceCharge: 4900, serviceChargeVatRate: 1500 },
      [
        {
          staffTitle: '=cmd|calc',
          staffDetails: ['@SUM(1)', 'Rye; bread'],
          unitPrice: 14_550,
          comment: 'For Astrid',
        },
        { staffTitle: 'Wine', quantity: 2 },
      ],
    )
    await anOrder(app.db, propertyId, { isPreview: true })
    await anOrder(app.db, propertyId, { stage: 'abandoned' })
    const answer = await asked(propertyId, 'orders.csv', { from: '2026-11-15', to: '2026-11-15' })
    expect(answer.headers['content-disposition']).toContain(`orders-${propertyId}-2026-11-15-2026-11-15.csv`)
    const { data } = papaparse.parse<Record<string, string>>(answer.body.replace('\uFEFF', ''), {
      header: true,
      skipEmptyLines: true,
    })
    expect(data).toMatchObject([
      {
        order: String(order.number),
        date: '2026-11-15',
        time: '00:30',
        product: "'=cmd|calc",
        details: "'@SUM(1), Rye; bread",
        'unit price': '145,50',
        'VAT %': '25',
      },
      { product: 'Wine', quantity: '2', total: '200,00' },
      { product: 'service charge', total: '49,00', 'VAT %': '15' },
    ])
    expect(answer.body).not.toMatch(/Astrid|Nilsen|guest\.example|\+47/)
    expect(data.flatMap((line) => Object.values(line))).not.toContain('204')
    const { rows } = await app.db.tenant(propertyId, (tx) =>
      tx.execute(sql`select subject, details from audit_entries where action = 'export.made'`),
    )
    expect(rows).toEqual([{ subject: 'Orders', details: { count: '1', format: 'CSV' } }])
    const english = await asked(propertyId, 'orders.csv', {
      from: '2026-11-15',
      to: '2026-11-15',
      spreadsheet: 'comma',
    })
    expect(english.body).toMatch(/^\uFEFForder,date,/)
    expect(english.body).toContain(',145.50,')
  })

  it('are complete where there are more than one page of them', async () => {
    // The database has last looked at these tables when they held another property's orders alone.
    const other = await aTestProperty()
    await insertOrders(
      app.db,
      other,
      Array.from({ length: 200 }, () => anOrderRow(other, {}, [{}])),
    )
    for (const table of ['orders', 'order_lines']) await app.db.executeSql(`analyze ${table}`)
    const propertyId = await aTestProperty()
    const made = Array.from({ length: 350 }, () => anOrderRow(propertyId, {}, [{}, {}, {}]))
    await insertOrders(app.db, propertyId, made)
    const answer = await asked(propertyId, 'orders.csv', { from: '2026-11-15', to: '2026-11-15' })
    const numbers = answer.body
      .split('\r\n')
      .slice(1, -1)
      .map((line) => Number(line.split(';')[0]))
    expect(numbers).toEqual(made.flatMap(({ order }) => [order.number, order.number, order.number]))
  })
})

describe('orders of today', () => {
  it('are those that wait, the oldest first, and what today brought', async () => {
    const propertyId = await aTestProperty()
    const at = (time: string) => new Date(`2026-11-${time}Z`)
    await anOrder(app.db, propertyId, { placedAt: at('15T10:00:00'), status: 'accepted' })
    const newer = await anOrder(app.db, propertyId, {
      placedAt: at('15T09:00:00'),
      firstName: null,
      unit: null,
    })
    const older = await anOrder(app.db, propertyId, { placedAt: at('14T22:00:00') })
    await anOrder(app.db, propertyId, { placedAt: at('15T09:30:00'), isPreview: true })
    await anOrder(app.db, propertyId, { placedAt: at('15T09:30:00'), stage: 'awaiting payment' })
    expect((await asked(propertyId, 'ordersToday')).json().data).toEqual({
      waiting: 2,
      oldest: [
        {
          id: older.id,
          number: older.number,
          guestName: 'Astrid Nilsen',
          unit: '204',
          requestTime: at('14T22:00:00').toISOString(),
        },
        {
          id: newer.id,
          number: newer.number,
          guestName: 'Nilsen',
          unit: null,
          requestTime: at('15T09:00:00').toISOString(),
        },
      ],
      orders: 2,
      revenue: 10_000,
      currency: 'NOK',
    })
  })

  it('are for those who handle requests', async () => {
    const propertyId = await aTestProperty()
    const { cookie } = await aSignedIn(app, propertyId, ['analyst'])
    const answer = await app.inject({ url: '/api/hotel/statistics/ordersToday', headers: { cookie } })
    expect(answer.statusCode).toBe(403)
  })
})
