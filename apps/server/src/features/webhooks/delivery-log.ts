import type { Delivery } from '@innkeeper/api/webhooks.ts'
import { type DeliveryState, TEST_EVENT } from '@innkeeper/domain/webhooks/events.ts'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { newId } from '../../platform/ids.ts'
import { NEW_DELIVERY } from './collect.ts'
import { bodyOf } from './delivery-body.ts'
import { type DeliveryRow, webhookDeliveries } from './tables.ts'

const PAGE_ROWS = 25
const log = webhookDeliveries

type Asked = { before?: string | undefined; state?: DeliveryState | undefined }

/** What was sent to a webhook, the newest first. */
export async function findDeliveries(
  tx: Tx,
  propertyId: string,
  webhookId: string,
  { before, state }: Asked,
): Promise<{ deliveries: Delivery[]; hasMore: boolean }> {
  const isOlder = sql`(${log.createdAt}, ${log.id}) < (
    select created_at, id from webhook_deliveries where property_id = ${propertyId} and id = ${before})`
  const rows = await tx
    .select()
    .from(log)
    .where(
      and(
        eq(log.propertyId, propertyId),
        eq(log.webhookId, webhookId),
        state ? eq(log.state, state) : undefined,
        before ? isOlder : undefined,
      ),
    )
    .orderBy(desc(log.createdAt), desc(log.id))
    .limit(PAGE_ROWS + 1)
  return { deliveries: rows.slice(0, PAGE_ROWS).map(present), hasMore: rows.length > PAGE_ROWS }
}

export async function findDelivery(tx: Tx, propertyId: string, webhookId: string, id: string) {
  const [row] = await tx
    .select()
    .from(log)
    .where(isOf(propertyId, webhookId, id))
  if (!row) throw unknownDelivery()
  return { ...present(row), body: row.body }
}

/** Sent again as it was, with the event id it had, and tried as long as a new one. */
export async function queueAgain(
  tx: Tx,
  propertyId: string,
  webhookId: string,
  { id, now }: { id: string; now: Date },
): Promise<Delivery> {
  const [row] = await tx
    .update(log)
    .set({ state: 'waiting', tries: 0, nextTryAt: now, claimedUntil: null, seenAt: null })
    .where(isOf(propertyId, webhookId, id))
    .returning()
  if (!row) throw unknownDelivery()
  return present(row)
}

/** A delivery that tells of nothing, to see whether it arrives. */
export async function queueTest(tx: Tx, propertyId: string, webhookId: string, now: Date): Promise<string> {
  const id = newId()
  const eventId = `test-${id}`
  const told = { id: eventId, event: TEST_EVENT, occurredAt: now, propertyId, data: {} } as const
  await tx.insert(log).values({
    ...NEW_DELIVERY,
    ...{ propertyId, id, webhookId, eventId, event: TEST_EVENT, subject: eventId, occurredAt: now },
    bookingId: null,
    orderId: null,
    body: bodyOf(told),
    nextTryAt: now,
    createdAt: now,
  })
  return id
}

/** Somebody turned the webhook off: what waits is not sent, and that is no surprise. */
export async function giveUpWaiting(tx: Tx, propertyId: string, webhookId: string, now: Date) {
  await tx
    .update(log)
    .set({ state: 'given up', nextTryAt: null, seenAt: now })
    .where(and(eq(log.propertyId, propertyId), eq(log.webhookId, webhookId), eq(log.state, 'waiting')))
}

export async function markSeen(tx: Tx, propertyId: string, webhookId: string, now: Date): Promise<void> {
  await tx
    .update(log)
    .set({ seenAt: now })
    .where(
      and(
        eq(log.propertyId, propertyId),
        eq(log.webhookId, webhookId),
        eq(log.state, 'given up'),
        isNull(log.seenAt),
      ),
    )
}

function isOf(propertyId: string, webhookId: string, id: string) {
  return and(eq(log.propertyId, propertyId), eq(log.webhookId, webhookId), eq(log.id, id))
}

function unknownDelivery(): AppError {
  return new AppError('webhooks/delivery-unknown', 'There is no such delivery.')
}

function present(row: DeliveryRow): Delivery {
  const { id, eventId, event, state, tries, status, durationMs, failure, response } = row
  return {
    ...{ id, eventId, event, state, tries, status, durationMs, failure, response },
    occurredAt: row.occurredAt.toISOString(),
    triedAt: row.triedAt?.toISOString() ?? null,
    nextTryAt: row.nextTryAt?.toISOString() ?? null,
  }
}
