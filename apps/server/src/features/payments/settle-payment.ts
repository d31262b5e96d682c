import { paymentStep } from '@innkeeper/domain/payments/payment-step.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database } from '../../platform/db/port.ts'
import { type Payment, PaymentError, type PaymentsPort } from '../../platform/payments/port.ts'
import type { Accounts } from './accounts.ts'
import {
  type ApplyProviderState,
  NEVER_STARTED,
  stateOf,
  UNKNOWN_TO_PROVIDER,
} from './apply-provider-state.ts'
import type { PaidOrders } from './paid-orders.ts'
import { findPayment, type PaymentRow } from './repository.ts'

type Dependencies = {
  db: Database
  clock: Clock
  accounts: Accounts
  orders: PaidOrders
  applyProviderState: ApplyProviderState
}

/** One step may open another: a release that comes too late finds money to refund. */
const MOST_STEPS = 3

/**
 * Captures, releases or refunds, as the order wants of its payment. Each step is known to the provider by
 * the order, so that whoever takes it again, after a crash or at the same moment, moves no money twice.
 */
export function createSettlePayment(deps: Dependencies) {
  const { db, clock, accounts, orders, applyProviderState } = deps

  async function nextStep(propertyId: string, orderId: string) {
    const row = await db.tenant(propertyId, async (tx) => {
      const found = await findPayment(tx, propertyId, orderId)
      return found && { ...found, wanted: await orders.wantedOf(tx, propertyId, orderId) }
    })
    const step = row ? paymentStep(row, row.wanted, clock.now()) : null
    return row && step ? { row, step } : null
  }

  return async function settlePayment(propertyId: string, orderId: string): Promise<void> {
    for (let taken = 0; taken < MOST_STEPS; taken++) {
      const next = await nextStep(propertyId, orderId)
      if (!next) return
      const { row, step } = next
      if (!row.providerPaymentId) {
        await applyProviderState(propertyId, orderId, NEVER_STARTED)
        continue
      }
      const port = await accounts.open(propertyId, row.provider)
      if (!port) throw new PaymentError('refused', 'the keys of this payment’s provider are gone')
      await applyProviderState(propertyId, orderId, await afterStep(port, row, row.providerPaymentId, step))
    }
    if (await nextStep(propertyId, orderId))
      throw new PaymentError('wrong-state', 'a step is still to be taken')
  }
}

async function afterStep(
  port: PaymentsPort,
  { orderId, state }: PaymentRow,
  paymentId: string,
  step: 'capture' | 'release' | 'refund',
) {
  const stated = (payment: Payment | undefined) => (payment ? stateOf(payment) : UNKNOWN_TO_PROVIDER)
  if (state === 'pending') {
    // Approved a moment ago, it is staff who should see it before the money goes back.
    const now = await port.status(paymentId)
    if (now?.state !== 'pending') return stated(now)
  }
  try {
    return stated(await port[step]({ idempotencyKey: `${step}:${orderId}`, paymentId }))
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error
    // It moved meanwhile, or somebody moved it at the provider: what it is now decides what comes next.
    if (error.failure === 'wrong-state' || error.failure === 'unknown-payment')
      return stated(await port.status(paymentId))
    throw error
  }
}
