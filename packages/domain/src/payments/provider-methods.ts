import type { PaymentMethod, PaymentProvider } from './constants.ts'

/** Wallets pay in the currencies of their countries; cards in any. */
const WALLET_CURRENCIES: Partial<Record<PaymentMethod, readonly string[]>> = {
  swish: ['SEK'],
  vipps: ['NOK'],
  'mobile pay': ['DKK', 'EUR', 'NOK', 'SEK'],
}

/** Which of the wanted methods a provider takes in a currency; the sandbox shows them all. */
export function providerMethods(
  provider: PaymentProvider,
  methods: readonly PaymentMethod[],
  currency: string,
): PaymentMethod[] {
  if (provider === 'sandbox') return [...methods]
  return methods.filter(
    (method) =>
      (WALLET_CURRENCIES[method]?.includes(currency) ?? true) &&
      !(provider === 'stripe' && method === 'vipps'),
  )
}
