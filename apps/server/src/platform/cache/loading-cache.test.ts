import { describe, expect, it } from 'vitest'
import { createLoadingCache } from './loading-cache.ts'

const forever = Number.POSITIVE_INFINITY

describe('the loading cache', () => {
  it('computes once for callers that ask together', async () => {
    let loads = 0
    const cache = createLoadingCache<number>(10, () => 0)
    const load = async () => ({ value: ++loads, validUntil: forever })
    const answers = await Promise.all([cache.get('a', load), cache.get('a', load), cache.get('a', load)])
    expect(answers).toEqual([1, 1, 1])
  })

  it('computes anew after its time and after a drop', async () => {
    let now = 0
    let loads = 0
    const cache = createLoadingCache<number>(10, () => now)
    const load = async () => ({ value: ++loads, validUntil: now + 10 })
    await cache.get('hotel|a', load)
    now = 9
    expect(await cache.get('hotel|a', load)).toBe(1)
    now = 10
    expect(await cache.get('hotel|a', load)).toBe(2)
    cache.drop('hotel|')
    expect(await cache.get('hotel|a', load)).toBe(3)
  })

  it('does not keep what was computed from before a drop', async () => {
    const cache = createLoadingCache<string>(10, () => 0)
    const gate = Promise.withResolvers<void>()
    const early = cache.get('a', async () => {
      await gate.promise
      return { value: 'old', validUntil: forever }
    })
    cache.drop('a')
    gate.resolve()
    expect(await early).toBe('old')
    expect(await cache.get('a', async () => ({ value: 'new', validUntil: forever }))).toBe('new')
  })

  it('keeps no failure and no more than its bound', async () => {
    const cache = createLoadingCache<number>(2, () => 0)
    await expect(cache.get('x', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
    for (const key of ['a', 'b', 'c']) await cache.get(key, async () => ({ value: 1, validUntil: forever }))
    expect(cache.size).toBe(2)
  })
})
