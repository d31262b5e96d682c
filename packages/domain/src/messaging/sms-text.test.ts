import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fittingSms, plainSms, smsLength, smsSegments } from './sms-text.ts'

describe('the length of a short message', () => {
  it('is counted in the alphabet every phone knows, Nordic letters included', () => {
    expect(smsSegments('æøåÆØÅäöüÄÖÜ'.padEnd(160, 'x'))).toBe(1)
    expect(smsSegments('x'.repeat(161))).toBe(2)
    expect(smsSegments('x'.repeat(306))).toBe(2)
    expect(smsSegments('x'.repeat(307))).toBe(3)
  })

  it('counts brackets and the euro sign twice', () => {
    expect(smsSegments('€'.repeat(80))).toBe(1)
    expect(smsSegments('€'.repeat(81))).toBe(2)
  })

  it('is less where one letter needs the wider alphabet', () => {
    expect(smsSegments('õ'.padEnd(70, 'x'))).toBe(1)
    expect(smsSegments('õ'.padEnd(71, 'x'))).toBe(2)
    expect(smsSegments('õ'.padEnd(135, 'x'))).toBe(3)
  })
})

describe('what a network counts', () => {
  it('says what is left in the part, and which character asks for the wider alphabet', () => {
    expect(smsLength('')).toEqual({ parts: 1, characters: 0, leftInPart: 160, wide: null })
    expect(smsLength('x'.repeat(161))).toEqual({ parts: 2, characters: 161, leftInPart: 145, wide: null })
    expect(smsLength('Tere õhtust')).toEqual({ parts: 1, characters: 11, leftInPart: 59, wide: 'õ' })
  })

  it('never cuts a character in two', () => {
    // 152 characters and a bracket of two do not fit into one part of 153.
    expect(smsSegments(`${'x'.repeat(152)}${'['.repeat(77)}`)).toBe(3)
    expect(smsSegments(`${'x'.repeat(66)}🎿${'x'.repeat(66)}`)).toBe(3)
  })
})

describe('the wording of a short message', () => {
  it('has plain signs for typographic ones', () => {
    expect(plainSms('“Spa” – 1\u00a0200\u202fkr…')).toBe('"Spa" - 1 200 kr...')
  })

  it('is the fullest that fits', () => {
    expect(fittingSms(['x'.repeat(400), 'y'.repeat(300), 'z'])).toBe('y'.repeat(300))
  })

  it('fits whatever it is made of', () => {
    const pieces = fc.constantFrom('Fjellheim ', 'õ', '€', '[', '🎿', '…', ' ', 'x'.repeat(70))
    const text = fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join(''))
    fc.assert(
      fc.property(
        fc.array(text, { minLength: 1, maxLength: 3 }),
        fc.integer({ min: 1, max: 3 }),
        (texts, max) => {
          expect(smsSegments(fittingSms(texts, max))).toBeLessThanOrEqual(max)
        },
      ),
    )
  })
})
