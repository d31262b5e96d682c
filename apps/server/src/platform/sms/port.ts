// SMS: one short text to one phone, accepted by a gateway or refused with a reason.
// Adapters: an outbox that stays inside and can be read (outbox.ts); gateways come with messaging.

export type SmsMessage = {
  /** International form, `+4791234567`. */
  to: string
  text: string
  /** The same at every try of one message, for gateways that can tell a double by it. */
  reference?: string
}

export type SmsReceipt = { messageId: string }

export type SmsPort = {
  readonly kind: 'outbox' | 'gateway'
  /** Resolves once the message is taken over; otherwise throws SmsError. */
  send(message: SmsMessage): Promise<SmsReceipt>
}

export type SmsFailure = 'invalid-message' | 'refused' | 'deferred' | 'authentication' | 'connection'

export class SmsError extends Error {
  override name = 'SmsError'
  readonly failure: SmsFailure
  readonly retryable: boolean

  constructor(failure: SmsFailure, message: string) {
    super(message)
    this.failure = failure
    this.retryable = failure !== 'invalid-message' && failure !== 'refused'
  }
}
