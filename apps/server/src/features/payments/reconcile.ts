import { paymentProblem } from '@innkeeper/domain/payments/payment-step.ts'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database } from '../../platform/db/port.ts'
import { forEachDespiteFailures } from '../../platform/jobs/for-each-despite-failures.ts'
import { findNeverPaid, findOpenPayments, type OpenPayment } from './open-payments.ts'
import type { PaidOrders } from './paid-orders.ts'
import { findPayment, type PaymentRow, saveProblem } from './repository.ts'

type Dependencies = {
  db: Database
  clock: Clock
  log: Pick<Logger, 'warn'>
  orders: PaidOrders
  /** Asks the provider how the payment is. */
  askProvider(row: PaymentRow): Promise<void>
  settlePayment(propertyId: string, orderId: string): Promise<void>
}

export type Reconciled = { checked: number; mended: number; open: number }

/** Compares every payment that is not at its end with its order and its provider, mends it, and notes what stays. */
export function createReconcile(deps: Dependencies) {
  const { db, clock, log, orders, askProvider, settlePayment } = deps

  const find = ({ propertyId, orderId }: OpenPayment) =>
    db.tenant(propertyId, (tx) => findPayment(tx, propertyId, orderId), { readOnly: true })

  async function mend(open: OpenPayment): Promise<{ isMended: boolean; isOpen: boolean }> {
    const { propertyId, orderId } = open
    const before = await find(open)
    if (!before) return { isMended: false, isOpen: false }
    try {
      await askProvider(before)
      await settlePayment(propertyId, orderId)
    } catch (error) {
      log.warn({ err: error, provider: before.provider }, 'a payment could not be settled')
    }
    const after = await db.tenant(propertyId, async (tx) => {
      const row = await findPayment(tx, propertyId, orderId)
      if (!row) return null
      const now = clock.now()
      const problem = paymentProblem(row, await orders.wantedOf(tx, propertyId, orderId), now)
      await saveProblem(tx, row, problem, now)
      return { state: row.state, problem }
    })
    const isOpen = after?.problem != null
    const hasMoved = after?.state !== before.state || (before.problem !== null && !isOpen)
    return { isMended: hasMoved && !isOpen, isOpen }
  }

  /** The process ended between the order and its payment. */
  const abandon = ({ propertyId, orderId }: OpenPayment) =>
    db.tenant(propertyId, async (tx) => {
      // Its guest came back this moment: the payment has its own life now.
      if (await findPayment(tx, propertyId, orderId)) return
      await orders.paymentChanged(tx, propertyId, orderId, { state: 'released', holdLapsesAt: null })
    })

  return async function reconcile(propertyId: string | null, signal?: AbortSignal): Promise<Reconciled> {
    const now = clock.now()
    const find = async <T>(query: (tx: Parameters<typeof findNeverPaid>[0]) => Promise<T>) =>
      propertyId === null
        ? db.installation(query, { readOnly: true })
        : db.tenant(propertyId, query, { readOnly: true })
    const neverPaid = await find((tx) => findNeverPaid(tx, now, propertyId))
    const openPayments = await find((tx) => findOpenPayments(tx, now, propertyId))
    const result = { checked: neverPaid.length, mended: neverPaid.length, open: 0 }
    const mendOne = async (payment: OpenPayment) => {
      const { isMended, isOpen } = await mend(payment)
      result.checked += 1
      result.mended += isMended ? 1 : 0
      result.open += isOpen ? 1 : 0
    }
    const work = [
      ...neverPaid.map((order) => () => abandon(order)),
      ...openPayments.map((payment) => () => mendOne(payment)),
    ]
    await forEachDespiteFailures(work, (one) => one(), signal)
    return result
  }
}
