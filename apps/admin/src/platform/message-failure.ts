/** Why sending a message ended, or never began. */
const FAILURES = [
  'no-address',
  'invalid-message',
  'invalid-number',
  'stopped',
  'address-bounced',
  'sms-limit-reached',
  'refused',
  'deferred',
  'rate-limited',
  'authentication',
  'connection',
  'unexpected',
  'bounced',
  'address-bounced',
  'stopped',
  'channel-off',
] as const

/** The words of a failure; what a later server may say as well counts as unexpected. */
export function failureWords(failure: string | null) {
  return `requests.failure.${FAILURES.find((known) => known === failure) ?? 'unexpected'}` as const
}
