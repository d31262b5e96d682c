import { DEFAULT_ORDER_LIMITS, orderLimitsSchema } from '@innkeeper/domain/orders/order-limits.ts'
import {
  DEFAULT_RECEIPT_SERVICE,
  PAYMENT_METHODS,
  PAYMENT_SERVICES,
  RECEIPT_SERVICES,
} from '@innkeeper/domain/payments/constants.ts'
import {
  type KeyedProvider,
  PAYMENT_PROVIDERS,
  PROVIDER_KINDS,
} from '@innkeeper/domain/payments/providers.ts'
import * as z from 'zod/mini'
import type { ProviderCredentials } from '../../platform/payments/adapters.ts'

/** The second stored shape; version 1 had no limits of orders without a booking. */
const storedSchema = z.object({
  version: z.literal(2),
  services: z.array(z.enum(PAYMENT_SERVICES)),
  methods: z.array(z.enum(PAYMENT_METHODS)),
  receiptService: z.enum(RECEIPT_SERVICES),
  provider: z.nullable(z.enum(PAYMENT_PROVIDERS)),
  withoutBooking: orderLimitsSchema,
})
export type StoredSettings = z.infer<typeof storedSchema>

/** How a property begins: everything of spec 9; a demo with the sandbox, others without a provider. */
export function defaultSettings(isDemo: boolean): StoredSettings {
  return {
    version: 2,
    services: [...PAYMENT_SERVICES],
    methods: [...PAYMENT_METHODS],
    receiptService: DEFAULT_RECEIPT_SERVICE,
    provider: isDemo ? 'sandbox' : null,
    withoutBooking: DEFAULT_ORDER_LIMITS,
  }
}

export function readSettings(stored: unknown, isDemo: boolean): StoredSettings {
  if (stored === null || stored === undefined) return defaultSettings(isDemo)
  const settings = storedSchema.parse(upgraded(stored))
  // Chosen while this installation was a demo; nobody pays with it elsewhere.
  const { provider } = settings
  const isGone = provider !== null && PROVIDER_KINDS[provider].isForDemos && !isDemo
  return isGone ? { ...settings, provider: null } : settings
}

function upgraded(stored: unknown): unknown {
  const isFirst = typeof stored === 'object' && stored !== null && 'version' in stored && stored.version === 1
  return isFirst ? { ...stored, version: 2, withoutBooking: DEFAULT_ORDER_LIMITS } : stored
}

const secretSchema = z.string()
/** Of every provider that was ever set, so that payments begun with one can still be finished there. */
const credentialsSchema = z.object({
  nexi: z.optional(z.object({ secretKey: secretSchema, webhookSecret: secretSchema, isTest: z.boolean() })),
  stripe: z.optional(z.object({ secretKey: secretSchema, webhookSecret: secretSchema })),
} satisfies Record<KeyedProvider, unknown>)
export type Credentials = { [P in KeyedProvider]?: ProviderCredentials[P] | undefined }

export function readCredentials(opened: Buffer): Credentials {
  return credentialsSchema.parse(JSON.parse(opened.toString('utf8')))
}
