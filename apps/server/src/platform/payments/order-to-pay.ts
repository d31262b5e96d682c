import type { PaymentMethod } from '@innkeeper/domain/payments/constants.ts'
import type { PaymentLine } from './port.ts'

/** An order whose guest is about to pay. */
export type OrderToPay = {
  propertyId: string
  orderId: string
  number: number
  /** In minor units, VAT and fees included. */
  total: number
  currency: string
  method: PaymentMethod | null
  /** Interface language code. */
  language: string
  /** Of this installation, as the guest reaches it. */
  origin: string
  /** Fees among them; together they cost the total. */
  lines: PaymentLine[]
}
