import { describe, expect, test } from 'vitest'
import { fold, foldedWords, phoneWords } from './fold.ts'
import { guestSearchWords } from './search-words.ts'

describe('folding', () => {
  test.each([
    ['Nygård', 'nygard'],
    ['SØREN Ærø', 'soren aero'],
    ['Müller-Groß', 'muller-gross'],
    ['Łukasz Đorđe Þór', 'lukasz dorde thor'],
    ['ИВАНОВ Й', 'иванов и'],
  ])('%s is %s', (text, folded) => expect(fold(text)).toBe(folded))

  test('words are apart at spaces and signs, and numbers lose the zeros before them', () => {
    expect(foldedWords("Anne-Marie O'Brien")).toEqual(['anne', 'marie', 'obrien'])
    expect(foldedWords('FH-2026/00123')).toEqual(['fh', '2026', '123'])
    expect(foldedWords('%& ')).toEqual([])
  })
})

test.each([
  ['+47 123 45 678', ['4712345678', '12345678']],
  ['0047 123 45 678', ['4712345678', '12345678']],
  ['+358 (0)40 111 2223', ['3580401112223', '401112223']],
  ['040 111 2223', ['401112223']],
  ['letters', []],
])('the phone %s is found by %o', (phone, words) => expect(phoneWords(phone)).toEqual(words))

describe('what somebody types', () => {
  test.each([
    ['Nygård åse', [['nygard'], ['ase']]],
    ['204', [['204']]],
    ['204 1001', [['204'], ['1001']]],
    ['+47 123 45 678', [['4712345678', '12345678']]],
    ['123 45 678', [['12345678']]],
    ['nilsen +47 123 45 678', [['nilsen'], ['4712345678', '12345678']]],
    ['Astrid@Guest', [['astrid@guest']]],
    ['@guest.example', [['guest.example']]],
    ['R-1024', [['r'], ['1024']]],
    ['  ', []],
    ['%', []],
  ])('%s', (search, words) => expect(guestSearchWords(search)).toEqual(words))

  test('has a bound', () => expect(guestSearchWords('a b c d e f g h')).toHaveLength(6))
})
