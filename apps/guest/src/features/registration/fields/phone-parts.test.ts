import { expect, test } from 'vitest'
import { phoneParts, phoneValue } from './phone-parts.ts'

const COUNTRIES = [
  { code: 'DK', phonePrefix: '+45' },
  { code: 'US', phonePrefix: '+1' },
  { code: 'BB', phonePrefix: '+1246' },
]

test('a number without a prefix gets the one that is chosen', () => {
  expect(phoneParts('20 30 40 50', '+45', COUNTRIES)).toEqual({ prefix: '+45', number: '20 30 40 50' })
  expect(phoneValue({ prefix: '+45', number: '20 30 40 50' })).toBe('+45 20 30 40 50')
})

test('a number that carries a prefix keeps its own, the longest that fits', () => {
  expect(phoneParts('+1 246 555 0100', '+45', COUNTRIES)).toEqual({ prefix: '+1246', number: '555 0100' })
  expect(phoneParts('0045 20304050', '+1', COUNTRIES)).toEqual({ prefix: '+45', number: '20304050' })
  expect(phoneParts('+999 1', '+45', COUNTRIES)).toEqual({ prefix: '', number: '+999 1' })
})

test('a prefix alone is no number', () => {
  expect(phoneValue({ prefix: '+45', number: ' ' })).toBe('')
  expect(phoneParts('+45', '+45', COUNTRIES)).toEqual({ prefix: '+45', number: '' })
})

test('what is written comes back as it was', () => {
  const value = '+45 20 30 40 50'
  expect(phoneValue(phoneParts(value, '+1', COUNTRIES))).toBe(value)
})
