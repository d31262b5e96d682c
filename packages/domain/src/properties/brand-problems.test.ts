import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brandProblems, READABLE_CONTRAST } from './brand-problems.ts'
import { contrastRatio, readableShade } from './contrast.ts'
import { DEFAULT_BRAND } from './defaults.ts'

const colour = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`)

describe('the colours of a brand', () => {
  it('are fine at first', () => {
    expect(brandProblems(DEFAULT_BRAND)).toEqual([])
  })

  it('too faint to read are named with a shade that reads', () => {
    const [problem, ...others] = brandProblems({ ...DEFAULT_BRAND, inkColour: '#c9c2b4' })
    expect(others).toEqual([])
    expect(problem).toMatchObject({ colour: 'inkColour', on: 'paperColour' })
    expect(brandProblems({ ...DEFAULT_BRAND, inkColour: problem?.suggestion ?? '' })).toEqual([])
  })

  it('a suggested shade always reads, and there is none only where black and white do not read either', () => {
    fc.assert(
      fc.property(colour, fc.array(colour, { minLength: 1, maxLength: 2 }), (wanted, backgrounds) => {
        const reads = (shade: string) =>
          backgrounds.every((back) => contrastRatio(shade, back) >= READABLE_CONTRAST)
        const shade = readableShade(wanted, backgrounds, READABLE_CONTRAST)
        if (shade) expect(reads(shade)).toBe(true)
        else expect(reads('#000000') || reads('#ffffff')).toBe(false)
        if (reads(wanted)) expect(shade).toBe(wanted)
      }),
    )
  })
})
