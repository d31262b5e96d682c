import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { withExclusiveLock } from './exclusive-lock.mjs'

describe('the lock between two commands', () => {
  let folder = ''
  let path = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'innkeeper-lock-'))
    path = join(folder, 'sub', 'work.lock')
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('lets one work at a time and tells the other that it waits', async () => {
    const events: string[] = []
    const first = Promise.withResolvers<void>()
    const one = withExclusiveLock(path, async () => {
      events.push('one begins')
      await first.promise
      events.push('one ends')
    })
    const two = withExclusiveLock(path, async () => void events.push('two'), { onWait: first.resolve })
    await Promise.all([one, two])
    expect(events).toEqual(['one begins', 'one ends', 'two'])
    expect(existsSync(path)).toBe(false)
  })

  it('is given back when the work fails', async () => {
    await expect(withExclusiveLock(path, () => Promise.reject(new Error('no network')))).rejects.toThrow(
      'no network',
    )
    expect(existsSync(path)).toBe(false)
  })

  it('of a killed process is taken over', async () => {
    const left = join(folder, 'left.lock')
    writeFileSync(left, '')
    const longAgo = new Date(Date.now() - 60_000)
    utimesSync(left, longAgo, longAgo)
    expect(await withExclusiveLock(left, async () => 'done')).toBe('done')
  })

  it('is not waited for without end', async () => {
    const held = join(folder, 'held.lock')
    writeFileSync(held, '')
    await expect(withExclusiveLock(held, async () => 'done', { waitMs: 0 })).rejects.toThrow('held.lock')
  })
})
