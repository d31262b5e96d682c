import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aProperty } from '../../testing/builders.ts'
import { openTestDatabase } from '../../testing/database.ts'
import { sqlStateOf } from './errors.ts'
import type { Database } from './port.ts'

let db: Database
let here: string
let elsewhere: string
beforeAll(async () => {
  db = await openTestDatabase()
  here = await aProperty(db)
  elsewhere = await aProperty(db)
})
afterAll(() => db.close())

/** A key alone: enough to be written, or refused, before anything else of an order. */
const placing = (propertyId: string) => {
  const key = { endpoint: 'test', key: 'a-key-for-tests', bodyHash: 'h' }
  return sql`place_order(${JSON.stringify({ key, order: { property_id: propertyId, id: 'o' } })}::jsonb)`
}
const keys = (propertyId: string) =>
  db.tenant(propertyId, async (tx) => (await tx.execute(sql`select 1 from idempotency_keys`)).rows.length)

test('a call is made as the tenant role, which ends with it', async () => {
  expect(await db.tenantCall(here, sql`current_setting('role')`)).toBe('innkeeper_tenant')
  expect(await db.tenantCall(here, sql`current_setting('app.property_id')`)).toBe(here)
  const { rows } = await db.executeSql(
    `select current_setting('role') as role, coalesce(current_setting('app.property_id', true), '') as property`,
  )
  expect(rows).toEqual([{ role: 'none', property: '' }])
})

test('row level security binds what a called function writes', async () => {
  await expect(db.tenantCall(elsewhere, placing(here)).catch(sqlStateOf)).resolves.toBe('42501')
  expect([await keys(here), await keys(elsewhere)]).toEqual([0, 0])
})

test('a call that fails leaves nothing behind', async () => {
  await expect(db.tenantCall(here, placing(here))).rejects.toThrow()
  expect(await keys(here)).toBe(0)
})

test('what cannot be a property is refused, and a call inside a transaction too', async () => {
  await expect(db.tenantCall("x'; drop", sql`1`)).rejects.toThrow()
  await expect(db.tenant(here, () => db.tenantCall(here, sql`1`))).rejects.toThrow('already open')
})
