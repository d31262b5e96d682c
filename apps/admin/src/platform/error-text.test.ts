import { CallError } from '@innkeeper/api/client.ts'
import { expect, test } from 'vitest'
import { englishTexts } from './english-texts.ts'
import { errorText, isSignedOut } from './error-text.ts'

const t = await englishTexts()

test('a code of the API is told in its own words', () => {
  expect(errorText(t, new CallError('guestbook/nothing-to-publish', 409, 'x'))).toBe(
    'There is nothing new to publish.',
  )
})

test('no answer says that the server cannot be reached', () => {
  expect(errorText(t, new CallError('offline', 0, 'x'))).toContain('cannot be reached')
})

test('anything else is told without its details', () => {
  expect(errorText(t, new TypeError('x is undefined'))).toBe('Something went wrong. Please try again.')
})

test.each([
  ['auth/required', 401, true],
  ['auth/user-disabled', 401, true],
  ['auth/id-token-revoked', 401, true],
  ['auth/user-token-expired', 401, true],
  ['auth/invalid-credentials', 401, false],
  ['auth/totp-challenge-timeout', 401, false],
  ['auth/not-allowed', 403, false],
] as const)('%s means signed out or not', (code, status, isOut) => {
  expect(isSignedOut(new CallError(code, status, ''))).toBe(isOut)
})
