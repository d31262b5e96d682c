import { PAYMENT_PENDING_MINUTES } from '@innkeeper/domain/payments/constants.ts'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'

export type OpenPayment = { propertyId: string; orderId: string }

/** How many a run takes; what was looked at longest ago comes first. */
const BATCH = 200
/** What is about to move is asked about every minute, what only waits more rarely. */
const MOVING_SECONDS = 50
const WAITING_MINUTES = 15

/** Every payment that has not come to its end, of one property at once or of all as they come due. */
export async function findOpenPayments(tx: Tx, now: Date, propertyId: string | null): Promise<OpenPayment[]> {
  const at = sql`${now.toISOString()}::timestamptz`
  const isDue = sql`(
    p.checked_at is null
    or p.checked_at <= ${at} - make_interval(mins => ${WAITING_MINUTES}::int)
    or ((p.state = 'pending' or o.stage <> 'placed' or o.status <> 'no action taken')
        and p.checked_at <= ${at} - make_interval(secs => ${MOVING_SECONDS}::int))
  )`
  const { rows } = await tx.execute<{ property_id: string; order_id: string }>(sql`
    select p.property_id, p.order_id
    from payments p join orders o on o.property_id = p.property_id and o.id = p.order_id
    where ${propertyId === null ? isDue : sql`p.property_id = ${propertyId}`}
      and (
        p.state in ('pending', 'held', 'failed')
        or p.problem is not null
        or (p.state = 'captured' and (o.status = 'declined' or o.stage <> 'placed'))
        or (p.state in ('released', 'declined') and o.stage = 'placed' and o.status in ('accepted', 'auto accepted'))
      )
    order by p.checked_at nulls first
    limit ${BATCH}
  `)
  return rows.map((row) => ({ propertyId: row.property_id, orderId: row.order_id }))
}

/** Orders whose payment was never begun, because the process ended between the two; their guests have left. */
export async function findNeverPaid(tx: Tx, now: Date, propertyId: string | null): Promise<OpenPayment[]> {
  const { rows } = await tx.execute<{ property_id: string; order_id: string }>(sql`
    select o.property_id, o.id as order_id
    from orders o
    where o.stage = 'awaiting payment'
      and o.placed_at <= ${now.toISOString()}::timestamptz - make_interval(mins => ${PAYMENT_PENDING_MINUTES}::int)
      ${propertyId === null ? sql`` : sql`and o.property_id = ${propertyId}`}
      and not exists (select 1 from payments p where p.property_id = o.property_id and p.order_id = o.id)
    limit ${BATCH}
  `)
  return rows.map((row) => ({ propertyId: row.property_id, orderId: row.order_id }))
}
