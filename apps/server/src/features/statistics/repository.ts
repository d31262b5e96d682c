import { TRACKING_EVENTS_PER_DAY } from '@innkeeper/domain/statistics/constants.ts'
import type { TrackingTotal } from '@innkeeper/domain/statistics/counted-event.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Tx } from '../../platform/db/port.ts'
import { cards } from '../guestbook/tables.ts'
import { templates } from '../html-builder/tables.ts'
import { trackingEvents, trackingTotals } from './tables.ts'

/** Those of the ids that are a box of the property, the form it opens, or a custom page. */
export async function findContentAmong(
  tx: Tx,
  propertyId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const formId = sql<string>`${cards.draft} #>> '{form,id}'`
  const own = (table: typeof cards | typeof templates) => eq(table.propertyId, propertyId)
  const rows = await unionAll(
    tx
      .select({ id: cards.id })
      .from(cards)
      .where(and(own(cards), inArray(cards.id, [...ids]))),
    tx
      .select({ id: formId })
      .from(cards)
      .where(and(own(cards), inArray(formId, [...ids]))),
    tx
      .select({ id: templates.id })
      .from(templates)
      .where(and(own(templates), inArray(templates.id, [...ids]))),
  )
  return new Set(rows.map(({ id }) => id))
}

/** How many of the events sent may be kept on this day; they are counted with it, in the same transaction. */
export async function takeRoomForEvents(tx: Tx, propertyId: string, day: string, sent: number) {
  const { rows } = await tx.execute<{ kept: number }>(
    sql`select count_tracking(${propertyId}, ${day}::date, ${sent}, ${TRACKING_EVENTS_PER_DAY}) as kept`,
  )
  return rows[0]?.kept ?? 0
}

export async function insertEvents(tx: Tx, events: (typeof trackingEvents.$inferInsert)[]): Promise<void> {
  await tx.insert(trackingEvents).values(events)
}

/** The totals come in one order everywhere, so that two calls never wait for each other in a circle. */
export async function addToTotals(
  tx: Tx,
  propertyId: string,
  totals: readonly TrackingTotal[],
): Promise<void> {
  await tx
    .insert(trackingTotals)
    .values(totals.map((total) => ({ ...total, propertyId })))
    .onConflictDoUpdate({
      target: [trackingTotals.propertyId, trackingTotals.day, trackingTotals.event, trackingTotals.urlPath],
      set: { count: sql`${trackingTotals.count} + excluded.count` },
    })
}
