// Payments: hold an amount while the guest waits for an answer, then take it or let it go.
// Adapters: Nexi Checkout (nexi.ts), Stripe (stripe.ts), and a sandbox in the database for demos (sandbox.ts).
import type { PaymentMethod } from '@innkeeper/domain/payments/constants.ts'

/** Integer minor units (øre, cents) and an ISO 4217 code. */
export type Money = { minor: number; currency: string }

export type ProviderState =
  /** The guest is on the payment page. */
  | 'pending'
  | 'held'
  /** Also right after the guest's approval, with a method that cannot hold. */
  | 'captured'
  /** The hold was let go, or the page closed; nothing was charged. */
  | 'released'
  /** The guest or the bank said no. */
  | 'declined'

export type Payment = {
  id: string
  reference: string
  state: ProviderState
  amount: Money
  capturedMinor: number
  refundedMinor: number
  /** Where the guest pays, while the payment is pending. */
  pageUrl?: string
  /** When an unused hold ends by itself. */
  holdLapsesAt?: Date
}

/** Prices contain their VAT; rates are basis points. */
export type PaymentLine = {
  title: string
  quantity: number
  unitPrice: number
  total: number
  vatRate: number
  vat: number
}

/** A repeated call with the same key moves no money twice. */
export type IdempotencyKey = { idempotencyKey: string }

export type HoldRequest = IdempotencyKey & {
  /** Our order's id; the provider hands it back with the payment. */
  reference: string
  /** What the guest reads on statements: the order's number. */
  number: number
  amount: Money
  /** What the guest may pay with; with more than one the provider's page asks. */
  methods: readonly PaymentMethod[]
  /** Interface language code. */
  language: string
  /** Together they cost the amount. */
  lines: readonly PaymentLine[]
  returnUrl: string
  cancelUrl: string
  termsUrl: string
  /** Where the provider tells what happens; null where nobody outside can reach us. */
  webhookUrl: string | null
}
export type PaymentStep = IdempotencyKey & { paymentId: string }

/** What a webhook is about: the provider's payment, or our reference where it names only that. */
export type PaymentNews = { eventId: string; paymentId: string | null; reference: string | null }

/** A webhook as it came: its bytes and its headers, lower case. */
export type ReceivedWebhook = { rawBody: Buffer; headers: Readonly<Record<string, string | undefined>> }

/** One property's account at a provider. */
export type PaymentsPort = {
  hold(request: HoldRequest): Promise<Payment>
  /** Takes the whole hold. */
  capture(step: PaymentStep): Promise<Payment>
  /** Lets the hold go, or closes the page of a payment the guest never finished. */
  release(step: PaymentStep): Promise<Payment>
  /** Gives back all that was taken. */
  refund(step: PaymentStep): Promise<Payment>
  /** Undefined when there is no such payment. */
  status(paymentId: string): Promise<Payment | undefined>
  /** Throws `bad-signature` for what the provider did not send; null for news of something else. */
  readWebhook(received: ReceivedWebhook): Promise<PaymentNews | null>
}

export type PaymentFailure =
  | 'invalid-amount'
  | 'unknown-payment'
  /** The payment is not in a state in which this can be done. */
  | 'wrong-state'
  /** The key was used before with other content. */
  | 'key-reused'
  /** The provider does not know our keys, or does not take what we sent. */
  | 'refused'
  | 'bad-signature'
  /** Busy, broken, too slow or not reachable: whether the step was taken is not known. */
  | 'unavailable'

export class PaymentError extends Error {
  override name = 'PaymentError'
  readonly failure: PaymentFailure
  readonly retryable: boolean

  constructor(failure: PaymentFailure, message = failure as string) {
    super(`payment: ${message}`)
    this.failure = failure
    this.retryable = failure === 'unavailable'
  }
}
