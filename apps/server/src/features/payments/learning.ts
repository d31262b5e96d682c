import { type KnownPayment, nextPayment } from '@innkeeper/domain/payments/next-payment.ts'
import { paymentStep } from '@innkeeper/domain/payments/payment-step.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database, Tx } from '../../platform/db/port.ts'
import type { Payment } from '../../platform/payments/port.ts'
import type { PaymentNeighbours } from './neighbours.ts'
import { lockPayment, savePayment } from './repository.ts'

/** Asks, in the transaction, for what payment and order differ in to be settled soon. */
export type SettleSoon = (tx: Tx, propertyId: string, orderId: string) => Promise<void>

export type LearningDependencies = {
  db: Database
  clock: Clock
  neighbours: PaymentNeighbours
  settleSoon: SettleSoon
}

/** One more fact about a payment, and the order with it, in one transaction. */
export type Learn = (propertyId: string, orderId: string, told: KnownPayment) => Promise<void>

export function createLearning({ db, clock, neighbours, settleSoon }: LearningDependencies): Learn {
  return (propertyId, orderId, told) =>
    db.tenant(propertyId, async (tx) => {
      const row = await lockPayment(tx, propertyId, orderId)
      if (!row) return
      const now = clock.now()
      const { state, ...known } = nextPayment(row, within(row.amount, told))
      await savePayment(tx, row, { state, ...known }, now)
      if (state === row.state || state === 'pending') return
      const moved = { state, holdLapsesAt: known.holdLapsesAt }
      const standing = await neighbours.paymentMoved(tx, propertyId, orderId, moved)
      const wanted = standing === 'give back' ? standing : await neighbours.wantedOf(tx, propertyId, orderId)
      if (paymentStep({ ...row, state, ...known }, wanted, now)) await settleSoon(tx, propertyId, orderId)
    })
}

/** Some providers count their own fee in; ours is what the order costs. */
function within(amount: number, told: KnownPayment): KnownPayment {
  const captured = Math.min(told.captured, amount)
  return { ...told, captured, refunded: Math.min(told.refunded, captured) }
}

/** What a provider's answer says, in our words. */
export function toldBy({ state, capturedMinor, refundedMinor, holdLapsesAt }: Payment): KnownPayment {
  return {
    state,
    captured: capturedMinor,
    refunded: refundedMinor,
    holdLapsesAt: state === 'held' ? (holdLapsesAt ?? null) : null,
  }
}

const NOTHING_MOVED = { captured: 0, refunded: 0, holdLapsesAt: null }
/** The guest never got a page to pay on. */
export const NEVER_BEGUN: KnownPayment = { state: 'released', ...NOTHING_MOVED }
/** The provider does not know it. */
export const UNKNOWN: KnownPayment = { state: 'failed', ...NOTHING_MOVED }
