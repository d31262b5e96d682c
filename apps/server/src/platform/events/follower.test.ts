import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { aProperty } from '../../testing/builders.ts'
import { openTestDatabase, quietLogger } from '../../testing/database.ts'
import { eventually } from '../../testing/eventually.ts'
import { DatabaseAwayError } from '../db/errors.ts'
import type { Database } from '../db/port.ts'
import { createOutboxFollower, type OutboxFollower } from './follower.ts'
import { emit } from './outbox.ts'

const MINUTE_MS = 60_000

let db: Database
let propertyId: string
let follower: OutboxFollower
let heard: unknown[]
let outages: number
let gaps: number
let isAway: boolean
let failures: number
let elapsedMs: number

beforeAll(async () => {
  db = await openTestDatabase()
  propertyId = await aProperty(db)
})
afterAll(() => db.close())
afterEach(() => follower.stop())

/** Follows a database that is away for the follower alone, as behind a cut network. */
async function follow(): Promise<void> {
  heard = []
  gaps = 0
  outages = 0
  isAway = false
  failures = 0
  elapsedMs = 0
  const installation: Database['installation'] = async (...question) => {
    if (!isAway) return db.installation(...question)
    failures += 1
    throw new DatabaseAwayError({ cause: null })
  }
  follower = createOutboxFollower({
    db: { ...db, installation },
    log: quietLogger,
    onEvent: ({ payload }) => heard.push(payload),
    onAway: () => {
      outages += 1
    },
    onGap: () => {
      gaps += 1
    },
    now: () => performance.now() + elapsedMs,
  })
  await follower.start()
}

const publish = (bookingId: string) =>
  db.tenant(propertyId, (tx) => emit(tx, propertyId, 'booking.changed', { bookingId }))

async function beAwayFor(minutes: number): Promise<void> {
  isAway = true
  await publish('meanwhile')
  await eventually('a read that fails', () => failures > 0)
  elapsedMs += minutes * MINUTE_MS
  isAway = false
  await publish('after')
}

test('what happened while the database could not be read follows from the outbox', async () => {
  await follow()
  await beAwayFor(40)
  await eventually('both events', () => heard.length === 2)
  expect(outages).toBe(1)
  expect(heard).toEqual([{ bookingId: 'meanwhile' }, { bookingId: 'after' }])
  expect(gaps).toBe(0)
})

test('an absence longer than events are kept is told as a gap, and events go on after it', async () => {
  await follow()
  await beAwayFor(55)
  await eventually('the gap', () => gaps === 1)
  await publish('later')
  await eventually('the later event', () =>
    heard.some((one) => (one as { bookingId: string }).bookingId === 'later'),
  )
  expect(gaps).toBe(1)
})
