import type { OrderRequest } from '@innkeeper/api/orders/requests.ts'
import type { DeclineReason, DeliveryMethod } from '@innkeeper/domain/orders/constants.ts'
import type { PaymentMethod, PaymentService } from '@innkeeper/domain/payments/constants.ts'
import type { Tx } from '../../platform/db/port.ts'

/** What the payment page shows and takes. */
export type OrderToPay = {
  propertyId: string
  orderId: string
  number: number
  total: number
  currency: string
  method: PaymentMethod | null
  language: string
  /** Of this installation, as the guest reaches it. */
  origin: string
  lines: {
    title: string
    quantity: number
    unitPrice: number
    total: number
    vatRate: number
    vat: number
  }[]
}

export type PaymentOptions = {
  services: PaymentService[]
  methods: PaymentMethod[]
  receiptService: 'email' | 'none'
}

/** What the guest is told of an order; `received` can carry the receipt. */
export type OrderMessage = {
  propertyId: string
  propertyName: string
  orderId: string
  kind: 'received' | 'accepted' | 'declined' | 'expired'
  channels: ('sms' | 'email')[]
  email: string | null
  phone: string | null
  language: string
  firstName: string
  number: number
  timeExpected: Date | null
  timeZone: string
  deliveryMethod: DeliveryMethod | null
  reason: DeclineReason | null
  reasonText: string | null
  total: number
  currency: string
  orderUrl: string
  hasReceipt: boolean
}

/** What orders ask of payments and messages; the composition root answers. */
export type OrderNeighbours = {
  /** The payment page of this order, opened or found again; outside any transaction. Throws payment/unavailable. */
  startPayment(order: OrderToPay): Promise<{ pageUrl: string }>
  /** Asks the provider about a pending payment; outside any transaction; never throws. */
  refreshPayment(propertyId: string, orderId: string): Promise<void>
  /** In the transaction of a decision: capture after accept, release or refund after decline, as a job. */
  settlePayment(tx: Tx, propertyId: string, orderId: string): Promise<void>
  /** What guests may pay with here. */
  paymentOptions(propertyId: string): Promise<PaymentOptions>
  /** In the transaction: the guest is told; writes messages that a job sends. */
  tellGuest(tx: Tx, message: OrderMessage): Promise<void>
  messagesOf(tx: Tx, propertyId: string, orderId: string): Promise<OrderRequest['messages']>
  /** What was sent about these orders is forgotten, with whom it was sent to. */
  forgetMessages(tx: Tx, propertyId: string, orderIds: string[]): Promise<void>
  /** Whether receipts go by e-mail, read in the transaction at hand. */
  receiptServiceIn(tx: Tx, propertyId: string): Promise<PaymentOptions['receiptService']>
}
