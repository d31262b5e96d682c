import { expect, test } from 'vitest'
import { areKeysStored, bodyOf, draftOf, type Secrets, secretErrors } from './payment-draft.ts'
import { samplePaymentSettings } from './sample-payment-settings.ts'

const base = samplePaymentSettings()
const draft = draftOf(base)
const { secrets: _none, ...settings } = draft
const typed = (secrets: Partial<Secrets> = {}) => ({
  ...draft,
  secrets: { secretKey: ' key ', webhookSecret: 'word1234', isTest: false, ...secrets },
})

test('stored keys stay without being typed again', () => {
  expect(secretErrors(base, draft)).toEqual({ secretKey: null, webhookSecret: null })
  expect(bodyOf(base, draft)).toEqual(settings)
})

test('a provider without keys needs both; another one may have them from earlier', () => {
  expect(secretErrors({ ...base, hasCredentials: false }, draft)).toEqual({
    secretKey: 'missing',
    webhookSecret: 'missing',
  })
  const stripe = { ...draft, provider: 'stripe' as const }
  expect(areKeysStored(base, stripe)).toBe(null)
  expect(secretErrors(base, stripe)).toEqual({ secretKey: null, webhookSecret: null })
  expect(secretErrors(base, { ...typed({ webhookSecret: '' }), provider: 'stripe' }).webhookSecret).toBe(
    'missing',
  )
})

test('the word Nexi sends along is letters and digits', () => {
  expect(secretErrors(base, typed({ webhookSecret: 'a word!' })).webhookSecret).toBe('shape')
  expect(secretErrors(base, typed()).webhookSecret).toBe(null)
})

test('typed keys are sent in the shape of their provider', () => {
  expect(bodyOf(base, typed()).credentials).toEqual({
    provider: 'nexi',
    secretKey: 'key',
    webhookSecret: 'word1234',
    isTest: false,
  })
  expect(bodyOf(base, { ...typed(), provider: 'stripe' }).credentials).toEqual({
    provider: 'stripe',
    secretKey: 'key',
    webhookSecret: 'word1234',
  })
  expect(bodyOf(base, { ...typed(), provider: 'sandbox' })).not.toHaveProperty('credentials')
})
