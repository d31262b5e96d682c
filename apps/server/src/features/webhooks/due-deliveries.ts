import { TEST_EVENT } from '@innkeeper/domain/webhooks/events.ts'
import { and, asc, eq, inArray, isNull, lte, notInArray, or } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import { type DeliveryRow, type WebhookRow, webhookDeliveries, webhooks } from './tables.ts'

/** Few enough to be sent one after the other, each as slowly as it may be, before the claim ends. */
const CLAIMED_AT_ONCE = 10
const CLAIM_MS = 150_000

export type Claimed = { delivery: DeliveryRow; webhook: WebhookRow }
export type Outcome = Pick<
  DeliveryRow,
  'state' | 'tries' | 'nextTryAt' | 'triedAt' | 'status' | 'durationMs' | 'failure' | 'response' | 'seenAt'
>

const due = webhookDeliveries

/** Deliveries that are due, for whoever asks first; those of webhooks that are off wait, but for tests. */
export async function claimDue(
  tx: Tx,
  propertyId: string,
  now: Date,
  silent: readonly string[],
): Promise<Claimed[]> {
  const found = await tx
    .select({ delivery: due, webhook: webhooks })
    .from(due)
    .innerJoin(webhooks, and(eq(webhooks.propertyId, due.propertyId), eq(webhooks.id, due.webhookId)))
    .where(
      and(
        eq(due.propertyId, propertyId),
        eq(due.state, 'waiting'),
        lte(due.nextTryAt, now),
        or(isNull(due.claimedUntil), lte(due.claimedUntil, now)),
        or(eq(webhooks.isOn, true), eq(due.event, TEST_EVENT)),
        silent.length > 0 ? notInArray(due.webhookId, [...silent]) : undefined,
      ),
    )
    .orderBy(asc(due.nextTryAt), asc(due.createdAt), asc(due.eventId))
    .limit(CLAIMED_AT_ONCE)
    .for('update', { of: due, skipLocked: true })
  const ids = found.map(({ delivery }) => delivery.id)
  if (ids.length > 0) {
    const claimedUntil = new Date(now.getTime() + CLAIM_MS)
    await tx.update(due).set({ claimedUntil }).where(areOf(propertyId, ids))
  }
  return found
}

/** Others may send them, or the next run. */
export async function letGo(tx: Tx, propertyId: string, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.update(due).set({ claimedUntil: null }).where(areOf(propertyId, ids))
}

/** Nothing happens to one that was deleted meanwhile. */
export async function writeOutcome(tx: Tx, propertyId: string, id: string, outcome: Outcome): Promise<void> {
  await tx
    .update(due)
    .set({ ...outcome, claimedUntil: null })
    .where(areOf(propertyId, [id]))
}

function areOf(propertyId: string, ids: readonly string[]) {
  return and(eq(due.propertyId, propertyId), inArray(due.id, [...ids]))
}
