import type { StatisticsOverview, SubjectStatistics } from '@innkeeper/api/statistics/subjects.ts'
import type { ModuleName } from '@innkeeper/domain/modules/module-names.ts'
import { type Counts, partKey } from '@innkeeper/domain/statistics/counts.ts'
import { SUBJECTS, type Subject } from '@innkeeper/domain/statistics/subjects.ts'
import type { Role } from '@innkeeper/domain/team/roles.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/app.ts'
import { aBooking, aCard, aMembership, aProperty, aSignedIn } from '../../../testing/builders.ts'
import { type Answer, caller } from '../../../testing/caller.ts'
import { anOrder } from '../../../testing/orders.ts'
import { cards, voucherStatistics } from '../../guestbook/tables.ts'
import { statisticsDays } from '../tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ requestsPerMinute: 100_000 })
})
afterAll(() => app.close())

const NOVEMBER = { from: '2026-11-01', to: '2026-11-15' }
const HOUSE = { currency: 'NOK', timeZone: 'Europe/Oslo' } as const

async function aHouse(change: Parameters<typeof aProperty>[1] = {}, roles: Role[] = ['analyst']) {
  const propertyId = await aProperty(app.db, { ...HOUSE, ...change })
  const staff = await aSignedIn(app, propertyId, roles)
  const call = caller(app, staff.cookie)
  type Asked<Data> = Omit<Answer, 'data'> & { data: Data }
  const query = (asked: object) => `?${new URLSearchParams({ ...NOVEMBER, ...asked })}`
  return {
    ...{ propertyId, ...staff, call },
    overview: (asked: object = {}) =>
      call('GET', `statistics${query(asked)}`) as Promise<Asked<StatisticsOverview>>,
    subject: (subject: Subject, asked: object = {}) =>
      call('GET', `statistics/subjects/${subject}${query(asked)}`) as Promise<Asked<SubjectStatistics>>,
  }
}

type Stored = { subject: Subject; day: string; counts: Counts; isSettled?: boolean; currency?: string | null }

async function store(propertyId: string, ...rows: Stored[]) {
  await app.db.tenant(propertyId, (tx) =>
    tx.insert(statisticsDays).values(rows.map((row) => ({ propertyId, isSettled: true, ...row }))),
  )
}

const switchModule = (propertyId: string, module: ModuleName, enabled: boolean) =>
  app.db.tenant(propertyId, (tx) =>
    tx.execute(
      sql`update module_configs set enabled = ${enabled} where property_id = ${propertyId} and module = ${module}`,
    ),
  )

const placedAt = new Date('2026-11-14T12:00:00Z')
const accepted = { status: 'accepted', placedAt, decidedAt: new Date('2026-11-14T12:10:00Z') } as const
const subjectIn = ({ subjects }: StatisticsOverview, subject: Subject) =>
  subjects.find((one) => one.subject === subject)

