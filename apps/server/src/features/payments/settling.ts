import { paymentStep } from '@innkeeper/domain/payments/payment-step.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database } from '../../platform/db/port.ts'
import { type Payment, PaymentError, type PaymentsPort } from '../../platform/payments/port.ts'
import type { Accounts } from './accounts.ts'
import { type Learn, NEVER_BEGUN, toldBy, UNKNOWN } from './learning.ts'
import type { PaymentNeighbours } from './neighbours.ts'
import { findPayment, type PaymentRow } from './repository.ts'

export type SettlingDependencies = {
  db: Database
  clock: Clock
  accounts: Accounts
  neighbours: PaymentNeighbours
  learn: Learn
}

/** One step may open another: a release that comes too late finds money to refund. */
const MOST_STEPS = 3

/**
 * Takes the steps in which payment and order differ. Each is known to the provider by the order, so that whoever
 * takes it again, after a crash or at the same moment, moves no money twice.
 */
export function createSettling({ db, clock, accounts, neighbours, learn }: SettlingDependencies) {
  async function nextStep(propertyId: string, orderId: string) {
    const row = await db.tenant(propertyId, async (tx) => {
      const found = await findPayment(tx, propertyId, orderId)
      return found && { ...found, wanted: await neighbours.wantedOf(tx, propertyId, orderId) }
    })
    const step = row ? paymentStep(row, row.wanted, clock.now()) : null
    return row && step ? { row, step } : null
  }

  return async function settle(propertyId: string, orderId: string): Promise<void> {
    for (let taken = 0; taken < MOST_STEPS; taken++) {
      const next = await nextStep(propertyId, orderId)
      if (!next) return
      const { row, step } = next
      if (!row.providerPaymentId) {
        await learn(propertyId, orderId, NEVER_BEGUN)
        continue
      }
      const port = await accounts.open(propertyId, row.provider)
      if (!port) throw new PaymentError('refused', 'the keys of this payment’s provider are gone')
      await learn(propertyId, orderId, await afterStep(port, row, row.providerPaymentId, step))
    }
    if (await nextStep(propertyId, orderId))
      throw new PaymentError('wrong-state', 'a step is still to be taken')
  }
}

async function afterStep(
  port: PaymentsPort,
  { orderId }: PaymentRow,
  paymentId: string,
  step: 'capture' | 'release' | 'refund',
) {
  const told = (payment: Payment | undefined) => (payment ? toldBy(payment) : UNKNOWN)
  try {
    return told(await port[step]({ idempotencyKey: `${step}:${orderId}`, paymentId }))
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error
    // It moved meanwhile, or somebody moved it at the provider: what it is now decides what comes next.
    if (error.failure === 'wrong-state' || error.failure === 'unknown-payment')
      return told(await port.status(paymentId))
    throw error
  }
}
