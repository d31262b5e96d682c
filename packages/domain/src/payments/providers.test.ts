import { expect, expectTypeOf, test } from 'vitest'
import {
  hasKeys,
  KEYED_PROVIDERS,
  type KeyedProvider,
  PAYMENT_PROVIDERS,
  type PaymentProvider,
  PROVIDER_KINDS,
} from './providers.ts'

test('the sandbox of demos is asked without keys, all others with those of the property', () => {
  expect(PAYMENT_PROVIDERS).toEqual(['sandbox', 'nexi', 'stripe'])
  expect(KEYED_PROVIDERS).toEqual(['nexi', 'stripe'])
  expect(PAYMENT_PROVIDERS.filter((provider) => PROVIDER_KINDS[provider].isForDemos)).toEqual(['sandbox'])
  expect(hasKeys(null)).toBe(false)
})

test('a record that misses a provider does not compile', () => {
  expectTypeOf<keyof typeof PROVIDER_KINDS>().toEqualTypeOf<PaymentProvider>()
  expectTypeOf<KeyedProvider>().toEqualTypeOf<'nexi' | 'stripe'>()
  expectTypeOf<Record<'sandbox' | 'nexi', string>>().not.toExtend<Record<PaymentProvider, string>>()
  expectTypeOf<Record<'nexi', string>>().not.toExtend<Record<KeyedProvider, string>>()
})
