import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createByteCache } from './byte-cache.ts'

const value = (size: number) => ({ bytes: Buffer.alloc(size) })

describe('the memory of hot pictures', () => {
  it('lets go what was not used for longest', () => {
    const cache = createByteCache({ maxBytes: 30, maxEntryBytes: 30 })
    for (const key of ['a', 'b', 'c']) cache.set(key, value(10))
    cache.get('a')
    cache.set('d', value(10))
    expect(['a', 'b', 'c', 'd'].filter((key) => cache.get(key))).toEqual(['a', 'c', 'd'])
  })

  it('does not keep a single large one', () => {
    const cache = createByteCache({ maxBytes: 30, maxEntryBytes: 10 })
    cache.set('small', value(10))
    cache.set('large', value(11))
    expect(cache.get('small')).toBeDefined()
    expect(cache.get('large')).toBeUndefined()
  })

  it('never holds more bytes than it may and always the newest', () => {
    const entry = fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.integer({ min: 0, max: 40 }))
    fc.assert(
      fc.property(fc.array(entry), (entries) => {
        const cache = createByteCache({ maxBytes: 100, maxEntryBytes: 40 })
        for (const [key, size] of entries) {
          cache.set(key, value(size))
          expect(cache.get(key)?.bytes.length).toBe(size)
          const held = ['a', 'b', 'c', 'd', 'e'].map((name) => cache.get(name)?.bytes.length ?? 0)
          expect(held.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(100)
        }
      }),
    )
  })
})
