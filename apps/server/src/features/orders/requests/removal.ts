import { ARCHIVE_DAYS_AFTER_DEPARTURE } from '@innkeeper/domain/orders/constants.ts'
import { localTimeAt } from '@innkeeper/domain/time.ts'
import { and, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database, Tx } from '../../../platform/db/port.ts'
import { forEachDespiteFailures } from '../../../platform/jobs/for-each-despite-failures.ts'
import { defineJob, type Job } from '../../../platform/jobs/port.ts'
import { bookings } from '../../guests/tables.ts'
import type { OrderMessages } from '../messages/service.ts'
import { emitChanged } from '../order-events.ts'
import { findPropertyFacts } from '../repository.ts'
import { orderLines, orderStayTimes, orders } from '../tables.ts'

const BATCH_ROWS = 500

type Dependencies = {
  db: Database
  clock: Clock
  messages: Pick<OrderMessages, 'remove'>
}

/** Takes the person out of archived requests days after departure, every hour, since midnights differ. */
export function removeRequestsJob(deps: Dependencies): Job<Record<string, never>> {
  return defineJob({
    name: 'orders.remove-requests',
    payload: z.object({}),
    schedule: { cron: '25 * * * *', timeZone: 'UTC' },
    timeLimitSeconds: 240,
    handler: async ({ signal }) => void (await removeRequests(deps, signal)),
  })
}

/** What is left is what accounting and statistics need: no name, no address, no words of a person. */
export async function removeRequests(deps: Dependencies, signal?: AbortSignal): Promise<number> {
  let removed = 0
  const remove = async (propertyId: string) => {
    removed += await removeIn(deps, propertyId)
  }
  await forEachDespiteFailures(await findPropertiesWithDue(deps), remove, signal)
  return removed
}

/** Archived by staff, or never paid for and so never seen by them, or only tried out. */
const isOver = or(isNotNull(orders.archivedAt), eq(orders.stage, 'abandoned'), eq(orders.isPreview, true))

async function findPropertiesWithDue({ db, clock }: Dependencies): Promise<string[]> {
  // No property's date is further ahead than this; its own is looked at next.
  const latest = localTimeAt(clock.now().getTime(), 'Pacific/Kiritimati').date
  const rows = await db.installation(
    (tx) =>
      tx
        .selectDistinct({ propertyId: orders.propertyId })
        .from(orders)
        .where(and(isNull(orders.removedAt), isOver, lte(orders.removeAfter, latest))),
    { readOnly: true },
  )
  return rows.map(({ propertyId }) => propertyId)
}

function removeIn({ db, clock, messages }: Dependencies, propertyId: string): Promise<number> {
  const now = clock.now()
  return db.tenant(propertyId, async (tx) => {
    const { timeZone } = await findPropertyFacts(tx, propertyId)
    const ids = await findDue(tx, propertyId, localTimeAt(now.getTime(), timeZone).date)
    if (ids.length === 0) return 0
    await takePersonOut({ tx, propertyId, now, messages }, ids)
    return ids.length
  })
}

type Removal = { tx: Tx; propertyId: string; now: Date; messages: Pick<OrderMessages, 'remove'> }

/** Leaves of these orders what was sold and for how much. */
export async function takePersonOut({ tx, propertyId, now, messages }: Removal, ids: readonly string[]) {
  const [first] = await tx
    .update(orders)
    .set({
      removedAt: now,
      bookingId: null,
      reservationNumber: null,
      firstName: null,
      lastName: null,
      unit: null,
      email: null,
      phone: null,
      device: null,
      network: null,
      bookingUnit: null,
      comment: '',
      reasonText: null,
      decidedBy: null,
      decidedByName: null,
      archivedBy: null,
      archivedByName: null,
      doneByName: null,
      cancelledByName: null,
      note: null,
      revision: sql`${orders.revision} + 1`,
    })
    .where(and(eq(orders.propertyId, propertyId), inArray(orders.id, [...ids])))
    .returning()
  await tx
    .update(orderLines)
    .set({ comment: '' })
    .where(and(eq(orderLines.propertyId, propertyId), inArray(orderLines.orderId, [...ids])))
  // It names the booking.
  await tx
    .delete(orderStayTimes)
    .where(and(eq(orderStayTimes.propertyId, propertyId), inArray(orderStayTimes.orderId, [...ids])))
  await messages.remove(tx, propertyId, ids)
  // One is enough for an open list to look again.
  if (first) await emitChanged(tx, first)
}

/** Due by the day that was set, and by the departure as it is now: a stay may have become longer. */
async function findDue(tx: Tx, propertyId: string, today: string): Promise<string[]> {
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .leftJoin(bookings, and(eq(bookings.propertyId, orders.propertyId), eq(bookings.id, orders.bookingId)))
    .where(
      and(
        eq(orders.propertyId, propertyId),
        isNull(orders.removedAt),
        isOver,
        lte(orders.removeAfter, today),
        or(
          isNull(bookings.departure),
          sql`${bookings.departure} + ${ARCHIVE_DAYS_AFTER_DEPARTURE}::int <= ${today}::date`,
        ),
      ),
    )
    .limit(BATCH_ROWS)
  return rows.map(({ id }) => id)
}
