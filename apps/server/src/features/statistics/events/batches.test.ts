import { TRACKING_EVENTS_PER_DAY } from '@innkeeper/domain/statistics/constants.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, TEST_NOW, type TestApp } from '../../../testing/app.ts'
import { aBooking, aProperty } from '../../../testing/builders.ts'
import { trackingBatches, trackingEvents, trackingTotals } from '../tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const NOW = Date.parse(TEST_NOW)
const BATCH = 'batch-of-a-test-1'
const events = (count: number, details: unknown[] = []) =>
  Array.from({ length: count }, () => ({
    event: 'BOX_SEEN',
    date: new Date(NOW).toISOString(),
    details,
  }))

async function post(propertyId: string, payload: unknown, query = '') {
  const answer = await app.inject({
    method: 'POST',
    url: `/api/guest/${propertyId}/platformStatistics${query}`,
    headers: { 'content-type': 'application/json' },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    remoteAddress: `10.2.${Math.floor(Math.random() * 250)}.1`,
  })
  return { status: answer.statusCode, ...(answer.json() as { data?: { kept: number }; code?: string }) }
}

const rowsOf = (propertyId: string) =>
  app.db.tenant(propertyId, async (tx) => ({
    events: (await tx.select().from(trackingEvents)).length,
    total: (await tx.select().from(trackingTotals)).reduce((sum, { count }) => sum + count, 0),
    batches: await tx.select({ id: trackingBatches.id, kept: trackingBatches.kept }).from(trackingBatches),
  }))

test('a batch that is sent again counts once and is answered as before, also when both come at once', async () => {
  const propertyId = await aProperty(app.db)
  const query = `?batch=${BATCH}&v=1.0.0`
  const answers = await Promise.all([1, 2, 3].map(() => post(propertyId, events(3), query)))
  answers.push(await post(propertyId, events(3), query))
  expect(answers.map(({ data }) => data)).toEqual(Array(4).fill({ kept: 3 }))
  expect(await rowsOf(propertyId)).toEqual({ events: 3, total: 3, batches: [{ id: BATCH, kept: 3 }] })
})

test('the same name in another property is another batch, and older apps name none', async () => {
  const [one, other] = [await aProperty(app.db), await aProperty(app.db)]
  await post(one, events(1), `?batch=${BATCH}`)
  expect((await post(other, events(1), `?batch=${BATCH}`)).data).toEqual({ kept: 1 })
  await post(one, events(2))
  await post(one, events(2))
  expect((await rowsOf(one)).events).toBe(5)
})

test('where the day has room for a part of a batch, the rest is not kept when it comes again', async () => {
  const propertyId = await aProperty(app.db)
  await post(propertyId, events(1))
  await app.db.tenant(propertyId, (tx) =>
    tx.execute(sql`update tracking_days set events = ${TRACKING_EVENTS_PER_DAY - 2}`),
  )
  expect((await post(propertyId, events(3), `?batch=${BATCH}`)).data).toEqual({ kept: 2 })
  expect(await rowsOf(propertyId)).toMatchObject({ events: 3, total: 3, batches: [{ kept: 2 }] })
})

test('a call that cannot be counted leaves nothing half done', async () => {
  const propertyId = await aProperty(app.db)
  const late = (at: number) => [{ ...events(1)[0], date: new Date(at).toISOString() }]
  const many = await post(propertyId, events(10_000), `?batch=${BATCH}`)
  expect([many.status, many.code]).toEqual([413, 'request/too-large'])
  expect(await post(propertyId, '[{"event"', `?batch=${BATCH}`)).toMatchObject({ status: 400 })
  expect(await post(propertyId, events(51), `?batch=${BATCH}`)).toMatchObject({ status: 400 })
  expect(await post(propertyId, events(1), '?batch=short')).toMatchObject({ code: 'request/invalid' })
  expect(await post(propertyId, [...events(1), { event: 'BOX_SEEN' }])).toMatchObject({ status: 400 })
  expect((await post(propertyId, late(NOW + 10 * 365 * 86_400_000))).data).toEqual({ kept: 0 })
  expect((await post(propertyId, late(0), `?batch=${BATCH}`)).data).toEqual({ kept: 0 })
  expect(await rowsOf(propertyId)).toEqual({ events: 0, total: 0, batches: [] })
})

test('a hundred calls at once are all kept, with their bookings, and no key of a guest lies anywhere', async () => {
  const propertyId = await aProperty(app.db)
  const stays = await Promise.all(Array.from({ length: 4 }, () => aBooking(app.db, propertyId)))
  const calls = Array.from({ length: 100 }, (_, nth) => {
    const key = stays[nth % 4]?.linkKey ?? ''
    return post(
      propertyId,
      events(5, [
        { type: 'BOOKING', value: key },
        { type: 'URL_PATH', value: `/guestbook/${propertyId}/${key}` },
      ]),
      `?batch=${BATCH}-${nth}`,
    )
  })
  expect((await Promise.all(calls)).map(({ data }) => data?.kept)).toEqual(Array(100).fill(5))
  const rows = await app.db.tenant(propertyId, (tx) => tx.select().from(trackingEvents))
  const byBooking = stays.map(({ id }) => rows.filter(({ bookingId }) => bookingId === id).length)
  expect(byBooking).toEqual([125, 125, 125, 125])
  const stored = JSON.stringify([
    rows,
    await app.db.tenant(propertyId, (tx) => tx.select().from(trackingTotals)),
  ])
  for (const { linkKey } of stays) expect(stored).not.toContain(linkKey)
})
