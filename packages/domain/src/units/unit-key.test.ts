import { expect, test } from 'vitest'
import { unitKeyOf } from './unit-key.ts'

test('an https address opens a digital key', () => {
  const href = 'https://keys.example/k/204?guest=1'
  expect(unitKeyOf(` ${href}\n`)).toEqual({ kind: 'link', href })
})

test.each([
  '4827#',
  'B-204-7731',
  'http://keys.example/k',
  'javascript:alert(1)',
  'https://',
  'keyapp://open/204',
])('%s is shown as text and leads nowhere', (text) =>
  expect(unitKeyOf(text)).toEqual({ kind: 'code', code: text }),
)

test('nothing, or what cannot be seen, is no key', () => {
  for (const none of [null, '', '  ', '\u200B']) expect(unitKeyOf(none)).toBeNull()
})
