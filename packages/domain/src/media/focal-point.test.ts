import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { movedByKey, pointAt } from './focal-point.ts'

const middle = { focalX: 0.5, focalY: 0.5 }

describe('a focal point', () => {
  it('is where one presses', () => {
    expect(pointAt({ x: 110, y: 40 }, { left: 10, top: 20, width: 400, height: 200 })).toEqual({
      focalX: 0.25,
      focalY: 0.1,
    })
  })

  it('moves with the arrow keys, further with Shift, and home to the middle', () => {
    expect(movedByKey(middle, 'ArrowLeft', false)).toEqual({ focalX: 0.49, focalY: 0.5 })
    expect(movedByKey(middle, 'ArrowDown', true)).toEqual({ focalX: 0.5, focalY: 0.6 })
    expect(movedByKey({ focalX: 0, focalY: 1 }, 'Home', false)).toEqual(middle)
    expect(movedByKey(middle, 'Enter', false)).toBeNull()
  })

  it('never leaves the picture', () => {
    const number = fc.double({ min: -1e6, max: 1e6, noNaN: true })
    const size = fc.double({ min: 0, max: 5000, noNaN: true })
    fc.assert(
      fc.property(
        number,
        number,
        size,
        size,
        fc.constantFrom('ArrowLeft', 'ArrowUp', 'ArrowRight'),
        (x, y, width, height, key) => {
          const point = pointAt({ x, y }, { left: 0, top: 0, width, height })
          for (const part of Object.values({ ...point, ...movedByKey(point, key, true) })) {
            expect(part).toBeGreaterThanOrEqual(0)
            expect(part).toBeLessThanOrEqual(1)
          }
        },
      ),
    )
  })
})
