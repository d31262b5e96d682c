import { existsSync, readdirSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { CHILD_TEST_LIMIT_MS, startChild } from '../../testing/child-process.ts'
import { quietLogger } from '../../testing/database.ts'
import { eventually } from '../../testing/eventually.ts'
import { migrate } from './migrations.ts'
import { openDatabase } from './open-database.ts'

const databaseProcess = new URL('../../testing/database-process.ts', import.meta.url)

const unfinished = (dataDir: string) => {
  const name = readdirSync(dataDir).find((entry) => entry.startsWith('db.tmp-'))
  return name && join(dataDir, name)
}

const unfinishedHas = (path: string) => (dataDir: string) =>
  existsSync(join(unfinished(dataDir) ?? dataDir, path))

test.each<[string, (dataDir: string) => boolean]>([
  ['when the unfinished directory appears', (dataDir) => unfinished(dataDir) !== undefined],
  ['while files are written', unfinishedHas('base')],
  ['when its last file is there', unfinishedHas('postgresql.conf')],
  ['when it has its final name', (dataDir) => existsSync(join(dataDir, 'db'))],
])(
  'a first start killed %s is followed by one that works',
  async (_, moment) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'innkeeper-test-'))
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
    const child = startChild(databaseProcess, ['hold', dataDir])
    onTestFinished(() => child.kill())
    await eventually(
      'the moment to kill',
      () => moment(dataDir) || existsSync(join(dataDir, 'db')),
      CHILD_TEST_LIMIT_MS,
    )
    await child.kill()

    const database = await openDatabase({ dataDir, minFreeMb: 0, logger: quietLogger })
    onTestFinished(() => database.close())
    expect(await migrate(database)).toEqual([])
    expect(await database.tenant('fjellheim', async () => 'works')).toBe('works')
    expect((await readdir(dataDir)).toSorted()).toEqual(['db', 'embedded.lock'])
  },
  CHILD_TEST_LIMIT_MS,
)

test(
  'committed rows survive a killed process',
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'innkeeper-test-'))
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
    const child = startChild(databaseProcess, ['write', dataDir])
    onTestFinished(() => child.kill())
    await child.wrote('written 20')
    await child.kill()

    const database = await openDatabase({ dataDir, minFreeMb: 0, logger: quietLogger })
    onTestFinished(() => database.close())
    const { rows } = await database.executeSql('select count(*) >= 20 as kept from written')
    expect(rows).toEqual([{ kept: true }])
  },
  CHILD_TEST_LIMIT_MS,
)
