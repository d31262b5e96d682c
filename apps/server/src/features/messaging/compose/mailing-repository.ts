import type { MessageState } from '@innkeeper/domain/messaging/constants.ts'
import { and, desc, eq, inArray, lt, or, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { type MailingRow, mailings, messages } from '../tables.ts'
import type { EndedMessage } from '../take-back-asks.ts'

/** How messages name a mailing as what caused them. */
export const MAILING_CAUSE = 'mailing'

const one = (propertyId: string, id: string) => and(eq(mailings.propertyId, propertyId), eq(mailings.id, id))
const ofMailing = (propertyId: string, id: string) =>
  and(eq(messages.propertyId, propertyId), eq(messages.causeKind, MAILING_CAUSE), eq(messages.causeId, id))

export async function findMailing(tx: Tx, propertyId: string, id: string): Promise<MailingRow | null> {
  const [row] = await tx.select().from(mailings).where(one(propertyId, id))
  return row ?? null
}

/** The same, held until the transaction ends: whoever comes second waits and then sees what the first did. */
export async function lockMailing(tx: Tx, propertyId: string, id: string): Promise<MailingRow | null> {
  const [row] = await tx.select().from(mailings).where(one(propertyId, id)).for('update')
  return row ?? null
}

export async function insertMailing(tx: Tx, row: typeof mailings.$inferInsert): Promise<void> {
  await tx.insert(mailings).values(row)
}

export async function updateMailing(
  tx: Tx,
  { propertyId, id }: Pick<MailingRow, 'propertyId' | 'id'>,
  change: Partial<MailingRow>,
): Promise<void> {
  await tx.update(mailings).set(change).where(one(propertyId, id))
}

/** The newest first, those behind a place. */
export async function findMailings(
  tx: Tx,
  propertyId: string,
  { after, limit }: { after: MailingRow | null; limit: number },
): Promise<MailingRow[]> {
  const behind = after
    ? or(
        lt(mailings.createdAt, after.createdAt),
        and(eq(mailings.createdAt, after.createdAt), lt(mailings.id, after.id)),
      )
    : undefined
  return tx
    .select()
    .from(mailings)
    .where(and(eq(mailings.propertyId, propertyId), behind))
    .orderBy(desc(mailings.createdAt), desc(mailings.id))
    .limit(limit)
}

export type StateCounts = Partial<Record<MessageState, number>>

/** How many messages of each of these mailings are in each state. */
export async function countStates(
  tx: Tx,
  propertyId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StateCounts>> {
  const counts = new Map<string, StateCounts>()
  if (ids.length === 0) return counts
  const rows = await tx
    .select({ id: messages.causeId, state: messages.state, count: sql<number>`count(*)::int` })
    .from(messages)
    .where(
      and(
        eq(messages.propertyId, propertyId),
        eq(messages.causeKind, MAILING_CAUSE),
        inArray(messages.causeId, [...ids]),
      ),
    )
    .groupBy(messages.causeId, messages.state)
  for (const { id, state, count } of rows) counts.set(id, { ...counts.get(id), [state]: count })
  return counts
}

/** Takes back what nobody has claimed; those on their way are not stopped. */
export async function cancelWaiting(
  tx: Tx,
  propertyId: string,
  id: string,
  now: Date,
): Promise<EndedMessage[]> {
  return tx
    .update(messages)
    .set({ state: 'cancelled' })
    .where(
      and(
        ofMailing(propertyId, id),
        eq(messages.state, 'queued'),
        or(sql`${messages.claimedUntil} is null`, lt(messages.claimedUntil, now)),
      ),
    )
    .returning()
}

/** Queues again what failed; what was skipped has its reason. */
export async function requeueFailed(tx: Tx, propertyId: string, id: string, now: Date) {
  return tx
    .update(messages)
    .set({ state: 'queued', failure: null, nextTryAt: now, tries: 0, createdAt: now, claimedUntil: null })
    .where(and(ofMailing(propertyId, id), eq(messages.state, 'failed')))
    .returning({ channel: messages.channel })
}

/** Mailings of all properties whose hour has come. */
export async function findDueMailings(
  tx: Tx,
  now: Date,
): Promise<{ propertyId: string; mailingId: string }[]> {
  const { rows } = await tx.execute<{ property_id: string; id: string }>(sql`
    select property_id, id from mailings
    where state = 'scheduled' and send_at <= ${now.toISOString()}::timestamptz order by send_at`)
  return rows.map(({ property_id, id }) => ({ propertyId: property_id, mailingId: id }))
}
