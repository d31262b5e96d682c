import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestClock } from '../clock/test-clock.ts'
import { createRecordFolder } from './record-folder.ts'

describe('a folder of records', () => {
  let folder: string
  const clock = createTestClock('2026-11-15T12:00:00Z')
  const parse = (json: unknown) => (typeof json === 'number' ? json : undefined)
  const open = () => createRecordFolder({ folder, keep: 3, clock, parse })
  const namesOnDisk = async () => (await readdir(folder)).filter((name) => name.endsWith('.json'))

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'innkeeper-records-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  it('keeps the newest records, in memory and on disk, also when all come at once', async () => {
    const records = open()
    await Promise.all([1, 2, 3, 4, 5].map((n) => records.add(n)))
    expect(await records.newest()).toEqual([5, 4, 3])
    expect(await namesOnDisk()).toHaveLength(3)
  })

  it('reads its records again after a restart, in the same order, leaving out what is not one', async () => {
    const records = open()
    for (const n of [1, 2]) await records.add(n)
    await writeFile(join(folder, '2020_broken.json'), '{')
    expect(await open().newest()).toEqual([2, 1])
  })
})
