import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrastRatio, readableInkOn } from './contrast.ts'

const colour = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`)

describe('contrast', () => {
  it('of black on white is 21, of a colour on itself 1', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrastRatio('#b9512b', '#b9512b')).toBeCloseTo(1)
  })

  it('of the chosen ink is always readable', () => {
    fc.assert(
      fc.property(colour, (background) => {
        expect(contrastRatio(background, readableInkOn(background))).toBeGreaterThan(4.5)
      }),
    )
  })
})
