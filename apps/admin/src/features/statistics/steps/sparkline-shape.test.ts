import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sparklineShape } from './sparkline-shape.ts'

const SIZE = { width: 120, height: 40 }

test('a line goes from the first to the last value, the highest at the top', () => {
  const shape = sparklineShape([0, 5, 10], SIZE)
  expect(shape?.line).toBe('M3 37L60 20L117 3')
  expect(shape?.end).toEqual({ x: 117, y: 3 })
})

test('a score below nought hangs from its line of nought', () => {
  expect(sparklineShape([-10, 10], SIZE)?.area).toMatch(/L117 20L3 20Z$/)
})

test('what is not known is passed over, and one value makes no line', () => {
  expect(sparklineShape([4, null, 4], SIZE)?.line).toBe('M3 3L117 3')
  expect(sparklineShape([null, 4, null], SIZE)).toBeNull()
  expect(sparklineShape([], SIZE)).toBeNull()
  expect(sparklineShape([0, 0, 0], SIZE), 'nothing is no line').toBeNull()
})

test('whatever the values, everything is drawn inside', () => {
  const values = fc.array(fc.oneof(fc.constant(null), fc.integer({ min: -100, max: 10_000_000 })), {
    maxLength: 60,
  })
  fc.assert(
    fc.property(values, (some) => {
      const shape = sparklineShape(some, SIZE)
      for (const [, x, y] of shape?.area.matchAll(/([\d.-]+) ([\d.-]+)/g) ?? []) {
        expect(Number(x)).toBeGreaterThanOrEqual(0)
        expect(Number(x)).toBeLessThanOrEqual(SIZE.width)
        expect(Number(y)).toBeGreaterThanOrEqual(0)
        expect(Number(y)).toBeLessThanOrEqual(SIZE.height)
      }
    }),
  )
})
