import { type Money, type Payment, PaymentError } from './port.ts'

/** Refuses amounts that are not a positive whole number of minor units in a currency. */
export function requireMoney({ minor, currency }: Money): void {
  requireMinor(minor)
  if (!/^[A-Z]{3}$/.test(currency)) throw new PaymentError('invalid-amount')
}

export function approved(payment: Payment, holdLapsesAt: Date): Payment {
  requireState(payment, 'pending')
  return { ...withoutPage(payment), state: 'held', holdLapsesAt }
}

export function declined(payment: Payment): Payment {
  requireState(payment, 'pending')
  return { ...withoutPage(payment), state: 'declined' }
}

/** Takes all or part of the hold; what is not taken goes back to the guest. */
export function captured(payment: Payment, minor = payment.amount.minor): Payment {
  requireState(payment, 'held')
  requireMinor(minor)
  if (minor > payment.amount.minor) throw new PaymentError('invalid-amount')
  return { ...withoutLapse(payment), state: 'captured', capturedMinor: minor }
}

/** Lets a hold go, or a payment the guest never finished. */
export function released(payment: Payment): Payment {
  if (payment.state !== 'held') requireState(payment, 'pending')
  return { ...withoutLapse(withoutPage(payment)), state: 'released' }
}

/** Gives back what was taken, in one or several parts, never more than that. */
export function refunded(payment: Payment, minor = payment.capturedMinor - payment.refundedMinor): Payment {
  requireState(payment, 'captured')
  requireMinor(minor)
  const refundedMinor = payment.refundedMinor + minor
  if (refundedMinor > payment.capturedMinor) throw new PaymentError('invalid-amount')
  return { ...payment, refundedMinor }
}

function requireState(payment: Payment, state: Payment['state']): void {
  if (payment.state !== state) throw new PaymentError('wrong-state')
}

function requireMinor(minor: number): void {
  if (!Number.isSafeInteger(minor) || minor <= 0) throw new PaymentError('invalid-amount')
}

function withoutPage({ pageUrl: _, ...rest }: Payment): Payment {
  return rest
}

function withoutLapse({ holdLapsesAt: _, ...rest }: Payment): Payment {
  return rest
}
