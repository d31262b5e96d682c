import { afterAll, beforeAll, expect, test } from 'vitest'
import { aProperty, aUnit } from '../../testing/builders.ts'
import { openTestDatabase } from '../../testing/database.ts'
import type { Database } from './port.ts'
import { refreshAllStatistics, refreshStatisticsJob } from './refresh-statistics.ts'

let db: Database
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

const counted = async () => {
  const { rows } = await db.executeSql("select reltuples::int as units from pg_class where relname = 'units'")
  return (rows as { units: number }[])[0]?.units
}

test('the database knows how much its tables hold', async () => {
  const propertyId = await aProperty(db)
  await aUnit(db, propertyId, '101')
  await aUnit(db, propertyId, '102')
  await refreshAllStatistics(db)
  expect(await counted()).toBe(2)
})

test('the embedded one is told every night; PostgreSQL looks by itself', async () => {
  await aUnit(db, await aProperty(db), '103')
  const before = await counted()
  await refreshStatisticsJob(db).handler({ payload: {}, signal: new AbortController().signal })
  expect(await counted()).toBe(db.engine === 'pglite' ? 3 : before)
})
