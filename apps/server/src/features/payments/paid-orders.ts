import type { WantedOfPayment } from '@innkeeper/domain/payments/payment-step.ts'
import type { Tx } from '../../platform/db/port.ts'

export type ChangedPayment = {
  state: 'held' | 'captured' | 'declined' | 'released' | 'refunded' | 'failed'
  holdLapsesAt: Date | null
}

/** What payments ask of orders. */
export type PaidOrders = {
  /**
   * In the transaction: the order follows its payment. Held or captured, it is placed; an abandoned one comes back if
   * its stock is still there. `give back` asks to release or refund the payment.
   */
  paymentChanged(
    tx: Tx,
    propertyId: string,
    orderId: string,
    payment: ChangedPayment,
  ): Promise<'kept' | 'give back'>
  /** What the order wants of its payment now; null when there is no such order. */
  wantedOf(tx: Tx, propertyId: string, orderId: string): Promise<WantedOfPayment | null>
}
