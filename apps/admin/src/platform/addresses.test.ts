import { expect, test } from 'vitest'
import { isOnlyHere } from './addresses.ts'

test.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['[::1]', true],
  ['inn.localhost', true],
  ['192.168.1.20', false],
  ['stay.fjellheim.example', false],
  ['127-hotel.example', false],
])('a phone that scans a code of %s is at a loss: %s', (hostname, isLost) => {
  expect(isOnlyHere(hostname)).toBe(isLost)
})
