import { type Money, type Payment, PaymentError } from './port.ts'

/** Refuses amounts that are not a positive whole number of minor units in a currency. */
export function requireMoney({ minor, currency }: Money): void {
  const isAmount = Number.isSafeInteger(minor) && minor > 0
  if (!isAmount || !/^[A-Z]{3}$/.test(currency)) throw new PaymentError('invalid-amount')
}

/** The guest's yes: a hold, or the money itself where the method cannot hold. */
export function approved(payment: Payment, holdLapsesAt: Date | null): Payment {
  requireState(payment, 'pending')
  const { pageUrl: _, ...rest } = payment
  return holdLapsesAt
    ? { ...rest, state: 'held', holdLapsesAt }
    : { ...rest, state: 'captured', capturedMinor: payment.amount.minor }
}

export function declined(payment: Payment): Payment {
  requireState(payment, 'pending')
  const { pageUrl: _, ...rest } = payment
  return { ...rest, state: 'declined' }
}

/** Taken already is taken once. */
export function captured(payment: Payment): Payment {
  if (payment.state === 'captured') return payment
  requireState(payment, 'held')
  const { holdLapsesAt: _, ...rest } = payment
  return { ...rest, state: 'captured', capturedMinor: payment.amount.minor }
}

/** Lets a hold go, or a payment the guest never finished. */
export function released(payment: Payment): Payment {
  if (payment.state === 'released') return payment
  if (payment.state !== 'held') requireState(payment, 'pending')
  const { holdLapsesAt: _, pageUrl: __, ...rest } = payment
  return { ...rest, state: 'released' }
}

/** Gives back what was taken, once. */
export function refunded(payment: Payment): Payment {
  requireState(payment, 'captured')
  return { ...payment, refundedMinor: payment.capturedMinor }
}

function requireState(payment: Payment, state: Payment['state']): void {
  if (payment.state !== state) throw new PaymentError('wrong-state')
}
