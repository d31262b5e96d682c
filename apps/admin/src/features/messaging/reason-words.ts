import { SKIP_REASONS } from '@innkeeper/domain/messaging/constants.ts'

/** Why a message waits, failed or was not sent, beside the reasons to skip somebody. */
const FAILURES = [
  'authentication',
  'bounced',
  'connection',
  'content-gone',
  'deferred',
  'expired',
  'invalid-message',
  'invalid-number',
  'no-address',
  'rate-limited',
  'refused',
  'template-gone',
  'undelivered',
  'unexpected',
] as const
const REASONS = [...FAILURES, ...SKIP_REASONS]

/** The words of a reason; what a later server may say as well counts as unexpected. */
export function reasonWords(reason: string) {
  return `outbox.reason.${REASONS.find((known) => known === reason) ?? 'unexpected'}` as const
}
