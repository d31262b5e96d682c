import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareNaturally, inNaturalOrder } from './natural-order.ts'

describe('natural order', () => {
  it('counts as people do', () => {
    const codes = ['10', '9', 'A10', 'a2', '101', 'Åse', '1-10', '1-9', '100']
    expect(inNaturalOrder(codes, (code) => code)).toEqual([
      '1-9',
      '1-10',
      '9',
      '10',
      '100',
      '101',
      'a2',
      'A10',
      'Åse',
    ])
  })

  it('agrees with numbers', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (a, b) => {
        expect(Math.sign(compareNaturally(String(a), String(b)))).toBe(Math.sign(a - b))
        expect(Math.sign(compareNaturally(`B ${a}`, `B ${b}`))).toBe(Math.sign(a - b))
      }),
    )
  })

  it('is a total order: what differs never ties, and turned round it turns round', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 12 })
    fc.assert(
      fc.property(text, text, text, (a, b, c) => {
        expect(compareNaturally(a, b) === 0).toBe(a === b)
        expect(Math.sign(compareNaturally(a, b))).toBe(-Math.sign(compareNaturally(b, a)) + 0)
        const sorted = inNaturalOrder([a, b, c], (item) => item)
        expect(compareNaturally(sorted[0] ?? '', sorted[2] ?? '')).toBeLessThanOrEqual(0)
      }),
    )
  })
})
