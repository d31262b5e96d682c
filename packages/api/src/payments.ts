import { orderLimitsSchema } from '@innkeeper/domain/orders/order-limits.ts'
import {
  PAYMENT_METHODS,
  PAYMENT_SERVICES,
  PAYMENT_STATES,
  RECEIPT_SERVICES,
} from '@innkeeper/domain/payments/constants.ts'
import { type KeyedProvider, PAYMENT_PROVIDERS } from '@innkeeper/domain/payments/providers.ts'
import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'

const staff = { access: 'staff', capability: 'payments:manage', module: 'products' } as const

const secretSchema = z.string().check(z.minLength(1), z.maxLength(300))
const keysSchema = z.object({ secretKey: secretSchema, webhookSecret: secretSchema })

/** The keys that each provider asks for. */
const CREDENTIALS = {
  nexi: z.extend(keysSchema, { provider: z.literal('nexi'), isTest: z.boolean() }),
  stripe: z.extend(keysSchema, { provider: z.literal('stripe') }),
} satisfies { [P in KeyedProvider]: z.ZodMiniType<{ provider: P }> }
type CredentialsSchema = (typeof CREDENTIALS)[KeyedProvider]

export const paymentSettingsSchema = z.object({
  revision: z.int(),
  services: z.array(z.enum(PAYMENT_SERVICES)),
  methods: z.array(z.enum(PAYMENT_METHODS)),
  receiptService: z.enum(RECEIPT_SERVICES),
  provider: z.nullable(z.enum(PAYMENT_PROVIDERS)),
  /** How many orders may come without a booking. */
  withoutBooking: orderLimitsSchema,
  /** Whether this installation is a demo, where alone the sandbox can be chosen. */
  hasSandbox: z.boolean(),
  /** Which secrets are stored; what they are is never answered. */
  hasCredentials: z.boolean(),
  /** Test or live, as the provider's keys are. */
  isTest: z.boolean(),
  /** Address to enter at the provider; null for the sandbox. */
  webhookUrl: z.nullable(z.string()),
})
export type PaymentSettings = z.infer<typeof paymentSettingsSchema>

export const getPaymentSettings = defineEndpoint({
  ...staff,
  method: 'GET',
  path: 'hotel/payments/settings',
  summary: 'How guests can pay',
  response: paymentSettingsSchema,
})

export const savePaymentSettings = defineEndpoint({
  ...staff,
  method: 'PUT',
  path: 'hotel/payments/settings',
  summary: 'Change how guests can pay; secrets are stored encrypted and never answered',
  asksForProof: true,
  body: z.object({
    revision: z.int(),
    services: z.array(z.enum(PAYMENT_SERVICES)).check(z.maxLength(3)),
    methods: z.array(z.enum(PAYMENT_METHODS)).check(z.maxLength(6)),
    receiptService: z.enum(RECEIPT_SERVICES),
    provider: z.nullable(z.enum(PAYMENT_PROVIDERS)),
    /** Left out to keep what is stored. */
    withoutBooking: z.optional(orderLimitsSchema),
    /** Left out to keep what is stored. */
    credentials: z.optional(
      z.discriminatedUnion(
        'provider',
        Object.values(CREDENTIALS) as [CredentialsSchema, ...CredentialsSchema[]],
      ),
    ),
  }),
  response: paymentSettingsSchema,
})

/** Payments whose order says something else, until they are mended. */
export const listPaymentProblems = defineEndpoint({
  ...staff,
  method: 'GET',
  path: 'hotel/payments/problems',
  summary: 'Payments that do not agree with their orders, or that could not be settled',
  response: z.object({
    checkedAt: z.nullable(z.string()),
    items: z.array(
      z.object({
        orderId: z.string(),
        number: z.int(),
        problem: z.enum([
          'pending long',
          'not captured',
          'not released',
          'hold lapses',
          'unknown at provider',
          'paid without order',
        ]),
        payment: z.enum(PAYMENT_STATES),
        amount: z.int(),
        currency: z.string(),
        since: z.string(),
      }),
    ),
  }),
})

export const reconcilePayments = defineEndpoint({
  ...staff,
  method: 'POST',
  path: 'hotel/payments/reconcile',
  summary: 'Compare with the provider now and mend what differs',
  response: z.object({ checked: z.int(), mended: z.int(), open: z.int() }),
})