describe('the overview', () => {
  it('has each subject of the house with its days, and the days before', async () => {
    const { propertyId, overview } = await aHouse()
    await anOrder(app.db, propertyId, accepted)
    await anOrder(app.db, propertyId, { ...accepted, placedAt: new Date('2026-10-20T12:00:00Z') })
    const { status, data } = await overview()
    expect(status).toBe(200)
    expect(data).toMatchObject({
      ...{ ...NOVEMBER, compareFrom: '2026-10-17', compareTo: '2026-10-31', currency: 'NOK' },
      ...{ factors: { water: 40, minutes: 25, money: 0 }, otherCurrencies: [], closed: [] },
      properties: [{ id: propertyId, name: 'Test house' }],
    })
    expect(data.subjects.map(({ subject }) => subject)).toEqual([...SUBJECTS])
    const counted = { orders: 1, revenue: 10_000, accepted: 1, answered: 1, sold: 1 }
    expect(subjectIn(data, 'orders')?.days).toEqual([{ date: '2026-11-14', counts: counted }])
    expect(subjectIn(data, 'orders')?.before).toEqual(counted)
  })

  it('shows what is settled as it was counted then, and what grows beside what is counted now', async () => {
    const { propertyId, overview } = await aHouse()
    await aBooking(app.db, propertyId, { arrival: '2026-11-10', departure: '2026-11-12' })
    await aBooking(app.db, propertyId, { arrival: '2026-11-11', departure: '2026-11-12' })
    await store(
      propertyId,
      { subject: 'visits', day: '2026-11-10', counts: { visits: 7, arrivals: 5 } },
      { subject: 'visits', day: '2026-11-11', counts: { visits: 3, reached: 2 }, isSettled: false },
    )
    const { data } = await overview()
    expect(subjectIn(data, 'visits')?.days).toEqual([
      { date: '2026-11-10', counts: { visits: 7, arrivals: 5 } },
      { date: '2026-11-11', counts: { visits: 3, reached: 2, arrivals: 1 } },
    ])
  })

  it('counts nothing of days to come: their guests may still register', async () => {
    const { propertyId, overview } = await aHouse()
    await aBooking(app.db, propertyId, {
      arrival: '2026-11-16',
      departure: '2026-11-18',
      state: 'precheckin',
    })
    const { data } = await overview({ to: '2026-11-30' })
    expect(subjectIn(data, 'registration')?.days).toEqual([])
  })

  it('compares with any days, however many', async () => {
    const { propertyId, overview } = await aHouse()
    await store(propertyId, { subject: 'visits', day: '2025-02-28', counts: { visits: 4 } })
    const { data } = await overview({ compareFrom: '2025-01-01', compareTo: '2025-12-31' })
    expect(subjectIn(data, 'visits')?.before).toEqual({ visits: 4 })
  })

  it.each([
    ['days that end before they begin', { from: '2026-11-02', to: '2026-11-01' }],
    ['more than a year', { from: '2025-01-01', to: '2026-11-01' }],
    ['more than a year to compare with', { compareFrom: '2024-01-01', compareTo: '2026-01-01' }],
    ['half of what to compare with', { compareFrom: '2026-01-01' }],
    ['a day that never was', { from: '2026-02-30' }],
    ['a year nobody means', { from: '9999-01-01', to: '9999-01-02' }],
  ])('refuses %s', async (_, asked) => {
    const { overview, subject } = await aHouse()
    expect((await overview(asked)).code).toBe('request/invalid')
    expect((await subject('orders', asked)).code).toBe('request/invalid')
  })

  it('leaves out what the house does not have, which by itself is not available', async () => {
    const { propertyId, overview, subject } = await aHouse()
    await switchModule(propertyId, 'guestFeedback', false)
    const { data } = await overview()
    expect(data.closed).toEqual(['survey'])
    expect(subjectIn(data, 'survey')).toBeUndefined()
    expect((await subject('survey')).code).toBe('module/not-available')
  })

  it('adds no money of a currency the property had before', async () => {
    const { propertyId, overview, subject } = await aHouse()
    const revenue = partKey('revenue', 'product', 'p')
    await store(
      propertyId,
      {
        subject: 'orders',
        day: '2026-11-02',
        counts: { orders: 1, revenue: 500, [revenue]: 500 },
        currency: 'EUR',
      },
      {
        subject: 'orders',
        day: '2026-11-03',
        counts: { orders: 1, revenue: 70, [revenue]: 70 },
        currency: 'NOK',
      },
    )
    const days = subjectIn((await overview()).data, 'orders')?.days
    expect(days?.map(({ counts }) => counts)).toEqual([{ orders: 1 }, { orders: 1, revenue: 70 }])
    const { data } = await subject('orders')
    expect(data.parts[0]?.rows.map(({ row, counts }) => [row, counts])).toEqual([['p', { revenue: 70 }]])
  })
})

describe('one subject', () => {
  it('is taken apart, most first, with names where something still has one', async () => {
    const { propertyId, subject } = await aHouse()
    const card = await aCard(app.db, propertyId, { title: 'Sauna' })
    const keys = (box: string, opened: number) => ({ [partKey('opened', 'box', box)]: opened })
    await store(
      propertyId,
      { subject: 'boxes', day: '2026-11-02', counts: { opened: 9, ...keys(card.id, 2), ...keys('gone', 7) } },
      { subject: 'boxes', day: '2026-10-20', counts: { opened: 1, ...keys(card.id, 1) } },
    )
    const { data } = await subject('boxes')
    expect(data.days).toEqual([{ date: '2026-11-02', counts: { opened: 9 } }])
    expect(data.beforeDays).toEqual([{ date: '2026-10-20', counts: { opened: 1 } }])
    expect(data.parts).toEqual([
      {
        part: 'box',
        rows: [
          { row: 'gone', name: null, counts: { opened: 7 }, before: {} },
          { row: card.id, name: 'Sauna', counts: { opened: 2 }, before: { opened: 1 } },
        ],
      },
    ])
    expect(data.byProperty).toEqual([])
  })

  it('names fifty rows of a part at most', async () => {
    const { propertyId, subject } = await aHouse()
    const rows = Array.from({ length: 60 }, (_, nth) => [partKey('opened', 'box', `box-${nth}`), nth + 1])
    await store(propertyId, { subject: 'boxes', day: '2026-11-02', counts: Object.fromEntries(rows) })
    const { data } = await subject('boxes')
    expect(data.parts[0]?.rows).toHaveLength(50)
    expect(data.parts[0]?.rows[0]?.row).toBe('box-59')
  })

  it('of vouchers has each card since it was made, also one that was deleted', async () => {
    const { propertyId, subject } = await aHouse()
    const [spa, bar] = [
      await aCard(app.db, propertyId, { title: 'Spa for two' }),
      await aCard(app.db, propertyId, { title: 'A drink' }),
    ]
    await app.db.tenant(propertyId, async (tx) => {
      await tx.insert(voucherStatistics).values([
        { propertyId, cardId: spa.id },
        {
          ...{ propertyId, cardId: bar.id, isActive: false, redeemedCount: 12 },
          ...{ firstRedeemedAt: placedAt, lastRedeemedAt: placedAt },
        },
      ])
      await tx.update(cards).set({ deletedAt: new Date() }).where(eq(cards.id, bar.id))
    })
    const { data } = await subject('vouchers')
    const none = { firstRedeemedAt: null, lastRedeemedAt: null }
    const at = placedAt.toISOString()
    expect(data.vouchers).toEqual([
      { cardId: spa.id, propertyId, name: 'Spa for two', isActive: true, redeemed: 0, ...none },
      {
        ...{ cardId: bar.id, propertyId, name: null, isActive: false, redeemed: 12 },
        ...{ firstRedeemedAt: at, lastRedeemedAt: at },
      },
    ])
  })
})

