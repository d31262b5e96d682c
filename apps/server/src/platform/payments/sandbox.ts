import { randomBytes } from 'node:crypto'
import type { Clock } from '../clock/port.ts'
import { createAnsweredKeys } from './answered-keys.ts'
import { approved, captured, declined, refunded, released, requireMoney } from './payment-steps.ts'
import { type Payment, PaymentError, type PaymentsPort } from './port.ts'

/** As long as card holds usually last. */
const HOLD_DAYS = 7
/** A demo's memory; the oldest payments make room. */
const KEPT_PAYMENTS = 5000

export type PaymentSandbox = PaymentsPort & {
  /** What the sandbox's payment page does when the guest presses a button. */
  approve(paymentId: string): Promise<Payment>
  decline(paymentId: string): Promise<Payment>
}

/** Moves no money: behaves like a provider that holds, in memory, for demo installations. */
export function createPaymentSandbox({ clock, pageUrl }: SandboxOptions): PaymentSandbox {
  const payments = new Map<string, Payment>()
  const keys = createAnsweredKeys(KEPT_PAYMENTS)

  function find(paymentId: string): Payment {
    const payment = current(paymentId)
    if (!payment) throw new PaymentError('unknown-payment')
    return payment
  }
  function current(paymentId: string): Payment | undefined {
    const payment = payments.get(paymentId)
    const lapsed = payment?.state === 'held' && payment.holdLapsesAt && payment.holdLapsesAt <= clock.now()
    return payment && lapsed ? keep(released(payment)) : payment
  }
  function keep(payment: Payment): Payment {
    payments.set(payment.id, payment)
    const oldest = payments.keys().next()
    if (payments.size > KEPT_PAYMENTS && !oldest.done) payments.delete(oldest.value)
    return payment
  }
  const lapse = () => new Date(clock.now().getTime() + HOLD_DAYS * 86_400_000)

  return {
    kind: 'sandbox',
    hold: async (request) =>
      keys.once('hold', request, () => {
        requireMoney(request.amount)
        const id = randomBytes(16).toString('base64url')
        const amount = { ...request.amount }
        const { reference } = request
        const page = pageUrl(id, request.returnUrl)
        return keep({
          id,
          reference,
          state: 'pending',
          amount,
          capturedMinor: 0,
          refundedMinor: 0,
          pageUrl: page,
        })
      }),
    capture: async (step) =>
      keys.once('capture', step, () => keep(captured(find(step.paymentId), step.minor))),
    release: async (step) => keys.once('release', step, () => keep(released(find(step.paymentId)))),
    refund: async (step) => keys.once('refund', step, () => keep(refunded(find(step.paymentId), step.minor))),
    status: async (paymentId) => structuredClone(current(paymentId)),
    approve: async (paymentId) => structuredClone(keep(approved(find(paymentId), lapse()))),
    decline: async (paymentId) => structuredClone(keep(declined(find(paymentId)))),
  }
}

type SandboxOptions = { clock: Clock; pageUrl: (paymentId: string, returnUrl: string) => string }
