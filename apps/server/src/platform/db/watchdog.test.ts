import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { CHILD_TEST_LIMIT_MS, startChild } from '../../testing/child-process.ts'
import { WATCHDOG_EXIT_CODE } from './watchdog.ts'

test(
  'a query that never ends ends the process with one clear line',
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'innkeeper-test-'))
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
    const child = startChild(new URL('../../testing/database-process.ts', import.meta.url), ['hang', dataDir])
    onTestFinished(() => child.kill())
    expect(await child.ended()).toMatchObject({
      code: WATCHDOG_EXIT_CODE,
      output: expect.stringContaining('The embedded database did not answer within its limit'),
    })
  },
  CHILD_TEST_LIMIT_MS,
)
