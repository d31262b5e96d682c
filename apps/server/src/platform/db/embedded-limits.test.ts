import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { openEmbeddedCopy } from '../../testing/database.ts'
import { watchFreeSpace } from './free-space.ts'
import type { Database } from './port.ts'

const read = (database: Database) =>
  database.tenant('fjellheim', (tx) => tx.execute(sql`select count(*) from cards`), { readOnly: true })

describe('when the disk is nearly full', () => {
  let low = false
  let database: Database
  beforeAll(async () => {
    database = await openEmbeddedCopy({ queryLimitMs: 30_000, freeSpace: { isLow: async () => low } })
    await database.executeSql('create table jobs (n int)')
  })
  afterAll(() => database.close())

  test('writing is refused with a code, reading goes on, and writing comes back with the space', async () => {
    low = true
    const write = () => database.tenant('fjellheim', async () => 'written')
    await expect(write()).rejects.toMatchObject({ code: 'server/disk-full' })
    await expect(read(database)).resolves.toBeDefined()
    low = false
    expect(await write()).toBe('written')
  })

  test('the job queue cannot write either', async () => {
    low = true
    await expect(database.executeSql('insert into jobs values (1)')).rejects.toMatchObject({
      code: 'server/disk-full',
    })
    expect(await database.executeSql('select * from jobs')).toMatchObject({ rows: [] })
    low = false
    await database.executeSql('insert into jobs values (1)')
    expect(await database.executeSql('select * from jobs')).toMatchObject({ rows: [{ n: 1 }] })
  })
})

test('the free space is asked for at most once a second', async () => {
  let now = 0
  let asked = 0
  let free = 300
  const space = watchFreeSpace(
    200,
    async () => {
      asked += 1
      return free * 1024 * 1024
    },
    () => now,
  )
  expect(await space.isLow()).toBe(false)
  free = 100
  now = 999
  expect(await space.isLow()).toBe(false)
  now = 1000
  expect(await space.isLow()).toBe(true)
  expect(asked).toBe(2)
})

describe('when something waits', () => {
  const limits = { queryLimitMs: 200 }

  test('a transaction that does nothing is ended and rolled back, and the next one runs', async () => {
    const database = await openEmbeddedCopy(limits)
    onTestFinished(() => database.close())
    await database.executeSql('create table kept (n int); grant insert on kept to innkeeper_tenant')
    const idle = database.tenant('fjellheim', async (tx) => {
      await tx.execute(sql`insert into kept values (1)`)
      await new Promise(() => {})
    })
    await expect(idle).rejects.toMatchObject({ code: 'server/database-timeout' })
    expect(await database.executeSql('select * from kept')).toMatchObject({ rows: [] })
  })

  test('whoever cannot get a turn within the limit is told, and does not run later', async () => {
    const database = await openEmbeddedCopy(limits)
    onTestFinished(() => database.close())
    await database.executeSql('create table kept (n int)')
    const started = Promise.withResolvers<void>()
    let told = false
    const busy = database.tenant('fjellheim', async (tx) => {
      started.resolve()
      while (!told) {
        await tx.execute(sql`select 1`)
        await new Promise(setImmediate)
      }
    })
    await started.promise
    const waiting = database.executeSql('insert into kept values (1)').finally(() => {
      told = true
    })
    await expect(waiting).rejects.toMatchObject({ code: 'server/database-timeout' })
    await busy
    expect(await database.executeSql('select * from kept')).toMatchObject({ rows: [] })
  })
})
