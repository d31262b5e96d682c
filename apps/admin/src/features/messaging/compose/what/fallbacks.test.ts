import { expect, it } from 'vitest'
import { fallbacksOf } from './fallbacks.ts'

const languages = [
  { channel: 'email' as const, language: 0, count: 5 },
  { channel: 'email' as const, language: 1, count: 2 },
  { channel: 'email' as const, language: 2, count: 3 },
  { channel: 'sms' as const, language: 2, count: 9 },
]

it('names those who read a language nothing is written in, most first, and what they get', () => {
  expect(fallbacksOf(languages, { channel: 'email', written: [0], usual: 0 })).toEqual([
    { language: 2, count: 3, instead: 0 },
    { language: 1, count: 2, instead: 0 },
  ])
})

it('takes another language where the usual one is not written', () => {
  expect(fallbacksOf(languages, { channel: 'sms', written: [1], usual: 0 })).toEqual([
    { language: 2, count: 9, instead: 1 },
  ])
})

it('says nothing while nothing is written', () => {
  expect(fallbacksOf(languages, { channel: 'email', written: [], usual: 0 })).toEqual([])
})
