import { CallError } from '@innkeeper/api/client.ts'
import { schemaResolver } from '@mantine/form'
import { expect, test } from 'vitest'
import { englishTexts } from '../../platform/english-texts.ts'
import { resultOf } from './sign-in.ts'
import { signInSchema } from './sign-in-schema.ts'

test.each([
  'auth/invalid-credentials',
  'auth/user-disabled',
  'request/too-many',
  'server/unavailable',
  'offline',
] as const)('an answer of %s is told as it is', (code) => {
  expect(resultOf(new CallError(code, 0, ''))).toEqual({ kind: 'refused', code })
})

test('auth/multi-factor-auth-required starts the second step', () => {
  const details = { challenge: 'a-challenge', expiresAt: '2026-11-15T12:00:00Z' }
  expect(resultOf(new CallError('auth/multi-factor-auth-required', 401, '', details))).toEqual({
    kind: 'second-step',
    challenge: 'a-challenge',
  })
})

test('a second step without its challenge, or a fault of our own, is a failure like others', () => {
  const failure = { kind: 'refused', code: 'server/error' }
  expect(resultOf(new CallError('auth/multi-factor-auth-required', 401, ''))).toEqual(failure)
  expect(resultOf(new TypeError('x is undefined'))).toEqual(failure)
})

test('the sign-in form asks for both fields and for an address that can be one', async () => {
  const check = schemaResolver(signInSchema(await englishTexts()), { sync: true })
  expect(check({ email: '', password: '' })).toEqual({
    email: 'Field is required',
    password: 'Field is required',
  })
  expect(check({ email: 'ingrid', password: 'x' })).toEqual({ email: 'Please input a valid email.' })
  expect(check({ email: ' owner@fjellheim.example ', password: 'x' })).toEqual({})
})
