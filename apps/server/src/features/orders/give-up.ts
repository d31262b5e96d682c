import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import type { OrderPayments } from './order-payments.ts'

type Given = {
  propertyId: string
  orderId: string
  now: Date
  payments: Pick<OrderPayments, 'settlePayment'>
}

/**
 * In the transaction: an order that waits for its payment is given up, its stock goes back, and a job ends the payment
 * at its provider. False where it waits no more.
 */
export async function giveUp(tx: Tx, { propertyId, orderId, now, payments }: Given): Promise<boolean> {
  const { rows } = await tx.execute<{ voided: string[] }>(
    sql`select void_orders(${propertyId}, array[${orderId}]::text[], ${now.toISOString()}::timestamptz) as voided`,
  )
  const isGivenUp = rows[0]?.voided.includes(orderId) ?? false
  if (isGivenUp) await payments.settlePayment(tx, propertyId, orderId)
  return isGivenUp
}
