import { CallError } from '@innkeeper/api/client.ts'
import { expect, test } from 'vitest'
import { errorText } from './error-text.ts'

const WORDS = { offline: 'No connection.', otherwise: 'Something went wrong.' }

test('a code is told in the language of the page, English where the interface has no other', async () => {
  const error = new CallError('request/too-many', 429, 'slower')
  const [english, danish, german] = await Promise.all(
    ['en', 'da', 'de'].map((language) => errorText(error, language, WORDS)),
  )
  expect(danish).not.toBe(english)
  expect(german).toBe(english)
  expect(english).not.toContain('request/')
})

test('without a connection nothing is loaded to say so', async () => {
  expect(await errorText(new CallError('offline', 0, 'no network'), 'en', WORDS)).toBe(WORDS.offline)
})

test('what is no answer of the server is told in plain words', async () => {
  expect(await errorText(new TypeError('a mistake'), 'en', WORDS)).toBe(WORDS.otherwise)
})

test('a code of a later version is told as an error of the server', async () => {
  const later = new CallError('minibar/locked' as CallError['code'], 409, 'locked')
  const error = new CallError('server/error', 500, 'broken')
  expect(await errorText(later, 'en', WORDS)).toBe(await errorText(error, 'en', WORDS))
})
