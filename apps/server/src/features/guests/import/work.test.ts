import { DAY_MS } from '@innkeeper/domain/time.ts'
import { count, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/app.ts'
import { aProperty, aSignedIn } from '../../../testing/builders.ts'
import { eventually } from '../../../testing/eventually.ts'
import { importCalls } from '../../../testing/import-calls.ts'
import { bookings } from '../tables.ts'
import { pruneImports } from './jobs.ts'
import { bookingImportRows, bookingImports } from './tables.ts'
import { workOnImport } from './work.ts'

/** More than two batches on either engine. */
const ROWS = 2200
const FILE = [
  'Booking no,Name,Arrival,Departure',
  ...Array.from({ length: ROWS }, (_, n) => `W${n},Guest ${n},2026-12-01,2026-12-02`),
].join('\n')

let app: TestApp
let hotel: string
let calls: ReturnType<typeof importCalls>
beforeAll(async () => {
  app = await openTestApp({ withJobs: true, requestsPerMinute: 10_000 })
})
afterAll(() => app.close())
beforeEach(async () => {
  hotel = await aProperty(app.db)
  calls = importCalls({ app, cookie: (await aSignedIn(app, hotel, ['owner'])).cookie })
})

const countBookings = async () =>
  (await app.db.tenant(hotel, (tx) => tx.select({ n: count() }).from(bookings)))[0]?.n
const outboxOf = async (name: string) =>
  (
    await app.db.tenant(hotel, (tx) =>
      tx.execute(sql`select 1 from outbox where property_id = ${hotel} and name = ${name}`),
    )
  ).rows.length

/** As a server leaves it that is killed before its job began. */
const leaveIn = (state: 'applying' | 'taking-back', touchedAt = app.clock.now()) =>
  app.db.tenant(hotel, (tx) =>
    tx
      .update(bookingImports)
      .set({ state, cursor: 0, touchedAt })
      .where(eq(bookingImports.propertyId, hotel)),
  )

const work = (importId: string, until: () => boolean, signal = new AbortController().signal) =>
  workOnImport(
    {
      db: app.db,
      clock: app.clock,
      timeZoneOf: async () => 'Europe/Oslo',
      makeNumber: () => '',
      bookingsWithOrders: async () => new Set(),
    },
    { propertyId: hotel, importId },
    { until, signal },
  )

describe('work on an import', () => {
  it('that is cut off goes on where it was, and makes each booking once', async () => {
    const { id } = await calls.check(await calls.uploaded(FILE))
    await leaveIn('applying')
    expect(await work(id, () => true)).toBe(true)
    const { done, state, applied } = await calls.get(id)
    expect([state, done > 0, done < ROWS, applied.new]).toEqual(['applying', true, true, done])
    expect(await countBookings()).toBe(done)
    // Two that work at once do it one batch after the other.
    await Promise.all([work(id, () => false), work(id, () => false)])
    expect(await calls.get(id)).toMatchObject({ state: 'applied', applied: { new: ROWS } })
    expect(await countBookings()).toBe(ROWS)
    const { rows } = await app.db.tenant(hotel, (tx) =>
      tx.execute<{ n: number }>(sql`select count(*)::int as n from booking_changes where kind = 'created'`),
    )
    expect(rows[0]?.n).toBe(ROWS)
    // One for each batch, not one for each row.
    expect(await outboxOf('booking.changed')).toBeLessThan(ROWS / 50)
    expect(await outboxOf('stay.changed')).toBe(0)
  })

  it('whose server was killed is found and gone on with', async () => {
    const { id } = await calls.check(await calls.uploaded(FILE.slice(0, 400)))
    await leaveIn('applying', new Date(app.clock.now().getTime() - 120_000))
    const resume = app.features
      .flatMap(({ jobs = [] }) => jobs)
      .find(({ name }) => name === 'guests.resume-imports')
    await resume?.handler({ payload: {}, signal: new AbortController().signal })
    await eventually('the import is through', async () => (await calls.get(id)).state === 'applied')
  })

  it('is stopped between two batches, and goes on, is kept, or taken back', async () => {
    const { id } = await calls.check(await calls.uploaded(FILE))
    await leaveIn('applying')
    await work(id, () => true)
    await calls.send('POST', `imports/${id}/stop`)
    expect(await work(id, () => false)).toBe(false)
    const { done } = await calls.get(id)
    expect(await countBookings()).toBe(done)
    await calls.send('DELETE', `imports/${id}`)
    expect(await calls.get(id)).toMatchObject({ state: 'applied', rows: done, canTakeBack: true })
    await calls.takeBack(id)
    expect(await countBookings()).toBe(0)
  })

  it('does nothing once its server stops', async () => {
    const { id } = await calls.check(await calls.uploaded(FILE.slice(0, 400)))
    await leaveIn('applying')
    expect(await work(id, () => false, AbortSignal.abort())).toBe(true)
    expect(await countBookings()).toBe(0)
  })
})

it('files are removed some days after nobody went on with them, and what was imported later', async () => {
  const staged = await calls.uploaded(FILE.slice(0, 400))
  const later = (days: number) => ({ now: () => new Date(app.clock.now().getTime() + days * DAY_MS) })
  const rows = async () => (await app.db.tenant(hotel, (tx) => tx.select().from(bookingImportRows))).length
  await pruneImports({ db: app.db, clock: later(3) as never })
  expect(await rows()).toBeGreaterThan(0)
  const { id } = await calls.check(staged)
  await calls.apply(id)
  await pruneImports({ db: app.db, clock: later(10) as never })
  expect(await rows()).toBeGreaterThan(0)
  await pruneImports({ db: app.db, clock: later(31) as never })
  expect(await rows()).toBe(0)
  expect(await countBookings()).toBeGreaterThan(0)
})
