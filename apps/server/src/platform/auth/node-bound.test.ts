import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createNodeBound } from './node-bound.ts'

const MINUTE = 60_000

it('a minute never has more than it may, and nobody waits longer than one', () => {
  const pauses = fc.array(fc.nat(MINUTE), { maxLength: 60 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 }), pauses, (most, tries) => {
      let now = 0
      const bound = createNodeBound(() => now, most)
      const taken: number[] = []
      for (const pause of tries) {
        now += pause
        const wait = bound.take()
        expect(wait).toBeLessThanOrEqual(MINUTE)
        if (wait === 0) taken.push(now)
        else now += wait
        if (wait > 0) {
          expect(bound.take()).toBe(0)
          taken.push(now)
        }
      }
      // Windows begin where they like, so two of them can meet in one minute, never three.
      const inMinuteOf = (start: number) => taken.filter((at) => at >= start && at < start + MINUTE).length
      expect(Math.max(0, ...taken.map(inMinuteOf))).toBeLessThanOrEqual(2 * most)
    }),
  )
})
