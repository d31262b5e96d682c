import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import type { CauseReference } from './new-message.ts'
import { type MessageRow, messages } from './tables.ts'

/** Of one cause there are a few; more would be a fault that must not make its page large. */
const MESSAGES_SHOWN = 50

const one = (propertyId: string, id: string) => and(eq(messages.propertyId, propertyId), eq(messages.id, id))

export async function insertMessage<Row extends typeof messages.$inferInsert>(
  tx: Tx,
  row: Row,
): Promise<Row> {
  await tx.insert(messages).values(row)
  return row
}

export function findMessagesOf(tx: Tx, propertyId: string, { kind, id }: CauseReference) {
  return tx
    .select({
      id: messages.id,
      kind: messages.kind,
      channel: messages.channel,
      state: messages.state,
      failure: messages.failure,
      createdAt: messages.createdAt,
      sentAt: messages.sentAt,
    })
    .from(messages)
    .where(and(eq(messages.propertyId, propertyId), eq(messages.causeKind, kind), eq(messages.causeId, id)))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(MESSAGES_SHOWN)
}

/** To whom messages about a cause went or wait to go, the newest first. */
export function findRecipients(tx: Tx, propertyId: string, { kind, id }: CauseReference) {
  return tx
    .select({ channel: messages.channel, address: messages.recipient, state: messages.state })
    .from(messages)
    .where(
      and(
        eq(messages.propertyId, propertyId),
        eq(messages.causeKind, kind),
        eq(messages.causeId, id),
        inArray(messages.state, ['queued', 'sent', 'delivered']),
      ),
    )
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(MESSAGES_SHOWN)
}

/** Whether an address got this many messages of a kind since then. */
export async function hasReceived(
  tx: Tx,
  row: Pick<MessageRow, 'propertyId' | 'causeKind' | 'kind' | 'recipient'>,
  { many, since }: { many: number; since: Date },
): Promise<boolean> {
  const rows = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.propertyId, row.propertyId),
        sql`lower(${messages.recipient}) = lower(${row.recipient})`,
        gt(messages.createdAt, since),
        eq(messages.causeKind, row.causeKind),
        eq(messages.kind, row.kind),
      ),
    )
    .limit(many)
  return rows.length >= many
}

/** One that its guest is not to get any more. */
export async function cancelMessage(tx: Tx, propertyId: string, id: string, why: string): Promise<void> {
  await tx
    .update(messages)
    .set({ state: 'cancelled', failure: why, claimedUntil: null })
    .where(one(propertyId, id))
}

export async function deleteMessage(tx: Tx, propertyId: string, id: string): Promise<void> {
  await tx.delete(messages).where(one(propertyId, id))
}

export async function deleteMessagesOf(
  tx: Tx,
  propertyId: string,
  causeKind: string,
  causeIds: readonly string[],
): Promise<void> {
  if (causeIds.length === 0) return
  await tx
    .delete(messages)
    .where(
      and(
        eq(messages.propertyId, propertyId),
        eq(messages.causeKind, causeKind),
        inArray(messages.causeId, [...causeIds]),
      ),
    )
}
