import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createEmbeddedDatabase } from './embedded.ts'
import { EmbeddedClient } from './embedded-client.ts'
import { preparedTemplate } from './embedded-template.ts'
import { migrate, readMigrations } from './migrations.ts'
import type { Database } from './port.ts'

const preparation = (key: string) => ({
  key,
  run: vi.fn(async (database: Database) => void (await database.executeSql(`create schema ${key}`))),
})

/** One small step: the product's own are applied before every run, and take most of the time. */
async function aMigration(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'innkeeper-test-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, '0001_create_lamps.sql'), 'create table lamps (n int);')
  return folder
}

test('a prepared data folder is made once and holds the migrations and the preparation', async () => {
  const cacheDir = await mkdtemp(join(tmpdir(), 'innkeeper-test-'))
  onTestFinished(() => rm(cacheDir, { recursive: true }))
  const unused = join(cacheDir, 'embedded-unused.tar')
  await writeFile(unused, '')
  await utimes(unused, new Date(0), new Date(0))
  const prepare = preparation('queue')
  const migrationsDir = await aMigration()

  await preparedTemplate({ cacheDir, migrationsDir, prepare })
  const loadDataDir = await preparedTemplate({ cacheDir, migrationsDir, prepare })
  expect(prepare.run).toHaveBeenCalledOnce()
  expect(await readdir(cacheDir)).toEqual([expect.not.stringContaining('unused')])

  const client = await EmbeddedClient.open({ dataDir: 'memory://', loadDataDir }, { queryLimitMs: 30_000 })
  const database = createEmbeddedDatabase({ client })
  onTestFinished(() => database.close())
  expect(await migrate(database, { migrations: await readMigrations(migrationsDir) })).toEqual([])
  const { rows } = await database.executeSql(
    `select to_regclass('lamps') is not null as migrated, to_regnamespace('queue') is not null as prepared`,
  )
  expect(rows).toEqual([{ migrated: true, prepared: true }])
}, 120_000)

test('a cache that cannot be written is no reason to refuse', async () => {
  const prepare = preparation('another_queue')
  const template = await preparedTemplate({
    cacheDir: '/dev/null/nowhere',
    migrationsDir: await aMigration(),
    prepare,
  })
  expect(template.size).toBeGreaterThan(0)
  expect(prepare.run).toHaveBeenCalledOnce()
}, 120_000)
