import { setImmediate } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openTestDatabase, quietLogger } from '../../testing/database.ts'
import { addProperty } from '../../testing/nodes.ts'
import { createRecordingSink, type RecordingSink } from '../../testing/recording-sink.ts'
import type { Database } from '../db/port.ts'
import { createEventHub, MAX_MISSED } from './hub.ts'
import { emit } from './outbox.ts'
import type { EventHub, StreamAudience } from './port.ts'

let db: Database
let hub: EventHub
let hotel: string

beforeAll(async () => {
  db = await openTestDatabase()
  hub = createEventHub({ db, log: quietLogger })
  await hub.start()
}, 60_000)

afterAll(async () => {
  await hub.stop()
  await db.close()
})

beforeEach(async () => {
  hotel = await addProperty(db)
})

const publish = (version: number, propertyId = hotel) =>
  db.tenant(propertyId, (tx) => emit(tx, propertyId, 'guestbook.published', { version }))
const changeBooking = (bookingId: string, propertyId = hotel) =>
  db.tenant(propertyId, (tx) => emit(tx, propertyId, 'booking.changed', { bookingId }))

function listen(audience: StreamAudience, after: string | null = null, on: EventHub = hub): RecordingSink {
  const sink = createRecordingSink()
  on.subscribe({ propertyId: hotel, audience, after, address: '192.0.2.1', sink })
  return sink
}

const heard = (sink: RecordingSink, events: string[]) =>
  vi.waitFor(() => expect(sink.events()).toEqual(events), { timeout: 10_000, interval: 5 })

test('a stream begins with hello, which says from where it resumes', async () => {
  const sink = listen('guest')
  expect(sink.frames).toEqual([{ id: hub.position(), event: 'hello', data: {} }])
})

test('an event is heard once its transaction commits', async () => {
  const sink = listen('guest')
  await publish(1)
  await heard(sink, ['guestbook.published 1'])
})

test('an event of a rolled back transaction is never heard', async () => {
  const sink = listen('guest')
  const failing = db.tenant(hotel, async (tx) => {
    await emit(tx, hotel, 'guestbook.published', { version: 1 })
    throw new Error('changed their mind')
  })
  await expect(failing).rejects.toThrow('changed their mind')
  await publish(2)
  await heard(sink, ['guestbook.published 2'])
})

test('the events of one transaction keep their order', async () => {
  const sink = listen('guest')
  await db.tenant(hotel, async (tx) => {
    for (const version of [3, 1, 2]) await emit(tx, hotel, 'guestbook.published', { version })
  })
  await heard(sink, ['guestbook.published 3', 'guestbook.published 1', 'guestbook.published 2'])
})

test('guests hear nothing that is for staff alone', async () => {
  const guest = listen('guest')
  const staff = listen('staff')
  await changeBooking('b1')
  await publish(1)
  await heard(guest, ['guestbook.published 1'])
  await heard(staff, ['booking.changed b1', 'guestbook.published 1'])
})

test('nobody hears the events of another property', async () => {
  const other = await addProperty(db)
  const sink = listen('staff')
  await publish(1, other)
  await publish(2)
  await heard(sink, ['guestbook.published 2'])
})

test('an event for another property cannot be written from within this one', async () => {
  const other = await addProperty(db)
  const crossing = db.tenant(hotel, (tx) => emit(tx, other, 'guestbook.published', { version: 1 }))
  await expect(crossing).rejects.toThrow()
})

test('only what the event map names is stored', async () => {
  const sink = listen('staff')
  const careless = { bookingId: 'b1', guest: 'Ada Lovelace' }
  await db.tenant(hotel, (tx) => emit(tx, hotel, 'booking.changed', careless))
  await heard(sink, ['booking.changed b1'])
  expect(sink.frames.at(-1)?.data).toEqual({ bookingId: 'b1' })
})

describe('after a cut', () => {
  test('a stream gets exactly what it missed, then what happens', async () => {
    const before = listen('guest')
    await publish(1)
    await heard(before, ['guestbook.published 1'])
    await publish(2)
    await changeBooking('b1')
    await publish(3)
    const resumed = listen('guest', before.frames[1]?.id)
    await publish(4)
    await heard(resumed, ['guestbook.published 2', 'guestbook.published 3', 'guestbook.published 4'])
    expect(resumed.frames[0]).toMatchObject({ event: 'hello', id: before.frames[1]?.id })
  })

  test('nothing is lost or doubled while events keep coming', async () => {
    const first = listen('guest')
    const start = first.lastId()
    const writing = (async () => {
      for (let version = 1; version <= 40; version++) await publish(version)
    })()
    const resumed: RecordingSink[] = []
    for (let version = 1001; version <= 1010; version++) {
      resumed.push(listen('guest', start))
      await publish(version)
      // The embedded database answers without ever yielding; clients would not hear in between.
      await setImmediate()
    }
    await writing
    await vi.waitFor(() => expect(first.events()).toHaveLength(50), { timeout: 10_000 })
    for (const sink of resumed) await heard(sink, first.events())
  })

  test('a stream that missed nothing gets nothing', async () => {
    const before = listen('guest')
    await publish(1)
    await heard(before, ['guestbook.published 1'])
    const resumed = listen('guest', before.lastId())
    await publish(2)
    await heard(resumed, ['guestbook.published 2'])
  })

  test('a stream that missed very much is told to read anew', async () => {
    const before = listen('guest')
    const start = before.lastId()
    await db.tenant(hotel, async (tx) => {
      for (let version = 0; version <= MAX_MISSED; version++) {
        await emit(tx, hotel, 'guestbook.published', { version })
      }
    })
    await vi.waitFor(() => expect(before.events()).toHaveLength(MAX_MISSED + 1), { timeout: 10_000 })
    const resumed = listen('guest', start)
    await vi.waitFor(() => expect(resumed.events()[0]).toBe('reset'), { timeout: 10_000 })
  })

  test('a stream from before what is kept is told to read anew, and resumes from there', async () => {
    const before = listen('guest')
    const start = before.lastId()
    await publish(1)
    await heard(before, ['guestbook.published 1'])
    await db.tenant(hotel, (tx) => tx.execute(sql`update outbox set created_at = now() - interval '2 hours'`))
    const resumed = listen('guest', start)
    await heard(resumed, ['reset'])
    await publish(2)
    await heard(resumed, ['reset', 'guestbook.published 2'])
    const again = listen('guest', resumed.frames[1]?.id)
    await heard(again, ['guestbook.published 2'])
  })

  test.each(['18446744073709551615-1', 'nonsense'])(
    'a position of another database, such as %s, means to read anew',
    async (after) => {
      const resumed = listen('guest', after)
      await heard(resumed, ['reset'])
      await publish(1)
      await heard(resumed, ['reset', 'guestbook.published 1'])
    },
  )
})

