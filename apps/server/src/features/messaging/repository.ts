import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import { orders } from '../orders/tables.ts'
import { type MessageRow, messages } from './tables.ts'

/** Of one order there are a few; more would be a fault that must not make its page large. */
const MESSAGES_SHOWN = 50

const one = (propertyId: string, id: string) => and(eq(messages.propertyId, propertyId), eq(messages.id, id))

export async function insertMessages(tx: Tx, rows: (typeof messages.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(messages).values(rows)
}

export function findMessagesOf(tx: Tx, propertyId: string, orderId: string): Promise<MessageRow[]> {
  return tx
    .select()
    .from(messages)
    .where(and(eq(messages.propertyId, propertyId), eq(messages.orderId, orderId)))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(MESSAGES_SHOWN)
}

/** Whether an address got this many messages of a kind since then. */
export async function hasGot(
  tx: Tx,
  { propertyId, kind, recipient }: Pick<MessageRow, 'propertyId' | 'kind' | 'recipient'>,
  { many, since }: { many: number; since: Date },
): Promise<boolean> {
  const rows = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.propertyId, propertyId),
        sql`lower(${messages.recipient}) = lower(${recipient})`,
        gt(messages.createdAt, since),
        eq(messages.kind, kind),
      ),
    )
    .limit(many)
  return rows.length >= many
}

export type QueuedMessage = MessageRow & {
  order: { number: number; revision: number; removedAt: Date | null } | null
}

/** A message that still waits, with what its order is now. */
export async function findQueued(tx: Tx, propertyId: string, id: string): Promise<QueuedMessage | null> {
  const [found] = await tx
    .select({
      message: messages,
      order: { number: orders.number, revision: orders.revision, removedAt: orders.removedAt },
    })
    .from(messages)
    .leftJoin(orders, and(eq(orders.propertyId, messages.propertyId), eq(orders.id, messages.orderId)))
    .where(and(one(propertyId, id), eq(messages.state, 'queued')))
  return found ? { ...found.message, order: found.order } : null
}

type Outcome = Partial<Pick<MessageRow, 'state' | 'failure' | 'sentAt'>>

/** Says how a waiting message went; one that was marked before stays as it is. */
export async function markQueued(tx: Tx, propertyId: string, id: string, outcome: Outcome): Promise<boolean> {
  const marked = await tx
    .update(messages)
    .set(outcome)
    .where(and(one(propertyId, id), eq(messages.state, 'queued')))
    .returning({ id: messages.id })
  return marked.length > 0
}

export async function deleteMessage(tx: Tx, propertyId: string, id: string): Promise<void> {
  await tx.delete(messages).where(one(propertyId, id))
}

export async function deleteMessagesOf(
  tx: Tx,
  propertyId: string,
  orderIds: readonly string[],
): Promise<void> {
  if (orderIds.length === 0) return
  await tx
    .delete(messages)
    .where(and(eq(messages.propertyId, propertyId), inArray(messages.orderId, [...orderIds])))
}
