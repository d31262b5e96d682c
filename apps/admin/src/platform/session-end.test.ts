import { CallError } from '@innkeeper/api/client.ts'
import { expect, test } from 'vitest'
import { endReason } from './session-end.ts'

test.each(['auth/user-disabled', 'auth/id-token-revoked', 'auth/user-token-expired'] as const)(
  '%s is told in its own words',
  (code) => {
    expect(endReason(new CallError(code, 401, ''), true)).toBe(code)
    expect(endReason(new CallError(code, 401, ''), false)).toBe(code)
  },
)

test('a session that is simply gone is told to who had one', () => {
  expect(endReason(new CallError('auth/required', 401, ''), true)).toBe('signed-out')
  expect(endReason(new CallError('auth/required', 401, ''), false)).toBeUndefined()
})
