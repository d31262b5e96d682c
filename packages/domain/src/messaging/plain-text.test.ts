import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainText } from './plain-text.ts'

describe('what a guest wrote', () => {
  it('keeps its lines, its letters and its joined signs', () => {
    expect(
      plainText(' Hei!\r\nEtt barn\tog \u{1f468}\u200d\u{1f469}\u200d\u{1f467}, \u05e9\u05dc\u05d5\u05dd\n'),
    ).toBe('Hei!\nEtt barn og \u{1f468}\u200d\u{1f469}\u200d\u{1f467}, \u05e9\u05dc\u05d5\u05dd')
  })

  it('is empty where nothing of it can be seen', () => {
    for (const nothing of ['\u200b', '\u2060\ufeff \n', '\u202e\u2066', '\u0000\u0085', '\u00ad', '\u3164'])
      expect(plainText(nothing)).toBe('')
  })

  it('never steers what shows it', () => {
    const letter = fc.constantFrom(
      'a',
      '\n',
      '\r',
      '\t',
      '\u0000',
      '\u001b',
      '\u007f',
      '\u009b',
      '\u202a',
      '\u202e',
      '\u2066',
      '\u2069',
    )
    fc.assert(
      fc.property(
        fc.array(fc.oneof(letter, fc.string({ unit: 'binary', maxLength: 3 })), { maxLength: 20 }),
        (parts) => {
          const plain = plainText(parts.join(''))
          expect(plain.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u)
          expect(plainText(plain)).toBe(plain)
        },
      ),
    )
  })
})
