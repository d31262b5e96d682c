import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestClock } from '../../../platform/clock/test-clock.ts'
import type { Database } from '../../../platform/db/port.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { aProperty } from '../../../testing/builders.ts'
import { openTestDatabase } from '../../../testing/database.ts'
import type { PropertyService } from '../../properties/service.ts'
import { statisticsDays } from '../tables.ts'
import { createCountedVisits } from './counted-visits.ts'
import { createGatheredCounts } from './gathered-counts.ts'

let db: Database
beforeAll(async () => {
  db = await openTestDatabase()
}, 60_000)
afterAll(() => db.close())

const NOON = Date.parse('2026-11-15T11:00:00Z')
const BROWSER = {
  userAgent: 'Mozilla/5.0',
  mobileHint: undefined,
  purpose: undefined,
  fetchMode: undefined,
  fetchDestination: undefined,
}

function counted(tenant: Database['tenant'] = db.tenant, gone: string[] = []) {
  const warned: string[] = []
  const visits = createCountedVisits({
    db: { ...db, tenant },
    clock: createTestClock('2026-11-15T11:00:00Z'),
    log: { warn: (_: unknown, words?: string) => void warned.push(words ?? '') } as never,
    properties: {
      snapshot: async (propertyId: string) => {
        if (gone.includes(propertyId)) throw new AppError('property/unknown', 'No such property.')
        return { property: { timeZone: 'Europe/Copenhagen' } }
      },
    } as unknown as Pick<PropertyService, 'snapshot'>,
  })
  const look = (propertyId: string) =>
    visits.pageOpened({ propertyId, page: 'guestbook', state: 'qr', language: 'en' }, BROWSER, '/')
  return { visits, look, warned }
}

const visitsOf = async (propertyId: string) =>
  (await db.tenant(propertyId, (tx) => tx.select().from(statisticsDays)))[0]?.counts.visits

test('what could not be written is written with what comes after it, and once', async () => {
  const propertyId = await aProperty(db)
  let isAway = true
  const { visits, look, warned } = counted((...call) => {
    if (isAway) throw new Error('away')
    return db.tenant(...call)
  })
  look(propertyId)
  await visits.flush()
  look(propertyId)
  await visits.flush()
  expect(await visitsOf(propertyId)).toBeUndefined()
  isAway = false
  look(propertyId)
  await Promise.all([visits.flush(), visits.flush()])
  expect([await visitsOf(propertyId), warned.length]).toEqual([3, 2])
})

test('two nodes add to the same day', async () => {
  const propertyId = await aProperty(db)
  const nodes = [counted(), counted(), counted()]
  for (const { look } of nodes) for (let time = 0; time < 5; time++) look(propertyId)
  await Promise.all(nodes.map(({ visits }) => visits.flush()))
  expect(await visitsOf(propertyId)).toBe(15)
})

test('a property that is gone is forgotten', async () => {
  const { visits, look, warned } = counted(db.tenant, ['gone'])
  look('gone')
  await visits.flush()
  expect(warned).toEqual([])
})

test('whatever is asked for, so many kinds of visits are counted at most', () => {
  const gathered = createGatheredCounts(10)
  const ask = (box: number) =>
    gathered.add('fjellheim', NOON, `box ${box}`, () => ({ boxes: { [`asked|box|${box}`]: 1 } }))
  for (let box = 0; box < 100; box++) ask(box)
  ask(3)
  const kinds = gathered.take().get('fjellheim') ?? new Map()
  expect([...kinds.values()].map(({ times }) => times)).toEqual([1, 1, 1, 2, 1, 1, 1, 1, 1, 1])
  expect(gathered.take().size).toBe(0)
  gathered.putBack('fjellheim', kinds)
  ask(3)
  expect([...(gathered.take().get('fjellheim')?.values() ?? [])][3]?.times).toBe(3)
})
