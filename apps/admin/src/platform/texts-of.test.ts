import { expect, test } from 'vitest'
import { textsOf } from './texts-of.ts'

test('named texts of the address are kept, everything else is dropped', () => {
  const search = textsOf('token', 'redirect')
  expect(search({ token: 'abc', redirect: ['/admin'], other: 'x' })).toEqual({ token: 'abc' })
})

test('a token of digits alone is a text too', () => {
  expect(textsOf('token')({ token: 123456 })).toEqual({ token: '123456' })
})
