import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { CHILD_TEST_LIMIT_MS, startChild } from '../../testing/child-process.ts'
import { quietLogger } from '../../testing/database.ts'
import { lockDataDir } from './embedded-lock.ts'
import { openDatabase } from './open-database.ts'

const databaseProcess = new URL('../../testing/database-process.ts', import.meta.url)

async function temporaryDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'innkeeper-test-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  return directory
}

test(
  'a second process on the same data folder is refused, and let in once the first was killed',
  async () => {
    const dataDir = await temporaryDirectory()
    const first = startChild(databaseProcess, ['hold', dataDir])
    onTestFinished(() => first.kill())
    await first.wrote('open')

    const second = await startChild(databaseProcess, ['hold', dataDir]).ended()
    expect(second).toMatchObject({
      code: 1,
      output: expect.stringContaining('Another process is using the embedded database'),
    })

    await first.kill()
    const third = await openDatabase({ dataDir, minFreeMb: 0, logger: quietLogger })
    await third.ping()
    await third.close()
  },
  CHILD_TEST_LIMIT_MS,
)

test('closing the database gives the data folder free', async () => {
  const dataDir = await temporaryDirectory()
  const lock = lockDataDir(dataDir)
  expect(() => lockDataDir(dataDir)).toThrow(expect.objectContaining({ name: 'StartupError' }))
  lock.release()
  lockDataDir(dataDir).release()
})
