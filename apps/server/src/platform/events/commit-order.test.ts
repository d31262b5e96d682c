import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { quietLogger } from '../../testing/database.ts'
import { addProperty, type PostgresNodes, preparePostgresNodes } from '../../testing/nodes.ts'
import { createRecordingSink, type RecordingSink } from '../../testing/recording-sink.ts'
import type { Database } from '../db/port.ts'
import { isAfter, parsePosition } from './event-position.ts'
import { createEventHub } from './hub.ts'
import { emit } from './outbox.ts'
import type { EventHub } from './port.ts'
import { readNext } from './read-outbox.ts'

// Transactions that overlap exist on PostgreSQL alone: the embedded database has one connection.

const TRANSACTIONS = 4

let nodes: PostgresNodes
let db: Database
let hub: EventHub

beforeAll(async () => {
  nodes = await preparePostgresNodes()
  db = await nodes.open()
  hub = createEventHub({ db, log: quietLogger })
  await hub.start()
})

afterAll(async () => {
  await hub.stop()
  await nodes.close()
})

type Step = { transaction: number; ends: 'commit' | 'rollback' | null }

/** An open transaction of a test, moved on step by step. */
function openTransaction(hotel: string) {
  const steps: ((run: { version: number } | Exclude<Step['ends'], null>) => void)[] = []
  const next = () => new Promise<{ version: number } | Exclude<Step['ends'], null>>((go) => steps.push(go))
  let done: () => void = () => {}
  const finished = db.tenant(hotel, async (tx) => {
    for (;;) {
      const step = await next()
      if (step === 'commit') return
      if (step === 'rollback') throw new Error('rolled back')
      await emit(tx, hotel, 'guestbook.published', step)
      done()
    }
  })
  finished.catch(() => {})
  const waiting = () => vi.waitFor(() => expect(steps).toHaveLength(1), { interval: 1, timeout: 10_000 })
  const take = async () => {
    await waiting()
    return steps.pop()
  }
  return {
    emit: async (version: number) => {
      const go = await take()
      const emitted = new Promise<void>((resolve) => {
        done = resolve
      })
      go?.({ version })
      await emitted
    },
    end: async (how: 'commit' | 'rollback') => {
      const go = await take()
      go?.(how)
      await finished.catch(() => {})
    },
  }
}

const interleavings = fc.array(
  fc.record({
    transaction: fc.nat(TRANSACTIONS - 1),
    ends: fc.constantFrom(null, null, 'commit' as const, 'rollback' as const),
  }),
  { minLength: 4, maxLength: 14 },
)

function listen(hotel: string): RecordingSink {
  const sink = createRecordingSink()
  hub.subscribe({ propertyId: hotel, audience: 'guest', after: hub.position(), address: '192.0.2.1', sink })
  return sink
}

test('however transactions overlap, each committed event is heard once, in the order of its id', async () => {
  await fc.assert(
    fc.asyncProperty(interleavings, async (steps) => {
      const hotel = await addProperty(db)
      const live = listen(hotel)
      const open = new Map<number, { transaction: ReturnType<typeof openTransaction>; versions: number[] }>()
      const committed: number[] = []
      let version = 0
      const ending = [...Array(TRANSACTIONS).keys()].map((transaction) => ({
        transaction,
        ends: 'commit' as const,
      }))
      for (const { transaction, ends } of [...steps, ...ending]) {
        const current = open.get(transaction) ?? { transaction: openTransaction(hotel), versions: [] }
        open.set(transaction, current)
        if (ends === null) {
          current.versions.push(++version)
          await current.transaction.emit(version)
        } else {
          open.delete(transaction)
          await current.transaction.end(ends)
          if (ends === 'commit') committed.push(...current.versions)
        }
      }
      await vi.waitFor(() => expect(live.events()).toHaveLength(committed.length), {
        timeout: 10_000,
        interval: 2,
      })
      const heard = live.frames.slice(1)
      expect(heard.map(({ data }) => (data as { version: number }).version).toSorted()).toEqual(
        committed.toSorted(),
      )
      const positions = heard.map(({ id }) => parsePosition(id ?? ''))
      for (const [index, position] of positions.entries()) {
        const before = positions[index - 1]
        if (index > 0) expect(position && before && isAfter(position, before)).toBe(true)
      }
    }),
    { numRuns: 25, endOnFailure: true },
  )
}, 120_000)

test('an event waits for an older transaction that is still open, and is not overtaken by it', async () => {
  const hotel = await addProperty(db)
  const live = listen(hotel)
  const start = parsePosition(live.lastId() ?? '') ?? { transactionId: 0n, seq: 0n }
  const older = openTransaction(hotel)
  await older.emit(1)
  const newer = openTransaction(hotel)
  await newer.emit(2)
  await newer.end('commit')
  const resumed = listen(hotel)
  expect(await readNext(db, start, 10)).toEqual({ events: [], isHeldBack: true })
  await older.end('commit')
  const both = ['guestbook.published 1', 'guestbook.published 2']
  await vi.waitFor(() => expect(live.events()).toEqual(both), { timeout: 10_000 })
  await vi.waitFor(() => expect(resumed.events()).toEqual(both), { timeout: 10_000 })
})

test('an older transaction without events of its own does not hold others back after it ended', async () => {
  const hotel = await addProperty(db)
  const live = listen(hotel)
  const silent = openTransaction(hotel)
  await silent.emit(1)
  await db.tenant(hotel, (tx) => emit(tx, hotel, 'guestbook.published', { version: 2 }))
  await silent.end('rollback')
  await vi.waitFor(() => expect(live.events()).toEqual(['guestbook.published 2']), { timeout: 4000 })
})

test('events come through after the connection for notifications was cut', async () => {
  const hotel = await addProperty(db)
  const live = listen(hotel)
  await db.executeSql(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'innkeeper notifications'`,
  )
  await db.tenant(hotel, (tx) => emit(tx, hotel, 'guestbook.published', { version: 1 }))
  await vi.waitFor(() => expect(live.events()).toEqual(['guestbook.published 1']), { timeout: 10_000 })
})
