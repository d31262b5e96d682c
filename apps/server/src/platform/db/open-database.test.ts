import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { openEmbeddedCopy, openOnCluster, quietLogger } from '../../testing/database.ts'
import { eventually } from '../../testing/eventually.ts'
import type { PostgresCluster } from '../../testing/postgres-cluster.ts'
import { requireCluster } from '../../testing/test-cluster.ts'
import { DatabaseAwayError } from './errors.ts'
import { openDatabase } from './open-database.ts'
import type { Database } from './port.ts'

let cluster: PostgresCluster
beforeAll(async () => {
  cluster = await requireCluster()
})
afterAll(() => cluster.stop())

test('the embedded database says once at start that production wants PostgreSQL', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'innkeeper-test-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const lines: string[] = []
  const logger = { ...quietLogger, warn: (_: object, message: string) => void lines.push(message) }
  const database = await openDatabase({ dataDir, minFreeMb: 0, logger })
  await database.close()
  expect(lines).toEqual([expect.stringContaining('production wants PostgreSQL')])
})

test.each([
  ['a server that does not answer', 'postgresql://hotel:secret@127.0.0.1:1/hotel'],
  ['a database that does not exist', () => cluster.urlOf('missing')],
])('%s gives one clear error without the password', async (_, address) => {
  const databaseUrl = typeof address === 'string' ? address : address()
  const error: unknown = await openDatabase({
    databaseUrl,
    dataDir: '',
    minFreeMb: 0,
    logger: quietLogger,
  }).catch((reason: unknown) => reason)
  expect(error).toMatchObject({ name: 'StartupError', hint: expect.stringContaining('DATABASE_URL') })
  expect(String(error)).not.toContain('secret')
})

describe.each(['pglite', 'postgres'])('notifications on %s', (engine) => {
  let database: Database
  beforeAll(async () => {
    database = engine === 'pglite' ? await openEmbeddedCopy() : await openOnCluster(cluster)
  })
  afterAll(() => database.close())

  test('arrive after the commit, in order, until nobody listens', async () => {
    const heard: string[] = []
    const stop = await database.listen('orders', (payload) => void heard.push(payload))
    await database.executeSql(`begin; select pg_notify('orders', 'lost'); rollback`)
    await database.executeSql(`select pg_notify('orders', 'one'); select pg_notify('orders', 'two')`)
    await eventually('both notifications', () => heard.length === 2)
    await stop()
    await database.executeSql(`select pg_notify('orders', 'three')`)

    const last: string[] = []
    await database.listen('last', (payload) => void last.push(payload))
    await database.executeSql(`select pg_notify('last', 'four')`)
    await eventually('the last notification', () => last.length === 1)
    expect(heard).toEqual(['one', 'two'])
  })

  test('may open transactions of their own', async () => {
    const answer = Promise.withResolvers<unknown>()
    await database.listen('ask', () => answer.resolve(database.executeSql('select 1 as n')))
    await database.executeSql(`select pg_notify('ask', '')`)
    expect(await answer.promise).toMatchObject({ rows: [{ n: 1 }] })
  })
})

test('a lost connection for notifications comes back by itself and tells so', async () => {
  const database = await openOnCluster(cluster)
  onTestFinished(() => database.close())
  const heard: string[] = []
  const reconnects: string[] = []
  await database.listen(
    'orders',
    (payload) => void heard.push(payload),
    () => void reconnects.push('back'),
  )
  await database.executeSql(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'innkeeper notifications' and datname = current_database()`,
  )
  await eventually('the connection to come back', () => reconnects.length === 1)
  await database.executeSql(`select pg_notify('orders', 'again')`)
  await eventually('the notification', () => heard.length === 1)
  expect(heard).toEqual(['again'])
})

test('a server that takes no writes is away: it only copies the one that replaced it', async () => {
  const database = await openOnCluster(cluster)
  onTestFinished(() => database.close())
  const write = database.installation(async (tx) => {
    await tx.execute('set transaction read only')
    await tx.execute('create table something (id int)')
  })
  await expect(write).rejects.toBeInstanceOf(DatabaseAwayError)
})

test('a connection lost in a transaction fails that one alone', async () => {
  const database = await openOnCluster(cluster)
  onTestFinished(() => database.close())
  const lost = database.installation((tx) => tx.execute('select pg_terminate_backend(pg_backend_pid())'))
  await expect(lost).rejects.toThrow()
  await database.ping()
})
