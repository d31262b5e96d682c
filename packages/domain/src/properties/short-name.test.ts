import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SHORT_NAME_LENGTH, shortName } from './short-name.ts'

describe('the name below an icon', () => {
  it.each([
    ['Fjellheim', 'Fjellheim'],
    ['Fjellheim Mountain Hotel', 'Fjellheim'],
    ['The Old Inn by the Lake', 'The Old Inn'],
    ['Strandhotellet', 'Strandhotell'],
    ['  Havnehuset  ', 'Havnehuset'],
  ])('of %s is %s', (name, expected) => {
    expect(shortName(name)).toBe(expected)
  })

  it('always fits, begins as the name does and keeps characters whole', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 }), (name) => {
        const short = shortName(name)
        expect([...short].length).toBeLessThanOrEqual(SHORT_NAME_LENGTH)
        expect(name.trim().replace(/\s+/g, ' ').startsWith(short)).toBe(true)
        expect(short.isWellFormed()).toBe(true)
      }),
    )
  })
})
