import fc from 'fast-check'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { createTestEventSource } from '../../testing/event-source.ts'
import { createTestClock } from '../clock/test-clock.ts'
import { createPropertyCache, type PropertyCacheOptions } from './property-cache.ts'

const forever = Number.POSITIVE_INFINITY

const hub = createTestEventSource()
const clock = createTestClock('2026-11-15T12:00:00Z')
const dropOn = ['guestbook.published', 'property.changed'] as const
const publish = (propertyId: string) => hub.tell('guestbook.published', propertyId, { version: 1 })

describe('the cache of a property', () => {
  it('computes once for callers that ask together', async () => {
    let loads = 0
    const cache = createPropertyCache<number>({ hub, clock, maxEntries: 10, dropOn })
    const load = async () => ({ value: ++loads, validUntil: forever })
    const answers = await Promise.all([
      cache.get(['fjord', 'a'], load),
      cache.get(['fjord', 'a'], load),
      cache.get(['fjord', 'a'], load),
    ])
    expect(answers).toEqual([1, 1, 1])
  })

  it('computes anew after its time', async () => {
    let loads = 0
    const cache = createPropertyCache<number>({ hub, clock, maxEntries: 10, dropOn })
    const load = async () => ({ value: ++loads, validUntil: clock.now().getTime() + 10 })
    await cache.get(['fjord'], load)
    clock.advance({ ms: 9 })
    expect(await cache.get(['fjord'], load)).toBe(1)
    clock.advance({ ms: 1 })
    expect(await cache.get(['fjord'], load)).toBe(2)
  })

  it('drops everything when events were missed that nobody can tell', async () => {
    const source = createTestEventSource()
    const cache = createPropertyCache<string>({ hub: source, clock, maxEntries: 10, dropOn })
    const fill = (value: string) => cache.get(['fjord'], async () => ({ value, validUntil: forever }))
    await fill('old')
    source.miss()
    expect(await fill('new')).toBe('new')
  })

  it('drops what it keeps of a property when one of its events is told of that property, and nothing else', async () => {
    const cache = createPropertyCache<string>({ hub, clock, maxEntries: 10, dropOn })
    const keys = [['fjord'], ['fjord', 'a'], ['fjord-inn'], ['fjord-inn', 'a'], ['inn', 'fjord']] as const
    const fill = (value: string) =>
      Promise.all(keys.map((key) => cache.get(key, async () => ({ value, validUntil: forever }))))
    expect(await fill('old')).toEqual(['old', 'old', 'old', 'old', 'old'])
    hub.tell('product.changed', 'fjord', { productId: null })
    expect(await fill('unheard')).toEqual(['old', 'old', 'old', 'old', 'old'])
    hub.tell('property.changed', 'fjord', { revision: 1 })
    expect(await fill('new')).toEqual(['new', 'new', 'old', 'old', 'old'])
    publish('fjord-inn')
    expect(await fill('newer')).toEqual(['new', 'new', 'newer', 'newer', 'old'])
  })

  it('does not keep what was computed from before an event', async () => {
    const cache = createPropertyCache<string>({ hub, clock, maxEntries: 10, dropOn })
    const gate = Promise.withResolvers<void>()
    const early = cache.get(['fjord'], async () => {
      await gate.promise
      return { value: 'old', validUntil: forever }
    })
    publish('fjord')
    gate.resolve()
    expect(await early).toBe('old')
    expect(await cache.get(['fjord'], async () => ({ value: 'new', validUntil: forever }))).toBe('new')
  })

  it('keeps no failure and no more than its bound', async () => {
    const cache = createPropertyCache<number>({ hub, clock, maxEntries: 2, dropOn })
    await expect(cache.get(['x'], () => Promise.reject(new Error('down')))).rejects.toThrow('down')
    for (const key of ['a', 'b', 'c']) await cache.get([key], async () => ({ value: 1, validUntil: forever }))
    expect(cache.size).toBe(2)
  })
})

describe('a cache bounded in bytes', () => {
  const bounded = (maxBytes: number, source = createTestEventSource()) =>
    createPropertyCache<number>({
      ...{ hub: source, clock, maxEntries: 20, dropOn },
      bound: { maxBytes, bytesOf: (value) => value },
    })
  const kept = (value: number) => async () => ({ value, validUntil: forever })

  it('never holds more than its bound, whatever is asked for, dropped or out of date', async () => {
    const act = fc.record({
      key: fc.integer({ min: 0, max: 30 }),
      bytes: fc.integer({ min: 0, max: 60 }),
      fate: fc.constantFrom('keep', 'keep', 'keep', 'expire', 'publish', 'miss', 'fail'),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 80 }), async (acts) => {
        const source = createTestEventSource()
        const cache = bounded(100, source)
        for (const { key, bytes, fate } of acts) {
          const validUntil = fate === 'expire' ? 0 : forever
          const load = async () => {
            if (fate === 'fail') throw new Error('down')
            return { value: bytes, validUntil }
          }
          const asked = cache.get([key % 2 ? 'fjord' : 'inn', key], load)
          if (fate === 'publish') source.tell('guestbook.published', 'fjord', { version: 1 })
          if (fate === 'miss') source.miss()
          await asked.catch(() => undefined)
          expect(cache.bytes).toBeLessThanOrEqual(100)
          expect(cache.bytes).toBeGreaterThanOrEqual(0)
        }
        source.miss()
        expect([cache.bytes, cache.size]).toEqual([0, 0])
      }),
    )
  })

  it('lets go of what was used longest ago', async () => {
    const cache = bounded(100)
    for (const key of ['a', 'b', 'c', 'd']) await cache.get([key], kept(25))
    await cache.get(['a'], kept(1))
    await cache.get(['e'], kept(25))
    expect(cache.bytes).toBe(100)
    expect(await cache.get(['a'], kept(1))).toBe(25)
    expect(await cache.get(['b'], kept(1))).toBe(1)
  })

  it('answers what takes more than a quarter of it, and does not keep it', async () => {
    const cache = bounded(100)
    await cache.get(['small'], kept(25))
    expect(await cache.get(['large'], kept(26))).toBe(26)
    expect([cache.bytes, cache.size]).toEqual([25, 1])
  })
})

it('names at least one event that there is, or does not compile', () => {
  type Naming<Events> = Omit<PropertyCacheOptions, 'dropOn'> & { dropOn: Events }
  expectTypeOf<Naming<readonly ['guestbook.published']>>().toExtend<PropertyCacheOptions>()
  expectTypeOf<Omit<PropertyCacheOptions, 'dropOn'>>().not.toExtend<PropertyCacheOptions>()
  expectTypeOf<Naming<readonly []>>().not.toExtend<PropertyCacheOptions>()
  expectTypeOf<Naming<readonly ['guestbook.burnt']>>().not.toExtend<PropertyCacheOptions>()
})
