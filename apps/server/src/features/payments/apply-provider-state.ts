import { type KnownPayment, nextPayment } from '@innkeeper/domain/payments/next-payment.ts'
import { paymentStep } from '@innkeeper/domain/payments/payment-step.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database, Tx } from '../../platform/db/port.ts'
import type { Payment } from '../../platform/payments/port.ts'
import type { PaidOrders } from './paid-orders.ts'
import { lockPayment, savePayment } from './repository.ts'

/** In the transaction: a job that settles what payment and order differ in. */
export type EnqueueSettlement = (tx: Tx, propertyId: string, orderId: string) => Promise<void>

type Dependencies = {
  db: Database
  clock: Clock
  orders: PaidOrders
  enqueueSettlement: EnqueueSettlement
}

/** Stores what the provider said of a payment, and moves the order with it, in one transaction. */
export type ApplyProviderState = (propertyId: string, orderId: string, stated: KnownPayment) => Promise<void>

export function createApplyProviderState(deps: Dependencies): ApplyProviderState {
  const { db, clock, orders, enqueueSettlement } = deps
  return (propertyId, orderId, stated) =>
    db.tenant(propertyId, async (tx) => {
      const row = await lockPayment(tx, propertyId, orderId)
      if (!row) return
      const now = clock.now()
      const { state, ...known } = nextPayment(row, within(row.amount, stated))
      await savePayment(tx, row, { state, ...known }, now)
      if (state === row.state || state === 'pending') return
      const moved = { state, holdLapsesAt: known.holdLapsesAt }
      const standing = await orders.paymentChanged(tx, propertyId, orderId, moved)
      const wanted = standing === 'give back' ? standing : await orders.wantedOf(tx, propertyId, orderId)
      if (paymentStep({ ...row, state, ...known }, wanted, now))
        await enqueueSettlement(tx, propertyId, orderId)
    })
}

/** Some providers count their own fee in; ours is what the order costs. */
function within(amount: number, stated: KnownPayment): KnownPayment {
  const captured = Math.min(stated.captured, amount)
  return { ...stated, captured, refunded: Math.min(stated.refunded, captured) }
}

/** What a provider's answer says, in our words. */
export function stateOf({ state, capturedMinor, refundedMinor, holdLapsesAt }: Payment): KnownPayment {
  return {
    state,
    captured: capturedMinor,
    refunded: refundedMinor,
    holdLapsesAt: state === 'held' ? (holdLapsesAt ?? null) : null,
  }
}

const NOTHING_MOVED = { captured: 0, refunded: 0, holdLapsesAt: null }
/** The guest never got a page to pay on. */
export const NEVER_STARTED: KnownPayment = { state: 'released', ...NOTHING_MOVED }
/** The provider does not know it. */
export const UNKNOWN_TO_PROVIDER: KnownPayment = { state: 'failed', ...NOTHING_MOVED }
