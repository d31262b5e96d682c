import type { PaymentMethod } from './constants.ts'

/** What differs from one payment provider to the next; how each is asked is in its adapter. */
type Provider = {
  /** Whether a property brings keys of its own, and is told of payments at a webhook. */
  hasKeys: boolean
  /** Offered in demo installations only. */
  isForDemos: boolean
  /** Whether test or live has to be said along with the keys; else the keys themselves tell. */
  asksIfTest: boolean
  /** What it takes as the secret of its webhook. */
  webhookSecret: RegExp
  /** Methods it does not offer at all. */
  withoutMethods: readonly PaymentMethod[]
  /** Whether a wallet is offered only where its currency is paid. */
  heedsCurrency: boolean
}

const ANY_SECRET = /./

const PROVIDERS = {
  sandbox: {
    hasKeys: false,
    isForDemos: true,
    asksIfTest: false,
    webhookSecret: ANY_SECRET,
    withoutMethods: [],
    heedsCurrency: false,
  },
  nexi: {
    hasKeys: true,
    isForDemos: false,
    asksIfTest: true,
    // It is the value of the webhook's Authorization header.
    webhookSecret: /^[A-Za-z0-9]{8,32}$/,
    withoutMethods: [],
    heedsCurrency: true,
  },
  stripe: {
    hasKeys: true,
    isForDemos: false,
    asksIfTest: false,
    webhookSecret: ANY_SECRET,
    withoutMethods: ['vipps'],
    heedsCurrency: true,
  },
} as const satisfies Record<string, Provider>

type KnownProviders = typeof PROVIDERS
export type PaymentProvider = keyof KnownProviders
/** Those that are asked with a property's own keys. */
export type KeyedProvider = {
  [P in PaymentProvider]: KnownProviders[P]['hasKeys'] extends true ? P : never
}[PaymentProvider]

export const PAYMENT_PROVIDERS = Object.keys(PROVIDERS) as PaymentProvider[]

export const PROVIDER_KINDS: Readonly<Record<PaymentProvider, Provider>> = PROVIDERS

/** Whether this provider is asked with a property's own keys. */
export function hasKeys(provider: PaymentProvider | null): provider is KeyedProvider {
  return provider !== null && PROVIDER_KINDS[provider].hasKeys
}

export const KEYED_PROVIDERS = PAYMENT_PROVIDERS.filter(hasKeys)
