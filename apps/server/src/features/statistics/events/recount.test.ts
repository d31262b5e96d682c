import { TRACKING_EVENTS } from '@innkeeper/domain/statistics/constants.ts'
import { DAY_MS, HOUR_MS, localTimeAt } from '@innkeeper/domain/time.ts'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/app.ts'
import { aBooking, aCard, aProperty } from '../../../testing/builders.ts'
import { trackingEvents, trackingTotals } from '../tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

/** Clocks go forward and back; one zone is far from the other, and half an hour off. */
const NIGHTS = ['2026-03-29T12:00:00Z', '2026-10-25T12:00:00Z', '2026-10-04T12:00:00Z']
const ZONES = ['Europe/Copenhagen', 'Australia/Lord_Howe']

const event = fc.record({
  event: fc.constantFrom(...TRACKING_EVENTS),
  /** Late ones up to a day, and some that are not believed. */
  age: fc.integer({ min: -2 * HOUR_MS, max: DAY_MS + 2 * HOUR_MS }),
  place: fc.constantFrom('home', 'box', 'gone', 'order', 'elsewhere', 'none'),
})
const sending = fc.record({
  batch: fc.option(fc.integer({ min: 1, max: 6 }), { nil: null }),
  events: fc.array(event, { minLength: 1, maxLength: 12 }),
})
const visit = fc.record({
  now: fc.constantFrom(...NIGHTS),
  zone: fc.constantFrom(...ZONES),
  hours: fc.integer({ min: -14, max: 14 }),
  sendings: fc.array(sending, { minLength: 1, maxLength: 12 }),
})

test('totals are what a recount of the events finds, each batch once, whatever the clocks do', async () => {
  await fc.assert(
    fc.asyncProperty(visit, async ({ now, zone, hours, sendings }) => {
      const propertyId = await aProperty(app.db, { timeZone: zone })
      const moment = Date.parse(now) + hours * HOUR_MS
      app.clock.set(new Date(moment).toISOString())
      const { linkKey } = await aBooking(app.db, propertyId, {
        arrival: localTimeAt(moment - DAY_MS, zone).date,
        departure: localTimeAt(moment + DAY_MS, zone).date,
      })
      const card = await aCard(app.db, propertyId)
      const places: Record<string, string> = {
        home: `/guestbook/${propertyId}/${linkKey}`,
        box: `/guestbook/${propertyId}/${linkKey}/${card.id}`,
        gone: `/guestbook/${propertyId}/${linkKey}/${'g'.repeat(22)}`,
        order: `/order/${propertyId}/confirmation/${linkKey}`,
        elsewhere: `/somewhere/${linkKey}`,
      }
      const bodyOf = ({ events }: (typeof sendings)[number]) =>
        events.map(({ event, age, place }) => ({
          event,
          date: new Date(moment - age).toISOString(),
          details: [
            { type: 'BOOKING', value: linkKey },
            ...(places[place] === undefined ? [] : [{ type: 'URL_PATH', value: places[place] }]),
          ],
        }))
      // Some at once, some one after the other; whatever has a name may come with other events under it.
      const answers = await Promise.all(
        sendings.map((sent) =>
          app.inject({
            method: 'POST',
            url: `/api/guest/${propertyId}/platformStatistics${sent.batch === null ? '' : `?batch=of-the-test-no-${sent.batch}`}`,
            payload: bodyOf(sent),
            remoteAddress: `10.3.${Math.floor(Math.random() * 250)}.1`,
          }),
        ),
      )
      const kept = answers.map((answer) => answer.json().data.kept as number)
      const [events, totals] = await app.db.tenant(propertyId, async (tx) => [
        await tx.select().from(trackingEvents),
        await tx.select().from(trackingTotals),
      ])
      const expected = new Map<string, number>()
      for (const { event, occurredAt, urlPath } of events) {
        const key = `${localTimeAt(occurredAt.getTime(), zone).date} ${event} ${urlPath ?? ''}`
        expected.set(key, (expected.get(key) ?? 0) + 1)
      }
      const found = totals.map(({ day, event, urlPath, count }) => [`${day} ${event} ${urlPath}`, count])
      expect(found.sort()).toEqual([...expected].sort())
      // Where all of a repeated batch is too old by now, it is answered so.
      const once = new Map<string, number>()
      for (const [nth, { batch }] of sendings.entries()) {
        const name = String(batch ?? `none ${nth}`)
        once.set(name, Math.max(once.get(name) ?? 0, kept[nth] ?? 0))
      }
      expect(events.length).toBe([...once.values()].reduce((sum, count) => sum + count, 0))
      expect(await everythingStored(propertyId)).not.toContain(linkKey)
    }),
    { numRuns: 25 },
  )
})

/** All that the feature keeps, as text. */
async function everythingStored(propertyId: string): Promise<string> {
  const tables = [
    'tracking_events',
    'tracking_totals',
    'tracking_batches',
    'tracking_days',
    'statistics_days',
  ]
  const texts = await app.db.tenant(propertyId, async (tx) => {
    const found: unknown[] = []
    for (const table of tables) {
      const { rows } = await tx.execute(sql`select t::text as row from ${sql.identifier(table)} t`)
      found.push(rows)
    }
    return found
  })
  return JSON.stringify(texts)
}