test('listeners hear every event of their name on every node, whatever another listener does', async () => {
  const second = createEventHub({ db, log: quietLogger })
  await second.start()
  const calls: unknown[] = []
  hub.on('booking.changed', () => {
    throw new Error('a careless listener')
  })
  hub.on('booking.changed', (event) => calls.push(['first', event.payload.bookingId, event.propertyId]))
  second.on('booking.changed', (event) => calls.push(['second', event.payload.bookingId, event.propertyId]))
  const stream = listen('staff', null, second)
  await changeBooking('b7')
  await vi.waitFor(
    () =>
      expect(calls.toSorted()).toEqual([
        ['first', 'b7', hotel],
        ['second', 'b7', hotel],
      ]),
    { timeout: 10_000 },
  )
  await heard(stream, ['booking.changed b7'])
  await second.stop()
})

test('what a transaction has just written is known here before its answer, and nothing of one that was taken back', async () => {
  const written: unknown[] = []
  hub.onWritten('guestbook.published', ({ propertyId, payload }) =>
    written.push([propertyId, payload.version]),
  )
  const taken = db.tenant(hotel, async (tx) => {
    await emit(tx, hotel, 'guestbook.published', { version: 1 })
    throw new Error('changed their mind')
  })
  await expect(taken).rejects.toThrow('changed their mind')
  expect(written).toEqual([])
  await publish(2)
  expect(written).toEqual([[hotel, 2]])
})

test('a client that does not take a frame is let go', async () => {
  const before = hub.openStreams()
  const gone = { write: vi.fn(() => false), end: vi.fn() }
  hub.subscribe({ propertyId: hotel, audience: 'guest', after: null, address: '192.0.2.1', sink: gone })
  await publish(1)
  await heard(listen('guest', '0-0'), ['guestbook.published 1'])
  expect(gone.write).toHaveBeenCalledTimes(1)
  expect(hub.openStreams()).toBe(before + 1)
})

test('a stream takes a place and gives it back once; staff have places of their own', async () => {
  const limits = { total: 4, reservedForStaff: 1, perNetwork: 2 }
  const limited = createEventHub({ db, log: quietLogger, limits })
  const guest = (address: string) => ({ propertyId: hotel, address })
  const anna = { ...guest('192.0.2.1'), memberId: 'anna' }
  expect(limited.refusal(guest('192.0.2.1'))).toBe('stopped')
  await limited.start()
  const open = (address: string) =>
    limited.subscribe({ ...guest(address), audience: 'guest', after: null, sink: createRecordingSink() })
  const first = open('192.0.2.1')
  open('192.0.2.1')
  expect(limited.refusal(guest('192.0.2.1'))).toBe('too-many-from-network')
  expect(limited.refusal(guest('192.0.2.2'))).toBeNull()
  open('192.0.2.2')
  expect(limited.refusal(guest('192.0.2.3'))).toBe('too-many-here')
  expect(limited.refusal(anna)).toBeNull()
  limited.subscribe({ ...anna, audience: 'staff', after: null, sink: createRecordingSink() })
  expect(limited.refusal(anna)).toBe('too-many-here')
  first.close()
  first.close()
  expect(limited.openStreams()).toBe(3)
  expect(limited.refusal(guest('192.0.2.1'))).toBeNull()
  await limited.stop()
})

test('a stopping hub ends its streams', async () => {
  const stopping = createEventHub({ db, log: quietLogger })
  await stopping.start()
  const sink = listen('guest', null, stopping)
  await stopping.stop()
  expect(sink.isEnded).toBe(true)
  expect(stopping.openStreams()).toBe(0)
})

test('a stream ends at its age limit, so that the listener is asked again who they are', async () => {
  const strict = createEventHub({ db, log: quietLogger, limits: { heartbeatMs: 5, maxAgeMs: 1 } })
  await strict.start()
  const sink = listen('staff', null, strict)
  await vi.waitFor(() => expect(sink.isEnded).toBe(true), { timeout: 10_000 })
  await strict.stop()
})

test('what a restored dump brought from another database does not hold events back', async () => {
  const sink = listen('guest')
  await db.tenant(hotel, (tx) =>
    tx.execute(sql`
      insert into outbox (property_id, transaction_id, name, payload)
      values (${hotel}, '1000000000000', 'guestbook.published', '{"version": 99}')
    `),
  )
  await publish(1)
  await heard(sink, ['guestbook.published 1'])
  await db.tenant(hotel, (tx) => tx.execute(sql`delete from outbox where transaction_id = '1000000000000'`))
})
