import { expect, test } from 'vitest'
import { canSwitch, permissionView } from './permission.ts'

test.each([
  ['unsupported', false, 'unsupported'],
  ['unsupported', true, 'unsupported'],
  ['denied', false, 'blocked'],
  ['denied', true, 'blocked'],
  ['default', false, 'quiet'],
  ['default', true, 'ask'],
  ['granted', false, 'quiet'],
  ['granted', true, 'shown'],
] as const)('a browser that says %s, wanted: %s, is told as %s', (permission, isWanted, view) => {
  expect(permissionView(permission, isWanted)).toBe(view)
})

test('the switch can always be moved off, and on where the browser may show something', () => {
  expect(canSwitch('denied', true)).toBe(true)
  expect(canSwitch('denied', false)).toBe(false)
  expect(canSwitch('unsupported', false)).toBe(false)
  expect(canSwitch('default', false)).toBe(true)
})
