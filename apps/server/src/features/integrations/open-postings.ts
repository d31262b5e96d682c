import {
  type PostingState,
  type PostingStep,
  postingStep,
} from '@innkeeper/domain/integrations/posting-step.ts'
import { and, eq, gte, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import { type OrderRow, orders } from '../orders/tables.ts'
import { type PostingRow, pmsBookings, pmsPostings } from './tables.ts'

/** Bills are closed by then. */
const DAYS_BACK = 30
const MOST_AT_ONCE = 100

export type OpenPosting = {
  order: OrderRow
  reservationId: string
  posting: PostingRow | null
  step: PostingStep
}

/** Orders whose place on the guest's bill there is another than it should be, as far as it can be mended now. */
export async function findOpenPostings(
  tx: Tx,
  propertyId: string,
  { now, since }: { now: Date; since: Date | null },
): Promise<OpenPosting[]> {
  const oldest = new Date(now.getTime() - DAYS_BACK * 86_400_000)
  const isAccepted = sql`${orders.status} in ('accepted', 'auto accepted')`
  const isNew = since
    ? sql`(${pmsPostings.orderId} is null and ${isAccepted}
        and coalesce(${orders.decidedAt}, ${orders.placedAt}) >= ${since.toISOString()}::timestamptz)`
    : sql`false`
  const rows = await tx
    .select({ order: orders, reservationId: pmsBookings.externalId, posting: pmsPostings })
    .from(orders)
    .innerJoin(
      pmsBookings,
      and(eq(pmsBookings.propertyId, orders.propertyId), eq(pmsBookings.bookingId, orders.bookingId)),
    )
    .leftJoin(
      pmsPostings,
      and(eq(pmsPostings.propertyId, orders.propertyId), eq(pmsPostings.orderId, orders.id)),
    )
    .where(
      and(
        eq(orders.propertyId, propertyId),
        eq(orders.service, 'Put on bill'),
        eq(orders.stage, 'placed'),
        eq(orders.isPreview, false),
        gte(orders.placedAt, oldest),
        sql`(${isNew} or ${pmsPostings.state} in ('posting', 'reversing')
          or (${pmsPostings.state} = 'posted' and not ${isAccepted})
          or (${pmsPostings.state} = 'reversed' and ${isAccepted}))`,
        sql`(${pmsPostings.nextTryAt} is null or ${pmsPostings.nextTryAt} <= ${now.toISOString()}::timestamptz)`,
      ),
    )
    .orderBy(orders.placedAt)
    .limit(MOST_AT_ONCE)
  return rows.flatMap((row) => {
    const state: PostingState | null = row.posting?.state ?? null
    const step = postingStep(row.order, state)
    return step ? [{ ...row, step }] : []
  })
}
