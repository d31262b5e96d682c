import type { OrderLimits } from '@innkeeper/domain/orders/order-limits.ts'
import type { PaymentMethod, PaymentService } from '@innkeeper/domain/payments/constants.ts'
import type { Tx } from '../../platform/db/port.ts'
import type { OrderToPay } from '../../platform/payments/order-to-pay.ts'

export type PaymentOptions = {
  services: PaymentService[]
  methods: PaymentMethod[]
  receiptService: 'email' | 'none'
  /** How many orders may come without a booking. */
  withoutBooking: OrderLimits
}

/** What orders ask of payments. */
export type OrderPayments = {
  /** The payment page of this order, opened or found again; outside any transaction. Throws payment/unavailable. */
  startPayment(order: OrderToPay): Promise<{ pageUrl: string }>
  /** Asks the provider about a pending payment; outside any transaction; never throws. */
  refreshPayment(propertyId: string, orderId: string): Promise<void>
  /** In the transaction of a decision: capture after accept, release or refund after decline, as a job. */
  settlePayment(tx: Tx, propertyId: string, orderId: string): Promise<void>
  /** What guests may pay with here. */
  paymentOptions(propertyId: string): Promise<PaymentOptions>
  /** Whether receipts go by e-mail, read in the transaction at hand. */
  receiptServiceIn(tx: Tx, propertyId: string): Promise<PaymentOptions['receiptService']>
}
