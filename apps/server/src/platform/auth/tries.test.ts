import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openTestDatabase } from '../../testing/database.ts'
import { createTestClock } from '../clock/test-clock.ts'
import { DatabaseAwayError } from '../db/errors.ts'
import type { Database } from '../db/port.ts'
import { newId } from '../ids.ts'
import { pruneTries } from './prune-tries.ts'
import { createTries, isTooMany, type Tries } from './tries.ts'

const MINUTE = 60_000
const START = '2026-11-15T11:00:00Z'

const clock = createTestClock(START)
let db: Database
let tries: Tries
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())
beforeEach(() => {
  clock.set(START)
  tries = createTries({ db, clock, secret: 'a secret of this installation' })
})

const tooMany = (retryAfterSeconds: number) =>
  expect.objectContaining({ code: 'request/too-many', details: { retryAfterSeconds } })
const isTaken = (key: string, most: number, by = tries) =>
  by.take([{ key, most }]).then(
    () => true,
    (error: unknown) => {
      if (!isTooMany(error)) throw error
      return false
    },
  )

it('refuses the try after the last one allowed and says when to come back', async () => {
  const [key, other] = [newId(), newId()]
  expect(await isTaken(key, 2)).toBe(true)
  clock.advance({ seconds: 15 })
  expect(await isTaken(key, 2)).toBe(true)
  await expect(tries.take([{ key, most: 2 }])).rejects.toEqual(tooMany(45))
  expect(await isTaken(other, 2)).toBe(true)
  clock.advance({ seconds: 45 })
  expect(await isTaken(key, 2)).toBe(true)
})

it('a try that succeeded stays one when it cannot be given back because the database is away', async () => {
  let failure: Error | undefined
  const installation: Database['installation'] = async (...work) => {
    if (failure) throw failure
    return db.installation(...work)
  }
  const shaky = createTries({
    db: { ...db, installation },
    clock,
    secret: 'a secret of this installation',
  })
  const taken = await shaky.take([{ key: newId(), most: 2 }])
  failure = new DatabaseAwayError({ cause: null })
  await taken.giveBack()
  failure = new Error('something else')
  await expect(taken.giveBack()).rejects.toThrow('something else')
})

it('counts a try under all its keys or under none', async () => {
  const [spent, fresh] = [newId(), newId()]
  await tries.take([{ key: spent, most: 1 }])
  const both = [
    { key: spent, most: 1 },
    { key: fresh, most: 1 },
  ]
  await expect(tries.take(both)).rejects.toEqual(tooMany(60))
  expect(await isTaken(fresh, 1)).toBe(true)
})

it('of many at once exactly as many go through as there may be, whatever else they count under', async () => {
  const [shared, second] = [newId(), newId()]
  const outcomes = Array.from({ length: 30 }, async () => {
    const counters = [
      { key: newId(), most: 1 },
      { key: shared, most: 7 },
      { key: second, most: 9 },
    ]
    return tries.take(counters).then(
      () => 'taken',
      () => 'refused',
    )
  })
  expect((await Promise.all(outcomes)).filter((outcome) => outcome === 'taken')).toHaveLength(7)
  expect(await Promise.all([isTaken(second, 9), isTaken(second, 9)])).toEqual([true, true])
  expect(await isTaken(second, 9)).toBe(false)
})

it('a try that succeeded does not count, also for whoever was refused meanwhile', async () => {
  const key = newId()
  const first = await tries.take([{ key, most: 1 }])
  expect(await isTaken(key, 1)).toBe(false)
  await first.giveBack()
  expect(await isTaken(key, 1)).toBe(true)
})

it('what is given back after its minute takes nothing from the next', async () => {
  const key = newId()
  const late = await tries.take([{ key, most: 1 }])
  clock.advance({ minutes: 1 })
  expect(await isTaken(key, 1)).toBe(true)
  await late.giveBack()
  expect(await isTaken(key, 1)).toBe(false)
})

it('agrees with windows of a minute counted one by one, and never refuses for longer', async () => {
  type Step = { pause: number; isRight: boolean }
  const steps = fc.array(fc.record({ pause: fc.nat(MINUTE), isRight: fc.boolean() }), { maxLength: 12 })
  const agrees = async (most: number, taking: Step[]) => {
    const key = newId()
    let window = { count: 0, endsAt: Number.NEGATIVE_INFINITY }
    for (const { pause, isRight } of taking) {
      clock.advance({ ms: pause })
      const now = clock.now().getTime()
      if (window.endsAt <= now) window = { count: 0, endsAt: now + MINUTE }
      const taken = await tries.take([{ key, most }]).catch(() => null)
      expect(taken !== null).toBe(window.count < most)
      if (!taken) continue
      if (isRight) await taken.giveBack()
      else window.count++
    }
    clock.advance({ ms: MINUTE })
    expect(await isTaken(key, most)).toBe(true)
  }
  await fc.assert(fc.asyncProperty(fc.integer({ min: 1, max: 4 }), steps, agrees), { numRuns: 25 })
})

it('nobody can read from the table who tried what', async () => {
  await tries.take([{ key: 'network|203.0.113.7|anna@guest.example', most: 5 }])
  const { rows } = await db.installation((tx) => tx.execute(sql`select * from tries`))
  expect(JSON.stringify(rows)).not.toMatch(/203\.0|anna@/)
})

it('whoever goes on trying asks the database now and then, and writes nothing', async () => {
  let calls = 0
  const counted: Database = {
    ...db,
    installation: (...call) => {
      calls++
      return db.installation(...call)
    },
  }
  const node = createTries({ db: counted, clock, secret: 's' })
  const key = newId()
  for (let tries = 0; tries < 500; tries++) await isTaken(key, 5, node)
  expect(calls).toBe(6)
  clock.advance({ seconds: 2 })
  await isTaken(key, 5, node)
  expect(calls).toBe(7)
})

it('strangers from ever new places have an end on each node; whom we know goes on', async () => {
  const stubbed = { rows: [{ answer: { taken: {} } }] }
  const none = { ...db, installation: async () => stubbed } as unknown as Database
  const node = createTries({ db: none, clock, secret: 's' })
  for (let tries = 0; tries < 3000; tries++) expect(await isTaken(newId(), 5, node)).toBe(true)
  clock.advance({ seconds: 20 })
  await expect(node.take([{ key: newId(), most: 5 }])).rejects.toEqual(tooMany(40))
  await node.takeOfKnown([{ key: newId(), most: 5 }])
  clock.advance({ seconds: 40 })
  expect(await isTaken(newId(), 5, node)).toBe(true)
})

it('counts whose minute is over are removed, the others stay', async () => {
  await pruneTries(db, new Date('2030-01-01'))
  const [old, fresh] = [newId(), newId()]
  await tries.take([{ key: old, most: 1 }])
  clock.advance({ seconds: 59 })
  await tries.take([{ key: fresh, most: 1 }])
  expect(await pruneTries(db, clock.now())).toBe(0)
  clock.advance({ seconds: 1 })
  expect(await pruneTries(db, clock.now(), AbortSignal.abort())).toBe(0)
  expect(await pruneTries(db, clock.now())).toBe(1)
  expect(await isTaken(fresh, 1)).toBe(false)
})
