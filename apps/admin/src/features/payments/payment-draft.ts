import type { BodyOf } from '@innkeeper/api/endpoint.ts'
import type { PaymentSettings, savePaymentSettings } from '@innkeeper/api/payments.ts'
import type { PaymentProvider } from '@innkeeper/domain/payments/constants.ts'

export type SettingsBody = BodyOf<typeof savePaymentSettings>

/** Typed anew each time: what is stored is never answered. */
export type Secrets = { secretKey: string; webhookSecret: string; isTest: boolean }
export const NO_SECRETS: Secrets = { secretKey: '', webhookSecret: '', isTest: true }

export type PaymentDraft = Pick<
  PaymentSettings,
  'revision' | 'services' | 'methods' | 'receiptService' | 'provider'
> & { secrets: Secrets }

/** The revision is part of it: whether a colleague changed the keys cannot be seen, only that they saved. */
export function draftOf(settings: PaymentSettings): PaymentDraft {
  const { revision, services, methods, receiptService, provider } = settings
  return { revision, services, methods, receiptService, provider, secrets: NO_SECRETS }
}

/** Providers that are asked with the property's own keys. */
export function hasKeys(provider: PaymentProvider | null): provider is 'nexi' | 'stripe' {
  return provider === 'nexi' || provider === 'stripe'
}

/** Whether the keys of the chosen provider are stored; null where only the server knows, for it keeps earlier ones. */
export function areKeysStored(base: PaymentSettings, { provider }: PaymentDraft): boolean | null {
  return provider === base.provider ? base.hasCredentials : null
}

const isTyped = ({ secretKey, webhookSecret }: Secrets) => Boolean(secretKey.trim() || webhookSecret.trim())

/** What Nexi takes as the value of a webhook's Authorization header. */
const NEXI_WEBHOOK_SECRET = /^[A-Za-z0-9]{8,32}$/

type SecretError = 'missing' | 'shape' | null
export type SecretErrors = { secretKey: SecretError; webhookSecret: SecretError }

/** What is wrong with the keys: both or neither are given. */
export function secretErrors(base: PaymentSettings, draft: PaymentDraft): SecretErrors {
  const { secrets } = draft
  const areAsked = hasKeys(draft.provider) && (areKeysStored(base, draft) === false || isTyped(secrets))
  if (!areAsked) return { secretKey: null, webhookSecret: null }
  const webhookSecret = secrets.webhookSecret.trim()
  const isShapeWrong = draft.provider === 'nexi' && !NEXI_WEBHOOK_SECRET.test(webhookSecret)
  return {
    secretKey: secrets.secretKey.trim() ? null : 'missing',
    webhookSecret: !webhookSecret ? 'missing' : isShapeWrong ? 'shape' : null,
  }
}

/** What is sent: the settings, and the keys where new ones were typed. */
export function bodyOf({ revision }: PaymentSettings, draft: PaymentDraft): SettingsBody {
  const { secrets, ...settings } = draft
  const { provider } = settings
  const body = { ...settings, revision }
  if (!hasKeys(provider) || !isTyped(secrets)) return body
  const keys = { secretKey: secrets.secretKey.trim(), webhookSecret: secrets.webhookSecret.trim() }
  const credentials =
    provider === 'nexi' ? { provider, ...keys, isTest: secrets.isTest } : { provider, ...keys }
  return { ...body, credentials }
}
