// SMS: one short text to one phone, accepted by a gateway or refused with a reason.
// Adapters: Twilio (twilio.ts), GatewayAPI (gatewayapi.ts), and an outbox that stays inside and can be read (outbox.ts).

export type SmsMessage = {
  /** International form, `+4791234567`. */
  to: string
  text: string
  /** The same at every try of one message; a gateway names it in its reports. */
  reference?: string
}

export type SmsReceipt = { messageId: string }

export type SmsPort = {
  readonly kind: 'outbox' | 'gateway'
  /** Resolves once the message is taken over; otherwise throws SmsError. */
  send(message: SmsMessage): Promise<SmsReceipt>
}

/** A webhook as it came: the address it was sent to, its bytes and its headers, lower case. */
export type ReceivedSmsWebhook = {
  url: string
  rawBody: Buffer
  headers: Readonly<Record<string, string | undefined>>
}

/** What a gateway tells: what became of a message, or what somebody wrote back. */
export type SmsNews =
  | {
      about: 'message'
      messageId: string
      reference: string | null
      /** `sent` is on its way: reports may come in any order, and this one never undoes another. */
      state: 'sent' | 'delivered' | 'failed'
      failure: SmsFailure | null
    }
  | { about: 'answer'; messageId: string; from: string; text: string; at: Date | null }

/** One property's account at a provider. */
export type SmsGateway = SmsPort & {
  /** Throws SmsError `forged` for what the provider did not sign; null for news of something else. */
  readWebhook(received: ReceivedSmsWebhook): SmsNews | null
}

export type SmsFailure =
  | 'invalid-message'
  /** No mobile phone has this number. */
  | 'invalid-number'
  /** Whoever has the phone told the provider to send nothing more. */
  | 'stopped'
  | 'refused'
  | 'deferred'
  /** More at once than the account may send. */
  | 'rate-limited'
  /** The provider does not know our keys: the property's to mend, so messages wait. */
  | 'authentication'
  /** No provider, no answer in time, or one that says nothing. */
  | 'connection'
  /** A webhook that nobody signed. */
  | 'forged'

const RETRYABLE: Readonly<Record<SmsFailure, boolean>> = {
  'invalid-message': false,
  'invalid-number': false,
  stopped: false,
  refused: false,
  deferred: true,
  'rate-limited': true,
  authentication: true,
  connection: true,
  forged: false,
}

export class SmsError extends Error {
  override name = 'SmsError'
  readonly failure: SmsFailure
  readonly retryable: boolean
  /** The provider may have taken it over and only its answer was lost. */
  readonly mayHaveGone: boolean

  constructor(failure: SmsFailure, message: string, { mayHaveGone = false } = {}) {
    super(message)
    this.failure = failure
    this.retryable = RETRYABLE[failure]
    this.mayHaveGone = mayHaveGone
  }
}
