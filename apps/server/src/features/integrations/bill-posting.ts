import type { BillPosting } from '@innkeeper/api/integrations.ts'
import { isOnBill } from '@innkeeper/domain/integrations/posting-step.ts'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import type { OrderRow } from '../orders/tables.ts'
import { pmsPostings } from './tables.ts'

/** Where an order is on the guest's bill in the other system; null where nobody puts it there. */
export async function billPosting(tx: Tx, order: OrderRow): Promise<BillPosting | null> {
  const [posting] = await tx
    .select()
    .from(pmsPostings)
    .where(and(eq(pmsPostings.propertyId, order.propertyId), eq(pmsPostings.orderId, order.id)))
  if (!posting || (posting.state === 'refused' && !isOnBill(order))) return null
  const { system, state, trouble } = posting
  return { system, state, trouble }
}
