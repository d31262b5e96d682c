import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { openEmbeddedCopy } from '../../testing/database.ts'
import type { Database } from './port.ts'

const MOMENT = `'2026-11-15T12:00:00Z'::timestamptz as moment, '2026-11-15'::date as day`

const inTransaction = async (database: Database) => {
  const { rows } = await database.tenant('fjellheim', (tx) => tx.execute(sql.raw(`select ${MOMENT}`)))
  return rows
}
const outside = async (database: Database) => (await database.executeSql(`select ${MOMENT}`, [])).rows

const TEXT = [{ moment: expect.stringContaining('2026-11-15'), day: '2026-11-15' }]
const DATES = [{ moment: expect.any(Date), day: expect.any(Date) }]

test('moments are text for the product’s queries and dates for the job queue, whoever asks between', async () => {
  const database = await openEmbeddedCopy({ queryLimitMs: 30_000 })
  onTestFinished(() => database.close())
  const asked = [inTransaction(database), outside(database), inTransaction(database), outside(database)]
  expect(await Promise.all(asked)).toEqual([TEXT, DATES, TEXT, DATES])
})

test('a transaction that failed or was ended leaves nothing of its way of reading behind', async () => {
  const database = await openEmbeddedCopy({ queryLimitMs: 200 })
  onTestFinished(() => database.close())
  const failed = database.tenant('fjellheim', (tx) => tx.execute(sql`select 1 / 0`))
  await expect(failed).rejects.toThrow()
  expect(await outside(database)).toEqual(DATES)
  const gone = Promise.withResolvers<void>()
  const idle = database.tenant('fjellheim', () => gone.promise)
  await expect(idle).rejects.toMatchObject({ code: 'server/database-timeout' })
  expect(await outside(database)).toEqual(DATES)
  // What it was waiting for comes while another reads.
  const next = database.tenant('fjellheim', async (tx) => {
    gone.resolve()
    await new Promise(setImmediate)
    return (await tx.execute(sql.raw(`select ${MOMENT}`))).rows
  })
  expect(await next).toEqual(TEXT)
})
