import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../platform/db/port.ts'
import { newId } from '../../platform/ids.ts'
import { aProperty } from '../../testing/builders.ts'
import { openTestDatabase } from '../../testing/database.ts'
import { pruneTracking } from './retention.ts'
import { trackingBatches, trackingEvents, trackingTotals } from './tables.ts'

const NOW = new Date('2026-11-15T03:40:00Z')

let db: Database
beforeAll(async () => {
  db = await openTestDatabase()
}, 60_000)
afterAll(() => db.close())

const insert = (propertyId: string, receivedAt: Date, rows = 1) =>
  db.tenant(propertyId, (tx) =>
    tx.insert(trackingEvents).values(
      Array.from({ length: rows }, () => ({
        propertyId,
        id: newId(),
        event: 'PAGE_OPENED' as const,
        occurredAt: receivedAt,
        receivedAt,
      })),
    ),
  )

test('tracking events are kept for ninety days, in every property, their totals for good', async () => {
  const [first, second] = [await aProperty(db), await aProperty(db)]
  for (const propertyId of [first, second]) {
    await insert(propertyId, new Date('2026-08-17T03:39:59Z'))
    await insert(propertyId, new Date('2026-08-17T03:40:01Z'))
  }
  await db.tenant(first, (tx) =>
    tx
      .insert(trackingTotals)
      .values({ propertyId: first, day: '2020-01-01', event: 'PAGE_OPENED', count: 3 }),
  )
  expect(await pruneTracking(db, NOW)).toBe(2)
  expect(await db.tenant(second, (tx) => tx.select().from(trackingEvents))).toHaveLength(1)
  expect(await db.tenant(first, (tx) => tx.select().from(trackingTotals))).toHaveLength(1)
  expect(await pruneTracking(db, NOW)).toBe(0)
})

test('more than one batch is removed in one go, and none when the work has to stop', async () => {
  const propertyId = await aProperty(db)
  await insert(propertyId, new Date('2024-01-01T00:00:00Z'), 1500)
  expect(await pruneTracking(db, NOW, AbortSignal.abort())).toBe(0)
  expect(await pruneTracking(db, NOW)).toBe(1500)
})

test('names of batches go after two days', async () => {
  const propertyId = await aProperty(db)
  const old = { propertyId, id: newId(), receivedAt: new Date('2026-11-13T03:39:59Z'), kept: 1 }
  const young = { ...old, id: newId(), receivedAt: new Date('2026-11-13T03:40:01Z') }
  await db.tenant(propertyId, (tx) => tx.insert(trackingBatches).values([old, young]))
  expect(await pruneTracking(db, NOW)).toBe(1)
  expect(await db.tenant(propertyId, (tx) => tx.select().from(trackingBatches))).toEqual([young])
})
