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

/** A provider of the outside world, asked with a property's own keys. */
const ORDINARY = {
  hasKeys: true,
  isForDemos: false,
  asksIfTest: false,
  webhookSecret: ANY_SECRET,
  withoutMethods: [],
  heedsCurrency: true,
} as const satisfies Provider

const PROVIDERS = {
  sandbox: { ...ORDINARY, hasKeys: false, isForDemos: true, heedsCurrency: false },
  // Its webhook secret is the value of the webhook's Authorization header.
  nexi: { ...ORDINARY, asksIfTest: true, webhookSecret: /^[A-Za-z0-9]{8,32}$/ },
  stripe: { ...ORDINARY, withoutMethods: ['vipps'] },
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
