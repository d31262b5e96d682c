import { DAY_MS } from '@innkeeper/domain/time.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestClock } from '../../platform/clock/test-clock.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { aBooking, aProperty, aSignedIn } from '../../testing/builders.ts'
import { caller } from '../../testing/caller.ts'
import { anOrder } from '../../testing/orders.ts'
import { aPlantedPerson, plantEverywhere, tracesOf } from '../../testing/planted-person.ts'
import { bookings } from '../guests/tables.ts'
import { enforceRetention } from './retention.ts'
import { retentionRuns } from './tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ requestsPerMinute: 100_000, queuesJobs: true })
})
afterAll(() => app.close())

const holders = () => app.features.flatMap(({ personalData }) => (personalData ? [personalData] : []))

async function aHouse(timeZone = 'Europe/Copenhagen') {
  const propertyId = await aProperty(app.db, { timeZone })
  const { cookie } = await aSignedIn(app, propertyId, ['owner'])
  const call = caller(app, cookie)
  const house = { propertyId, timeZone }
  const night = (signal?: AbortSignal, now = app.clock.now()) =>
    enforceRetention({ db: app.db, clock: createTestClock(now.toISOString()), holders }, house, signal)
  const settings = async () => (await call('GET', 'privacy/retention')).data
  const keep = async (retention: object) => {
    const { revision, retention: before } = await settings()
    return call('PUT', 'privacy/retention', { revision, retention: { ...before, ...retention } })
  }
  const named = async () => {
    const rows = await app.db.tenant(propertyId, (tx) =>
      tx.select({ departure: bookings.departure }).from(bookings).where(sql`first_name <> ''`),
    )
    return rows.map(({ departure }) => departure).sort()
  }
  const left = (departure: string, change = {}) =>
    aBooking(app.db, propertyId, { arrival: '2020-01-01', departure, state: 'checkout', ...change })
  return { propertyId, call, night, settings, keep, named, left }
}

