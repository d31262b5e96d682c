import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { CHILD_TEST_LIMIT_MS, startChild } from '../../testing/child-process.ts'
import { openEmbeddedCopy, openOnCluster, quietLogger } from '../../testing/database.ts'
import type { PostgresCluster } from '../../testing/postgres-cluster.ts'
import { STEPS, stepwiseMigrations } from '../../testing/stepwise-migrations.ts'
import { requireCluster } from '../../testing/test-cluster.ts'
import { migrate, readMigrations, toMigration } from './migrations.ts'
import { openDatabase } from './open-database.ts'
import type { Database } from './port.ts'

const databaseProcess = new URL('../../testing/database-process.ts', import.meta.url)
const steps = Array.from({ length: STEPS }, (_, index) => String(index + 1))

let cluster: PostgresCluster
beforeAll(async () => {
  cluster = await requireCluster()
})
afterAll(() => cluster.stop())

async function tableExists(database: Database, name: string): Promise<boolean> {
  const { rows } = await database.executeSql('select to_regclass($1) is not null as found', [name])
  return (rows as { found: boolean }[])[0]?.found === true
}

describe.each(['pglite', 'postgres'])('on %s', (engine) => {
  let database: Database
  beforeAll(async () => {
    database = engine === 'pglite' ? await openEmbeddedCopy() : await openOnCluster(cluster)
    await migrate(database)
  })
  afterAll(() => database.close())
  // To open one takes longer than to take back what a test added to it.
  afterEach(async () => {
    await database.executeSql('drop table if exists half, raced')
    await database.executeSql('drop sequence if exists race_tries')
    await database.executeSql("delete from schema_migrations where name >= '0900'")
  })

  test('a second start applies nothing', async () => {
    expect(await migrate(database)).toEqual([])
  })

  test('a migration that fails at its last statement leaves nothing behind', async () => {
    const product = await readMigrations()
    const failing = toMigration('0901_create_half.sql', 'create table half (n int); select 1 / 0;')
    await expect(migrate(database, { migrations: [...product, failing] })).rejects.toThrow(
      /0901_create_half.*division/,
    )
    expect(await tableExists(database, 'half')).toBe(false)

    const repaired = toMigration('0901_create_half.sql', 'create table half (n int);')
    expect(await migrate(database, { migrations: [...product, repaired] })).toEqual(['0901_create_half.sql'])
  })

  test('a role that another database was just making is found the second time', async () => {
    // A sequence counts what is rolled back too.
    await database.executeSql('create sequence race_tries')
    const racing = toMigration(
      '0901_race.sql',
      "do $$ begin if nextval('race_tries') = 1 then raise undefined_object; end if; end $$; create table raced (n int);",
    )
    const migrations = [...(await readMigrations()), racing]
    expect(await migrate(database, { migrations })).toEqual(['0901_race.sql'])
    expect(await tableExists(database, 'raced')).toBe(true)

    const missing = toMigration('0902_miss.sql', 'grant no_such_role to current_user;')
    await expect(migrate(database, { migrations: [...migrations, missing] })).rejects.toThrow(/no_such_role/)
  })

  test('a migration changed after it was applied refuses to start', async () => {
    const [first, ...others] = await readMigrations()
    const changed = toMigration(first?.name ?? '', `${first?.sql} -- changed`)
    await expect(migrate(database, { migrations: [changed, ...others] })).rejects.toMatchObject({
      name: 'StartupError',
      message: expect.stringContaining('0001_create_roles.sql was changed'),
    })
  })

  test('a database newer than the program refuses to start', async () => {
    const older = (await readMigrations()).slice(0, -1)
    await expect(migrate(database, { migrations: older })).rejects.toThrow(/newer than this program/)
  })
})

test('a migration may not end its own transaction', () => {
  expect(() => toMigration('0001_create_roles.sql', 'create table a ();\ncommit;')).toThrow(
    /controls transactions/,
  )
})

test('line ends do not change a migration', () => {
  expect(toMigration('0001_a_b.sql', 'select 1;\r\n').checksum).toBe(
    toMigration('0001_a_b.sql', 'select 1;\n').checksum,
  )
})

test.each(steps)(
  'an embedded database killed in a migration at step %s completes at the next start',
  async (step) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'innkeeper-test-'))
    onTestFinished(() => rm(dataDir, { recursive: true }))
    expect(await startChild(databaseProcess, ['migrate', dataDir, step]).ended()).toMatchObject({
      signal: 'SIGKILL',
    })

    const database = await openDatabase({ dataDir, minFreeMb: 0, logger: quietLogger })
    onTestFinished(() => database.close())
    await expectHalfwayThenComplete(database)
  },
  CHILD_TEST_LIMIT_MS,
)

test.each(steps)(
  'PostgreSQL completes a migration whose node was killed at step %s',
  async (step) => {
    const database = await openOnCluster(cluster)
    onTestFinished(() => database.close())
    const address = database.raw.kind === 'postgres' ? database.raw.connectionString : ''
    expect(await startChild(databaseProcess, ['migrate', address, step]).ended()).toMatchObject({
      signal: 'SIGKILL',
    })
    await expectHalfwayThenComplete(database)
  },
  CHILD_TEST_LIMIT_MS,
)

async function expectHalfwayThenComplete(database: Database): Promise<void> {
  const migrations = await stepwiseMigrations()
  expect(await tableExists(database, 'first_rows')).toBe(true)
  expect(await tableExists(database, 'second_rows')).toBe(false)
  expect(await migrate(database, { migrations })).toEqual(['0902_create_second.sql', '0903_create_third.sql'])
  const { rows } = await database.executeSql('select count(*)::int as n from third_rows')
  expect(rows).toEqual([{ n: 100 }])
}

test('two nodes that start together on an empty PostgreSQL both succeed and apply each migration once', async () => {
  const one = await openOnCluster(cluster)
  onTestFinished(() => one.close())
  const databaseUrl = one.raw.kind === 'postgres' ? one.raw.connectionString : ''
  const two = await openDatabase({ databaseUrl, dataDir: '', minFreeMb: 0, logger: quietLogger })
  onTestFinished(() => two.close())

  const applied = await Promise.all([migrate(one), migrate(two)])
  const names = (await readMigrations()).map((migration) => migration.name)
  expect(applied.flat().toSorted()).toEqual(names)
})
