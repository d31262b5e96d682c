import type { BodyOf } from '@innkeeper/api/endpoint.ts'
import type { PaymentSettings, savePaymentSettings } from '@innkeeper/api/payments.ts'
import { hasKeys, type KeyedProvider, PROVIDER_KINDS } from '@innkeeper/domain/payments/providers.ts'

export type SettingsBody = BodyOf<typeof savePaymentSettings>

/** Typed anew each time: what is stored is never answered. */
export type Secrets = { secretKey: string; webhookSecret: string; isTest: boolean }
export const NO_SECRETS: Secrets = { secretKey: '', webhookSecret: '', isTest: true }

export type PaymentDraft = Pick<
  PaymentSettings,
  'revision' | 'services' | 'methods' | 'receiptService' | 'provider' | 'withoutBooking'
> & { secrets: Secrets }

/** The revision is part of it: whether a colleague changed the keys cannot be seen, only that they saved. */
export function draftOf(settings: PaymentSettings): PaymentDraft {
  const { revision, services, methods, receiptService, provider, withoutBooking } = settings
  return { revision, services, methods, receiptService, provider, withoutBooking, secrets: NO_SECRETS }
}

/** Whether the keys of the chosen provider are stored; null where only the server knows, for it keeps earlier ones. */
export function areKeysStored(base: PaymentSettings, { provider }: PaymentDraft): boolean | null {
  return provider === base.provider ? base.hasCredentials : null
}

const isTyped = ({ secretKey, webhookSecret }: Secrets) => Boolean(secretKey.trim() || webhookSecret.trim())

type SecretError = 'missing' | 'shape' | null
export type SecretErrors = { secretKey: SecretError; webhookSecret: SecretError }

/** What is wrong with the keys: both or neither are given. */
export function secretErrors(base: PaymentSettings, draft: PaymentDraft): SecretErrors {
  const { provider, secrets } = draft
  const areAsked = areKeysStored(base, draft) === false || isTyped(secrets)
  if (!hasKeys(provider) || !areAsked) return { secretKey: null, webhookSecret: null }
  const webhookSecret = secrets.webhookSecret.trim()
  const isShapeWrong = !PROVIDER_KINDS[provider].webhookSecret.test(webhookSecret)
  return {
    secretKey: secrets.secretKey.trim() ? null : 'missing',
    webhookSecret: !webhookSecret ? 'missing' : isShapeWrong ? 'shape' : null,
  }
}

type Keys = Pick<Secrets, 'secretKey' | 'webhookSecret'>

/** The shape in which each provider's keys are sent. */
const CREDENTIALS: {
  readonly [P in KeyedProvider]: (
    keys: Keys,
    secrets: Secrets,
  ) => SettingsBody['credentials'] & { provider: P }
} = {
  nexi: (keys, { isTest }) => ({ provider: 'nexi', ...keys, isTest }),
  stripe: (keys) => ({ provider: 'stripe', ...keys }),
}

/** What is sent: the settings, and the keys where new ones were typed. */
export function bodyOf({ revision }: PaymentSettings, draft: PaymentDraft): SettingsBody {
  const { secrets, ...settings } = draft
  const { provider } = settings
  const body = { ...settings, revision }
  if (!hasKeys(provider) || !isTyped(secrets)) return body
  const keys = { secretKey: secrets.secretKey.trim(), webhookSecret: secrets.webhookSecret.trim() }
  return { ...body, credentials: CREDENTIALS[provider](keys, secrets) }
}
