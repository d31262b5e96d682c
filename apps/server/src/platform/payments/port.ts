// Payments: hold an amount while the guest waits for an answer, then take it or let it go.
// Adapters: a sandbox inside the product (sandbox.ts); providers come with ordering.

/** Integer minor units (øre, cents) and an ISO 4217 code. */
export type Money = { minor: number; currency: string }

export type PaymentState =
  /** The guest is on the payment page. */
  | 'pending'
  | 'held'
  /** Also right after the guest's approval, with a method that cannot hold. */
  | 'captured'
  /** The hold was let go, nothing was charged. */
  | 'released'
  /** The guest or the bank said no. */
  | 'declined'

export type Payment = {
  id: string
  reference: string
  state: PaymentState
  amount: Money
  capturedMinor: number
  refundedMinor: number
  /** Where the guest pays, while the payment is pending. */
  pageUrl?: string
  /** When an unused hold ends by itself. */
  holdLapsesAt?: Date
}

/** A repeated call with the same key answers as the first did and moves no money twice. */
export type IdempotencyKey = { idempotencyKey: string }

export type HoldRequest = IdempotencyKey & { reference: string; amount: Money; returnUrl: string }
export type PaymentStep = IdempotencyKey & { paymentId: string }
/** Without `minor` the whole amount that is still there. */
export type PaymentAmountStep = PaymentStep & { minor?: number }

export type PaymentsPort = {
  readonly kind: 'sandbox' | 'provider'
  hold(request: HoldRequest): Promise<Payment>
  capture(step: PaymentAmountStep): Promise<Payment>
  release(step: PaymentStep): Promise<Payment>
  refund(step: PaymentAmountStep): Promise<Payment>
  /** Undefined when there is no such payment. */
  status(paymentId: string): Promise<Payment | undefined>
}

export type PaymentFailure =
  | 'invalid-amount'
  | 'unknown-payment'
  /** The payment is not in a state in which this can be done. */
  | 'wrong-state'
  /** The key was used before with other content. */
  | 'key-reused'
  | 'unavailable'

export class PaymentError extends Error {
  override name = 'PaymentError'
  readonly failure: PaymentFailure
  readonly retryable: boolean

  constructor(failure: PaymentFailure) {
    super(`payment: ${failure}`)
    this.failure = failure
    this.retryable = failure === 'unavailable'
  }
}
