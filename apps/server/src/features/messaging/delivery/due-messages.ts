import type { MessageChannel } from '@innkeeper/domain/messaging/constants.ts'
import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { type MessageRow, messages } from '../tables.ts'

/** Messages of one property by one channel: what holds one lane up holds no other. */
export type Lane = { propertyId: string; channel: MessageChannel }

/** Few enough that a crash leaves little in doubt, and enough to keep the connections of a mail server busy. */
export const CLAIMED_AT_ONCE = 25
/** Longer than a slow provider takes for all of them. */
const CLAIM_MS = 150_000

const inLane = ({ propertyId, channel }: Lane) =>
  and(eq(messages.propertyId, propertyId), eq(messages.channel, channel))
const areOf = (propertyId: string, ids: readonly string[]) =>
  and(eq(messages.propertyId, propertyId), inArray(messages.id, [...ids]))

/**
 * Messages that are due, for whoever asks first. One that somebody claimed and never spoke of again may have gone out:
 * it is sent again and says so.
 */
export async function claimDue(tx: Tx, lane: Lane, now: Date): Promise<MessageRow[]> {
  const found = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        inLane(lane),
        eq(messages.state, 'queued'),
        lte(messages.nextTryAt, now),
        or(isNull(messages.claimedUntil), lte(messages.claimedUntil, now)),
      ),
    )
    .orderBy(asc(messages.nextTryAt), asc(messages.createdAt), asc(messages.id))
    .limit(CLAIMED_AT_ONCE)
    .for('update', { skipLocked: true })
  if (found.length === 0) return []
  const claimed = await tx
    .update(messages)
    .set({
      claimedUntil: new Date(now.getTime() + CLAIM_MS),
      tries: sql`${messages.tries} + 1`,
      mayBeDouble: sql`${messages.mayBeDouble} or ${messages.claimedUntil} is not null`,
    })
    .where(
      areOf(
        lane.propertyId,
        found.map(({ id }) => id),
      ),
    )
    .returning()
  const place = new Map(found.map(({ id }, index) => [id, index]))
  return claimed.sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0))
}

export type Outcome = Pick<MessageRow, 'id' | 'state' | 'failure' | 'sentAt' | 'provider' | 'providerId'> & {
  /** For one that waits for another try. */
  nextTryAt: Date | null
  /** Its provider may have it although it did not say so. */
  mayBeDouble: boolean
  /** As it was filled when it went out, where that differs from what it waited with. */
  facts: MessageRow['facts']
}

/** What became of claimed messages, in one statement; nothing happens to one that is gone or was cancelled. */
export async function writeOutcomes(
  tx: Tx,
  propertyId: string,
  outcomes: readonly Outcome[],
): Promise<MessageRow[]> {
  if (outcomes.length === 0) return []
  const rows = JSON.stringify(outcomes)
  const marked = await tx.execute<{ id: string }>(sql`
    update messages m set
      state = o.state, failure = o.failure, sent_at = o."sentAt", provider = o.provider,
      provider_id = o."providerId", next_try_at = coalesce(o."nextTryAt", m.next_try_at), claimed_until = null,
      may_be_double = m.may_be_double or o."mayBeDouble",
      facts = coalesce(nullif(o.facts, 'null'::jsonb), m.facts)
    from jsonb_to_recordset(${rows}::jsonb) as o(
      id text, state text, failure text, "sentAt" timestamptz, provider text, "providerId" text,
      "nextTryAt" timestamptz, "mayBeDouble" boolean, facts jsonb)
    where m.property_id = ${propertyId} and m.id = o.id and m.state = 'queued'
    returning m.id`)
  const ids = marked.rows.map(({ id }) => id)
  return ids.length === 0 ? [] : tx.select().from(messages).where(areOf(propertyId, ids))
}

/** Others may send them, or the next run; they were not tried. */
export async function letGo(tx: Tx, propertyId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const untried = { claimedUntil: null, tries: sql`greatest(${messages.tries} - 1, 0)` }
  await tx
    .update(messages)
    .set(untried)
    .where(and(areOf(propertyId, ids), eq(messages.state, 'queued')))
}

/** Lanes of all properties in which something is due. */
export async function findDueLanes(tx: Tx, now: Date): Promise<Lane[]> {
  const moment = now.toISOString()
  const { rows } = await tx.execute<{ property_id: string; channel: MessageChannel }>(sql`
    select distinct property_id, channel from messages
    where state = 'queued' and next_try_at <= ${moment}::timestamptz
      and (claimed_until is null or claimed_until <= ${moment}::timestamptz)`)
  return rows.map(({ property_id, channel }) => ({ propertyId: property_id, channel }))
}
