import { schemaResolver } from '@mantine/form'
import { expect, test } from 'vitest'
import { englishTexts } from '../../platform/english-texts.ts'
import { refusalOf } from './sign-in.ts'
import { signInSchema } from './sign-in-schema.ts'

test.each([
  [401, 'auth/invalid-credentials'],
  [400, 'auth/invalid-credentials'],
  [403, 'auth/user-disabled'],
  [429, 'request/too-many'],
  [503, 'server/unavailable'],
  [500, 'server/error'],
  [0, 'offline'],
] as const)('an answer of %i means %s', (status, refusal) => {
  expect(refusalOf(status)).toBe(refusal)
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
