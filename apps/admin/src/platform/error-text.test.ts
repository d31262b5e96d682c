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

test('only an answer of 401 means signed out', () => {
  expect(isSignedOut(new CallError('auth/user-token-expired', 401, ''))).toBe(true)
  expect(isSignedOut(new CallError('auth/not-allowed', 403, ''))).toBe(false)
})
