import { CallError } from '@innkeeper/api/client.ts'
import { expect, test } from 'vitest'
import { isTemporary } from './retry.ts'

test('a lost connection and a server in trouble may pass, a refusal stays one', () => {
  expect(isTemporary(1, new CallError('offline', 0, 'no network'))).toBe(true)
  expect(isTemporary(1, new CallError('server/unavailable', 503, 'restarting'))).toBe(true)
  expect(isTemporary(1, new TypeError('no network'))).toBe(true)
  expect(isTemporary(1, new CallError('property/unknown', 404, 'unknown'))).toBe(false)
  expect(isTemporary(1, new CallError('request/too-many', 429, 'slower'))).toBe(false)
})

test('two more tries are enough', () => {
  const lost = new CallError('offline', 0, 'no network')
  expect([1, 2, 3].map((failures) => isTemporary(failures, lost))).toEqual([true, true, false])
})
