import { expect, test } from 'vitest'
import { PAYMENT_METHODS } from './constants.ts'
import { providerMethods } from './provider-methods.ts'

test('a wallet is offered where its currency is paid', () => {
  const cards = ['mastercard', 'visa', 'dankort']
  expect(providerMethods('nexi', PAYMENT_METHODS, 'NOK')).toEqual([...cards, 'mobile pay', 'vipps'])
  expect(providerMethods('nexi', PAYMENT_METHODS, 'SEK')).toEqual([...cards, 'mobile pay', 'swish'])
  expect(providerMethods('nexi', PAYMENT_METHODS, 'GBP')).toEqual(cards)
})

test('Stripe takes no Vipps', () => {
  expect(providerMethods('stripe', PAYMENT_METHODS, 'NOK')).not.toContain('vipps')
})

test('the sandbox shows what the house has chosen', () => {
  expect(providerMethods('sandbox', PAYMENT_METHODS, 'NOK')).toEqual(PAYMENT_METHODS)
  expect(providerMethods('sandbox', ['visa'], 'NOK')).toEqual(['visa'])
})
