import { afterEach, expect, test, vi } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('where the browser refuses to let tabs wait, or has no such thing, the work is done all the same, once', async () => {
  const refuses = { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) }
  for (const locks of [refuses, undefined]) {
    vi.stubGlobal('navigator', { locks })
    const work = vi.fn(async () => 'done')
    expect(await oneAtATime('order', work)).toBe('done')
    expect(work).toHaveBeenCalledOnce()
  }
})

test('work that failed in its turn has failed, and is not done again', async () => {
  vi.stubGlobal('navigator', { locks: { request: (_: string, __: object, work: () => unknown) => work() } })
  const work = vi.fn(() => Promise.reject(new Error('failed')))
  await expect(oneAtATime('order', work)).rejects.toThrow('failed')
  expect(work).toHaveBeenCalledOnce()
})
