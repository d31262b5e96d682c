import { CallError } from '@innkeeper/api/client.ts'
import { expect, test } from 'vitest'
import { isTemporary, mayComeLater } from './retry.ts'

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

test('what nobody could answer may come later, as may what was asked for too often; an answer is one', () => {
  for (const error of [
    new TypeError('no network'),
    new DOMException('too long', 'TimeoutError'),
    new CallError('offline', 0, 'no network'),
    new CallError('server/unavailable', 503, 'no database'),
    new CallError('request/too-many', 429, 'slower'),
  ])
    expect(mayComeLater(error)).toBe(true)
  expect(mayComeLater(new CallError('booking/unknown', 404, 'unknown'))).toBe(false)
  expect(mayComeLater(new CallError('property/inactive', 410, 'closed'))).toBe(false)
})
