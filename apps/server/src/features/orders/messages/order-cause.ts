import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import type { MessageCause } from '../../messaging/service.ts'
import type { ReceiptPdf } from '../guest/receipt-pdf.ts'
import { orders } from '../tables.ts'

/** What messaging asks about an order when a message about it is sent; the only file is the receipt. */
export function orderCause(receiptPdf: Pick<ReceiptPdf, 'attachment'>): MessageCause {
  return {
    isStanding,
    async attachments(propertyId, orderId, language) {
      const receipt = await receiptPdf.attachment(propertyId, orderId, language)
      return receipt ? [receipt] : []
    },
    namesOf,
  }
}

/** Once an order lost its person there is nobody to write to. */
async function isStanding(tx: Tx, propertyId: string, orderId: string): Promise<boolean> {
  const [order] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.propertyId, propertyId), eq(orders.id, orderId), isNull(orders.removedAt)))
  return order !== undefined
}

async function namesOf(tx: Tx, propertyId: string, orderIds: readonly string[]) {
  const rows = await tx
    .select({ id: orders.id, number: orders.number })
    .from(orders)
    .where(and(eq(orders.propertyId, propertyId), inArray(orders.id, [...orderIds])))
  return new Map(rows.map(({ id, number }) => [id, String(number)]))
}
