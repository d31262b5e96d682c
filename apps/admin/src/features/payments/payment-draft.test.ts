import type { PaymentSettings } from '@innkeeper/api/payments.ts'
import { expect, test } from 'vitest'
import { areKeysStored, bodyOf, draftOf, NO_SECRETS, secretErrors } from './payment-draft.ts'

const base: PaymentSettings = {
  revision: 2,
  services: ['Pay Now'],
  methods: ['visa'],
  receiptService: 'email',
  provider: 'nexi',
  hasSandbox: false,
  hasCredentials: true,
  isTest: true,
  webhookUrl: null,
}
const draft = draftOf(base)
const typed = { secretKey: ' key ', webhookSecret: 'word1234', isTest: false }

test('stored keys stay without being typed again', () => {
  expect(secretErrors(base, draft, NO_SECRETS)).toEqual({ secretKey: null, webhookSecret: null })
  expect(bodyOf(2, draft, NO_SECRETS)).toEqual({ revision: 2, ...draft })
})

test('a provider without keys needs both; another one may have them from earlier', () => {
  expect(secretErrors({ ...base, hasCredentials: false }, draft, NO_SECRETS)).toEqual({
    secretKey: 'missing',
    webhookSecret: 'missing',
  })
  const stripe = { ...draft, provider: 'stripe' as const }
  expect(areKeysStored(base, stripe)).toBe(null)
  expect(secretErrors(base, stripe, NO_SECRETS)).toEqual({ secretKey: null, webhookSecret: null })
  expect(secretErrors(base, stripe, { ...NO_SECRETS, secretKey: 'key' }).webhookSecret).toBe('missing')
})

test('the word Nexi sends along is letters and digits', () => {
  expect(secretErrors(base, draft, { ...typed, webhookSecret: 'a word!' }).webhookSecret).toBe('shape')
  expect(secretErrors(base, draft, typed).webhookSecret).toBe(null)
})

test('typed keys are sent in the shape of their provider', () => {
  expect(bodyOf(2, draft, typed).credentials).toEqual({
    provider: 'nexi',
    secretKey: 'key',
    webhookSecret: 'word1234',
    isTest: false,
  })
  expect(bodyOf(2, { ...draft, provider: 'stripe' }, typed).credentials).toEqual({
    provider: 'stripe',
    secretKey: 'key',
    webhookSecret: 'word1234',
  })
  expect(bodyOf(2, { ...draft, provider: 'sandbox' }, typed)).not.toHaveProperty('credentials')
})
