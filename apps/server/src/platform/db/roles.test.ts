import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { openEmbeddedCopy, openOnCluster } from '../../testing/database.ts'
import { requireCluster } from '../../testing/test-cluster.ts'
import { productMigrationsDir } from './migrations.ts'

/** The migration that makes the roles, under names that no other test of the cluster has made already. */
async function rolesUnderOtherNames(): Promise<{ sql: string; tenant: string; drop: string }> {
  const prefix = `test_${randomBytes(6).toString('hex')}_`
  const sql = await readFile(join(productMigrationsDir, '0001_create_roles.sql'), 'utf8')
  const names = `${prefix}tenant, ${prefix}installation`
  return {
    sql: sql.replaceAll('innkeeper_', prefix),
    tenant: `${prefix}tenant`,
    drop: `drop owned by ${names}; drop role ${names}`,
  }
}

test('two databases of one cluster make the roles at the same time', async () => {
  const cluster = await requireCluster()
  const databases = [await openOnCluster(cluster), await openOnCluster(cluster)]
  const clients = databases.map(
    ({ raw }) => new pg.Client({ connectionString: raw.kind === 'postgres' ? raw.connectionString : '' }),
  )
  onTestFinished(async () => {
    for (const client of clients) await client.end()
    for (const database of databases) await database.close()
    await cluster.stop()
  })
  for (const client of clients) await client.connect()
  const [first, second] = clients as [pg.Client, pg.Client]
  const { sql, tenant, drop } = await rolesUnderOtherNames()

  await first.query('begin')
  await first.query(sql)
  const waiting = second.query(sql)
  await first.query('commit')
  await waiting

  for (const client of clients) await client.query(`begin; set local role ${tenant}; rollback`)
  await second.query(drop.split(';')[0] ?? '')
  await first.query(drop)
})

test('a login user that may create roles needs no other power, also on the newest PostgreSQL', async () => {
  const database = await openEmbeddedCopy()
  onTestFinished(() => database.close())
  const { sql, tenant } = await rolesUnderOtherNames()
  await database.executeSql('create role operator login createrole; alter schema public owner to operator')
  await database.executeSql('set session authorization operator')
  await database.executeSql(sql)
  await database.executeSql(sql)
  await database.executeSql(`set role ${tenant}`)
  const { rows } = await database.executeSql('select current_user::text as name')
  expect(rows).toEqual([{ name: tenant }])
})

test('a login user without any right on the roles is told what an administrator has to run', async () => {
  const database = await openEmbeddedCopy()
  onTestFinished(() => database.close())
  const { sql, tenant } = await rolesUnderOtherNames()
  await database.executeSql(sql)
  await database.executeSql('create role operator login; set session authorization operator')
  await expect(database.executeSql(sql)).rejects.toMatchObject({
    hint: expect.stringContaining(`grant ${tenant} to operator`),
  })
})
