import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openEmbeddedCopy, openOnCluster } from '../../testing/database.ts'
import type { PostgresCluster } from '../../testing/postgres-cluster.ts'
import { requireCluster } from '../../testing/test-cluster.ts'
import { DatabaseAwayError, sqlStateOf } from './errors.ts'
import { migrate } from './migrations.ts'
import type { Database, Tx } from './port.ts'

let cluster: PostgresCluster
beforeAll(async () => {
  cluster = await requireCluster()
})
afterAll(() => cluster.stop())

const insertNote = (propertyId: string, text: string) =>
  sql`insert into notes (property_id, id, text) values (${propertyId}, gen_random_uuid()::text, ${text})`

const texts = async (tx: Tx) => (await tx.execute<{ text: string }>(sql`select text from notes`)).rows

const stateOf = (work: Promise<unknown>) => work.then(() => 'no error', sqlStateOf)

describe.each(['pglite', 'postgres'])('on %s', (engine) => {
  let database: Database

  beforeAll(async () => {
    database = engine === 'pglite' ? await openEmbeddedCopy() : await openOnCluster(cluster)
    await migrate(database)
    await database.executeSql(`
      create table notes (property_id text not null, id text not null, text text not null, primary key (property_id, id));
      select protect_tenant_table('notes')`)
    await database.tenant('fjellheim', (tx) => tx.execute(insertNote('fjellheim', 'ours')))
    await database.tenant('havnehuset', (tx) => tx.execute(insertNote('havnehuset', 'theirs')))
  })
  afterAll(() => database.close())

  test("a property sees its own rows and no other property's", async () => {
    expect(await database.tenant('fjellheim', texts)).toEqual([{ text: 'ours' }])
    expect(await database.tenant('havnehuset', texts)).toEqual([{ text: 'theirs' }])
    expect(await database.tenant('nobody', texts)).toEqual([])
  })

  test('a row for another property is refused', async () => {
    const insert = database.tenant('fjellheim', (tx) => tx.execute(insertNote('havnehuset', 'forged')))
    expect(await stateOf(insert)).toBe('42501')
  })

  test('a row cannot be moved to another property', async () => {
    const move = database.tenant('fjellheim', (tx) =>
      tx.execute(sql`update notes set property_id = 'havnehuset'`),
    )
    expect(await stateOf(move)).toBe('42501')
  })

  test('the tenant role without a property sees nothing', async () => {
    const seen = await database.tenant('fjellheim', async (tx) => {
      await tx.execute(sql`set local app.property_id = ''`)
      const withEmpty = await texts(tx)
      await tx.execute(sql`reset app.property_id`)
      return [...withEmpty, ...(await texts(tx))]
    })
    expect(seen).toEqual([])
  })

  test("the installation role cannot read a property's rows", async () => {
    expect(await stateOf(database.installation(texts))).toBe('42501')
  })

  test('a tenant cannot read the accounts', async () => {
    const read = database.tenant('fjellheim', (tx) => tx.execute(sql`select * from staff_users`))
    expect(await stateOf(read)).toBe('42501')
  })

  test('a text that is no property id never reaches the database', async () => {
    await expect(database.tenant("x'; drop table notes; --", texts)).rejects.toMatchObject({
      code: 'server/invalid-property-id',
    })
  })

  test('nothing of a failed transaction is kept', async () => {
    const failed = database.tenant('rollback-inn', async (tx) => {
      await tx.execute(insertNote('rollback-inn', 'gone'))
      throw new Error('changed my mind')
    })
    await expect(failed).rejects.toThrow('changed my mind')
    expect(await database.tenant('rollback-inn', texts)).toEqual([])
  })

  test('a transaction whose failed statement was ignored does not pretend to have been committed', async () => {
    const ignored = database.tenant('fjellheim', async (tx) => {
      await tx.execute(sql`select 1 / 0`).catch(() => {})
    })
    await expect(ignored).rejects.toThrow(/rolled back/)
  })

  test('a savepoint that fails leaves the rest of the transaction alone', async () => {
    await database.tenant('savepoint-inn', async (tx) => {
      await tx.execute(insertNote('savepoint-inn', 'kept'))
      await tx.transaction((inner) => inner.execute(sql`select 1 / 0`)).catch(() => {})
    })
    expect(await database.tenant('savepoint-inn', texts)).toEqual([{ text: 'kept' }])
  })

  test('a read only transaction reads and cannot write', async () => {
    expect(await database.tenant('fjellheim', texts, { readOnly: true })).toEqual([{ text: 'ours' }])
    const write = database.tenant('fjellheim', (tx) => tx.execute(insertNote('fjellheim', 'no')), {
      readOnly: true,
    })
    expect(await stateOf(write)).toBe('25006')
    // That is our own mistake, and no outage.
    await expect(write).rejects.not.toBeInstanceOf(DatabaseAwayError)
  })

  test.each<[string, () => Promise<unknown>]>([
    ['a tenant transaction', () => database.tenant('fjellheim', texts)],
    ['an installation transaction', () => database.installation(async () => {})],
    ['plain SQL', () => database.executeSql('select 1')],
  ])('%s inside a transaction is refused instead of waiting for ever', async (_, nested) => {
    const state = await database.tenant('fjellheim', () => nested().then(String, nestedCode))
    expect(state).toBe('server/nested-transaction')
  })

  test('work started in a transaction may open its own after that one ended', async () => {
    const ended = Promise.withResolvers<void>()
    const later = await database.tenant('fjellheim', async () => [
      ended.promise.then(() => database.tenant('fjellheim', texts)),
    ])
    ended.resolve()
    expect(await later[0]).toEqual([{ text: 'ours' }])
  })
})

function nestedCode(error: unknown): unknown {
  for (let cause = error; cause instanceof Error; cause = cause.cause) if ('code' in cause) return cause.code
  return error
}
