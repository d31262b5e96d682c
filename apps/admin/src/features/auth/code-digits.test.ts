import { expect, test } from 'vitest'
import { digitsOf } from './code-digits.ts'

test.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  ['code: 123-456\n', '123456'],
  ['1234567', '123456'],
  ['abc', ''],
])('a typed or pasted "%s" holds the digits %s', (text, digits) => {
  expect(digitsOf(text)).toBe(digits)
})
