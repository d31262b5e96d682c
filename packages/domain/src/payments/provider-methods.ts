import type { PaymentMethod } from './constants.ts'
import { type PaymentProvider, PROVIDER_KINDS } from './providers.ts'

/** Wallets pay in the currencies of their countries; cards in any. */
const CURRENCIES: Readonly<Record<PaymentMethod, readonly string[] | 'any'>> = {
  mastercard: 'any',
  visa: 'any',
  dankort: 'any',
  'mobile pay': ['DKK', 'EUR', 'NOK', 'SEK'],
  swish: ['SEK'],
  vipps: ['NOK'],
}

/** Which of the wanted methods a provider takes in a currency; the sandbox shows them all. */
export function providerMethods(
  provider: PaymentProvider,
  methods: readonly PaymentMethod[],
  currency: string,
): PaymentMethod[] {
  const { withoutMethods, heedsCurrency } = PROVIDER_KINDS[provider]
  const isPaidHere = (method: PaymentMethod) =>
    CURRENCIES[method] === 'any' || CURRENCIES[method].includes(currency)
  return methods.filter(
    (method) => !withoutMethods.includes(method) && (!heedsCurrency || isPaidHere(method)),
  )
}