describe('how long guests are kept', () => {
  it('is two years until somebody says otherwise, and whoever saves an old version is told', async () => {
    const { settings, keep, call } = await aHouse()
    expect(await settings()).toMatchObject({ retention: { guests: 24, messages: 24, answers: 24 }, runs: [] })
    expect((await keep({ guests: 6 })).data.retention).toEqual({ guests: 6, messages: 24, answers: 24 })
    const stale = await call('PUT', 'privacy/retention', {
      revision: 0,
      retention: { guests: 1, messages: 1, answers: 1 },
    })
    expect(stale).toMatchObject({ status: 409, code: 'privacy/stale-revision' })
    expect(stale.details.current.retention.guests).toBe(6)
    const { items } = (await call('GET', 'audit')).data
    expect(items[0]).toMatchObject({
      action: 'privacy.changed',
      details: { changed: 'retention.guests', before: '24', after: '6' },
    })
    for (const guests of [0, 121, 1.5]) expect((await keep({ guests })).code).toBe('request/invalid')
  })

  it('ends on the property’s own day, in every zone', async () => {
    // Noon in Copenhagen, already the 16th in Kiritimati.
    for (const [timeZone, today] of [
      ['America/Los_Angeles', '2024-11-15'],
      ['Pacific/Kiritimati', '2024-11-16'],
    ] as const) {
      const { night, named, left } = await aHouse(timeZone)
      for (const departure of ['2024-11-14', '2024-11-15', '2024-11-16', '2024-11-17']) await left(departure)
      await night()
      expect((await named()).at(0)).toBe(today === '2024-11-15' ? '2024-11-16' : '2024-11-17')
    }
  })

  it('is counted truly, night by night, and what is taken away is the person with everything', async () => {
    const { propertyId, night, settings } = await aHouse()
    const long = { arrival: '2023-11-01', departure: '2023-11-05' }
    const old = await aPlantedPerson(app.db, propertyId, long)
    const young = await aPlantedPerson(app.db, propertyId)
    for (const who of [old, young]) await plantEverywhere(app.db, who)
    const youngBefore = await tracesOf(app.db, young)
    await night()
    const { runs } = await settings()
    expect(runs).toMatchObject([{ day: '2026-11-15', guests: 1, messages: 0, keptBack: 0 }])
    expect(runs[0].finishedAt).not.toBeNull()
    expect(await tracesOf(app.db, young)).toEqual(youngBefore)
    // Found by the person's own words alone, who may be a guest again: these have times of their own.
    const rest = new Set((await tracesOf(app.db, old)).map((trace) => trace.split(':')[0]))
    expect([...rest].sort()).toEqual([
      ...['audit_entries', 'booking_import_rows', 'idempotency_keys', 'message_addresses', 'messages'],
      ...['order_lines', 'orders', 'saved_filters', 'survey_responses', 'thread_entries', 'threads'],
      'webhook_deliveries',
    ])
  })

  it('never takes a stay with something open, and takes it once that is settled', async () => {
    const { propertyId, night, settings, left } = await aHouse()
    const { id: bookingId } = await left('2022-05-01')
    await left('2022-05-01')
    const open = await anOrder(app.db, propertyId, { bookingId, placedAt: new Date('2022-04-30') })
    await night()
    expect((await settings()).runs[0]).toMatchObject({ guests: 1, keptBack: 1 })
    await app.db.tenant(propertyId, (tx) =>
      tx.execute(sql`update orders set status = 'declined' where id = ${open.id}`),
    )
    await night(undefined, new Date(app.clock.now().getTime() + DAY_MS))
    expect((await settings()).runs[0]).toMatchObject({ day: '2026-11-16', guests: 1, keptBack: 0 })
  })

  it('goes on after it was cut short, takes nobody twice, and runs once a day', async () => {
    const { propertyId, night, settings, named } = await aHouse()
    const many = 250
    await app.db.tenant(propertyId, (tx) =>
      tx.execute(sql`
        insert into bookings (property_id, id, link_key, booking_number, arrival, departure, first_name, last_name)
        select ${propertyId}, 'stay' || n, 'key' || n, 'N' || n, '2020-01-01', '2020-01-05', 'Ola', 'Nordmann'
        from generate_series(1, ${many}::int) n`),
    )
    const stopped = new AbortController()
    const [first] = holders()
    let batches = 0
    const cutShort = () =>
      holders().map((holder) => ({
        ...holder,
        async erase(...work: Parameters<typeof holder.erase>) {
          await holder.erase(...work)
          if (holder.erase === first?.erase && ++batches === 2) stopped.abort()
        },
      }))
    const house = { propertyId, timeZone: 'Europe/Copenhagen' }
    await enforceRetention({ db: app.db, clock: app.clock, holders: cutShort }, house, stopped.signal)
    expect((await settings()).runs[0]).toMatchObject({ guests: 200, finishedAt: null })
    expect(await named()).toHaveLength(50)
    await night()
    expect((await settings()).runs).toMatchObject([{ guests: many, keptBack: 0 }])
    await aBooking(app.db, propertyId, { arrival: '2020-01-01', departure: '2020-01-05' })
    await night()
    expect(await named()).toHaveLength(1)
    const rows = await app.db.tenant(propertyId, (tx) =>
      tx.select().from(retentionRuns).where(eq(retentionRuns.propertyId, propertyId)),
    )
    expect(rows).toHaveLength(1)
  })
})

describe('what has its own time', () => {
  it('is messages, which go before their guest, and orders of visitors without a booking', async () => {
    const { propertyId, night, settings, keep } = await aHouse()
    await keep({ messages: 1 })
    const who = await aPlantedPerson(app.db, propertyId, { arrival: '2026-09-01', departure: '2026-10-15' })
    await plantEverywhere(app.db, who)
    await anOrder(app.db, propertyId, {
      ...{ status: 'accepted', firstName: 'Visitor', placedAt: new Date('2024-11-01T10:00:00Z') },
    })
    await night()
    // Two messages and the thread of the stay; what has no booking is of November, and so not a month old.
    expect((await settings()).runs[0]).toMatchObject({ guests: 0, orders: 1, messages: 3 })
    expect((await tracesOf(app.db, who)).length).toBeGreaterThan(9)
  })
})