describe('of all properties', () => {
  it('reads those in which one may read results, each by its own clock, and no other', async () => {
    const house = await aHouse()
    const second = await aProperty(app.db, { ...HOUSE, name: 'By the sea', timeZone: 'America/New_York' })
    const [reception, foreign] = [await aProperty(app.db, HOUSE), await aProperty(app.db, HOUSE)]
    await aMembership(app.db, house.userId, second, ['owner'])
    await aMembership(app.db, house.userId, reception, ['reception'])
    for (const propertyId of [house.propertyId, second, reception, foreign]) {
      // Sunday in Oslo, still Saturday in New York.
      await anOrder(app.db, propertyId, { ...accepted, placedAt: new Date('2026-11-15T01:00:00Z') })
    }
    const { data } = await house.overview({ scope: 'all' })
    expect(data.properties.map(({ name }) => name)).toEqual(['Test house', 'By the sea'])
    expect(subjectIn(data, 'orders')?.days.map(({ date, counts }) => [date, counts.orders])).toEqual([
      ['2026-11-14', 1],
      ['2026-11-15', 1],
    ])
    const { data: orders } = await house.subject('orders', { scope: 'all' })
    expect(orders.byProperty.map(({ name, counts }) => [name, counts.orders])).toEqual([
      ['Test house', 1],
      ['By the sea', 1],
    ])
    expect(JSON.stringify([data, orders])).not.toMatch(new RegExp(`${reception}|${foreign}`))
    const alone = await house.overview()
    expect(subjectIn(alone.data, 'orders')?.days).toHaveLength(1)
  })

  it('adds up money of one currency alone, and says whose is left out', async () => {
    const house = await aHouse()
    const danish = await aProperty(app.db, { currency: 'DKK', name: 'Over there' })
    await aMembership(app.db, house.userId, danish, ['manager'])
    await anOrder(app.db, house.propertyId, accepted)
    await anOrder(app.db, danish, { ...accepted, currency: 'DKK' })
    const { data } = await house.overview({ scope: 'all' })
    expect(data.otherCurrencies).toEqual([{ id: danish, name: 'Over there', currency: 'DKK' }])
    expect(subjectIn(data, 'orders')?.days[0]?.counts).toMatchObject({ orders: 2, revenue: 10_000 })
    const { data: orders } = await house.subject('orders', { scope: 'all' })
    expect(orders.byProperty[1]?.counts).toEqual({ orders: 1, accepted: 1, answered: 1, sold: 1 })
    expect(orders.parts[0]?.rows[0]?.counts).toEqual({ revenue: 10_000, sold: 2 })
  })

  it('is no way into a property that asks for a second factor one does not have', async () => {
    const house = await aHouse()
    const strict = await aProperty(app.db, { ...HOUSE, name: 'Strict house' })
    await aMembership(app.db, house.userId, strict, ['owner'])
    await switchModule(strict, 'multiFactorAuthentication', true)
    const { data } = await house.overview({ scope: 'all' })
    expect(data.properties).toHaveLength(1)
  })

  it('is what the provider’s staff belong to themselves', async () => {
    const house = await aHouse({}, ['internal'])
    await aProperty(app.db, { ...HOUSE, name: 'None of theirs' })
    const { data } = await house.overview({ scope: 'all' })
    expect(data.properties).toEqual([{ id: house.propertyId, name: 'Test house' }])
  })

  it('is the one of its token for a program', async () => {
    const house = await aHouse({}, ['owner'])
    const second = await aProperty(app.db, HOUSE)
    await aMembership(app.db, house.userId, second, ['owner'])
    const made = await house.call('POST', 'users/apiTokens', { name: 'Report' })
    const answer = await app.inject({
      url: `/api/hotel/statistics?${new URLSearchParams({ ...NOVEMBER, scope: 'all' })}`,
      headers: { authorization: `Bearer ${made.data.token}` },
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.json().data.properties).toHaveLength(1)
  })
})
