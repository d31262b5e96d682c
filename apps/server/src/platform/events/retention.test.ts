import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestDatabase, quietLogger } from '../../testing/database.ts'
import { addProperty } from '../../testing/nodes.ts'
import { createRecordingSink } from '../../testing/recording-sink.ts'
import type { Database } from '../db/port.ts'
import { createEventHub } from './hub.ts'
import { emit } from './outbox.ts'
import type { EventHub } from './port.ts'
import { pruneOutbox } from './retention.ts'

let db: Database
let hub: EventHub

beforeAll(async () => {
  db = await openTestDatabase()
  hub = createEventHub({ db, log: quietLogger })
  await hub.start()
}, 60_000)

afterAll(async () => {
  await hub.stop()
  await db.close()
})

const publish = (hotel: string, version: number) =>
  db.tenant(hotel, (tx) => emit(tx, hotel, 'guestbook.published', { version }))

const age = (hotel: string) =>
  db.tenant(hotel, (tx) => tx.execute(sql`update outbox set created_at = created_at - interval '61 minutes'`))

const keptVersions = async (hotel: string) => {
  const { rows } = await db.tenant(hotel, (tx) =>
    tx.execute<{ version: number }>(
      sql`select payload -> 'version' as version from outbox order by transaction_id, seq`,
    ),
  )
  return rows.map(({ version }) => version)
}

function resume(hotel: string, after: string) {
  const sink = createRecordingSink()
  hub.subscribe({ propertyId: hotel, audience: 'guest', after, address: '192.0.2.1', sink })
  return sink
}

test('events are kept for an hour, and the last of each property beyond it', async () => {
  const [quiet, busy] = [await addProperty(db), await addProperty(db)]
  for (const version of [1, 2, 3]) await publish(quiet, version)
  for (const version of [1, 2]) await publish(busy, version)
  await age(quiet)
  await age(busy)
  await publish(busy, 3)
  expect(await pruneOutbox(db)).toBe(3)
  expect(await keptVersions(quiet)).toEqual([3])
  expect(await keptVersions(busy)).toEqual([2, 3])
  expect(await pruneOutbox(db)).toBe(0)
})

test('after pruning, only a client that missed something is told to read anew', async () => {
  const hotel = await addProperty(db)
  const sink = resume(hotel, hub.position())
  for (const version of [1, 2, 3]) await publish(hotel, version)
  await vi.waitFor(() => expect(sink.events()).toHaveLength(3), { timeout: 10_000 })
  const [, first, , third] = sink.frames
  await age(hotel)
  await pruneOutbox(db)
  await publish(hotel, 4)
  const missedSome = resume(hotel, first?.id ?? '')
  await vi.waitFor(() => expect(missedSome.events()[0]).toBe('reset'), { timeout: 10_000 })
  const missedNone = resume(hotel, third?.id ?? '')
  await vi.waitFor(() => expect(missedNone.events()).toEqual(['guestbook.published 4']), { timeout: 10_000 })
})

test('more than one batch is pruned in one go', async () => {
  const hotel = await addProperty(db)
  await db.tenant(hotel, (tx) =>
    tx.execute(sql`
      insert into outbox (property_id, name, payload, created_at)
      select ${hotel}, 'guestbook.published', '{"version": 1}', now() - interval '2 hours'
      from generate_series(1, 2500)
    `),
  )
  expect(await pruneOutbox(db)).toBe(2499)
})

test('pruning stops between batches when it has to', async () => {
  expect(await pruneOutbox(db, AbortSignal.abort())).toBe(0)
})
