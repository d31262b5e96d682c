import { TRACKING_EVENTS_PER_DAY } from '@innkeeper/domain/statistics/constants.ts'
import type { CountedEvent, TrackingTotal } from '@innkeeper/domain/statistics/counted-event.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { trackingBatches } from '../tables.ts'

/** Those of the batches that were counted, and how many of their events were kept. */
export function findBatches(tx: Tx, propertyId: string, ids: readonly string[]) {
  return tx
    .select({ id: trackingBatches.id, kept: trackingBatches.kept })
    .from(trackingBatches)
    .where(and(eq(trackingBatches.propertyId, propertyId), inArray(trackingBatches.id, [...ids])))
}

type NewBatches = { receivedAt: Date; batches: readonly { id: string; kept: number }[] }

/** Fails where one of them was counted meanwhile: then nothing of it counts twice, and its sender tries again. */
export async function insertBatches(
  tx: Tx,
  propertyId: string,
  { receivedAt, batches }: NewBatches,
): Promise<void> {
  await tx.insert(trackingBatches).values(batches.map((batch) => ({ ...batch, propertyId, receivedAt })))
}

/** How many of the events sent may be kept on this day; they are counted with it, in the same transaction. */
export async function takeRoomForEvents(
  tx: Tx,
  propertyId: string,
  { day, sent }: { day: string; sent: number },
): Promise<number> {
  const { rows } = await tx.execute<{ kept: number }>(
    sql`select count_tracking(${propertyId}, ${day}::date, ${sent}, ${TRACKING_EVENTS_PER_DAY}) as kept`,
  )
  return rows[0]?.kept ?? 0
}

type KeptEvent = Omit<CountedEvent, 'linkKey'> & { id: string; bookingId: string | null }
type NewEvents = { propertyId: string; receivedAt: Date; events: readonly KeptEvent[] }

/** Thousands at once: a list for each column instead of a parameter for each value. */
export async function insertEvents(tx: Tx, { propertyId, receivedAt, events }: NewEvents): Promise<void> {
  const listOf = (value: (event: KeptEvent) => string | null) => sql.param(events.map(value))
  await tx.execute(sql`
    insert into tracking_events
      (property_id, received_at, id, event, occurred_at, booking_id, link_id, url_path)
    select ${propertyId}, ${receivedAt.toISOString()}::timestamptz, id, event, occurred_at, booking_id, link_id, url_path
    from unnest(
      ${listOf(({ id }) => id)}::text[],
      ${listOf(({ event }) => event)}::text[],
      ${listOf(({ occurredAt }) => new Date(occurredAt).toISOString())}::timestamptz[],
      ${listOf(({ bookingId }) => bookingId)}::text[],
      ${listOf(({ linkId }) => linkId)}::text[],
      ${listOf(({ urlPath }) => urlPath)}::text[]
    ) as kept (id, event, occurred_at, booking_id, link_id, url_path)`)
}

/** The totals come in one order everywhere, so that two calls never wait for each other in a circle. */
export async function addToTotals(
  tx: Tx,
  propertyId: string,
  totals: readonly TrackingTotal[],
): Promise<void> {
  await tx.execute(sql`
    insert into tracking_totals as t (property_id, day, event, url_path, count)
    select ${propertyId}, day, event, "urlPath", count
    from jsonb_to_recordset(${JSON.stringify(totals)}::jsonb)
      as added (day date, event text, "urlPath" text, count integer)
    order by day, event, "urlPath" collate "C"
    on conflict (property_id, day, event, url_path) do update set count = t.count + excluded.count`)
}
