import { currentState, isCalledOff } from '@innkeeper/domain/guests/phase.ts'
import { lapsingUntil } from '@innkeeper/domain/orders/request-decision.ts'
import { and, eq, isNull, lte, or, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database, Tx } from '../../../platform/db/port.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { forEachDespiteFailures } from '../../../platform/jobs/for-each-despite-failures.ts'
import { defineJob, type Job } from '../../../platform/jobs/port.ts'
import { bookings } from '../../guests/tables.ts'
import { properties } from '../../properties/tables.ts'
import type { OrderMessages } from '../messages/service.ts'
import type { OrderPayments } from '../order-payments.ts'
import { orders } from '../tables.ts'
import { expire, sendExpired } from './decisions.ts'

const BATCH_ROWS = 200
type Due = { propertyId: string; id: string }

export type RequestJobDependencies = {
  db: Database
  clock: Clock
  /** Of this installation, for links in messages that no request asked for. */
  origin: string
  payments: Pick<OrderPayments, 'settlePayment'>
  messages: Pick<OrderMessages, 'send'>
}

/**
 * Declines what nobody answered in time, before its money would be gone, and what a stay asked for that was called off;
 * each for itself, so that one that fails keeps no other.
 */
export function expireRequestsJob(deps: RequestJobDependencies): Job<Record<string, never>> {
  return defineJob({
    name: 'orders.expire-requests',
    payload: z.object({}),
    schedule: { cron: '*/5 * * * *', timeZone: 'UTC' },
    timeLimitSeconds: 240,
    handler: async ({ signal }) => void (await expireRequests(deps, signal)),
  })
}

export async function expireRequests(deps: RequestJobDependencies, signal?: AbortSignal): Promise<number> {
  const { db, clock, origin, payments, messages } = deps
  const now = clock.now()
  let expired = 0
  const decline = ({ propertyId, id }: Due) =>
    db
      .tenant(propertyId, async (tx) => {
        const work = {
          tx,
          propertyId,
          requestId: id,
          now,
          scope: 'all' as const,
          origin,
          payments,
          messages,
        }
        const order = await expire(work)
        if (!(await isGone(tx, propertyId, id, now))) await sendExpired(work, order)
        expired++
      })
      // Somebody decided at the last moment.
      .catch((error: unknown) => {
        if (!(error instanceof AppError)) throw error
      })
  await forEachDespiteFailures(await findExpired(db, now), decline, signal)
  return expired
}

/** Nobody comes for it, and others want the room, the places and the pieces it holds. */
const isOfCalledOffStay = sql`exists (select 1 from ${bookings} where ${bookings.propertyId} = ${orders.propertyId}
  and ${bookings.id} = ${orders.bookingId}
  and (${bookings.cancelledAt} is not null or ${bookings.noShowAt} is not null))`

function findExpired(db: Database, now: Date): Promise<Due[]> {
  return db.installation(
    (tx) =>
      tx
        .select({ propertyId: orders.propertyId, id: orders.id })
        .from(orders)
        .where(
          and(
            eq(orders.status, 'no action taken'),
            eq(orders.stage, 'placed'),
            isNull(orders.archivedAt),
            isNull(orders.removedAt),
            or(
              lte(orders.expiresAt, now),
              and(eq(orders.payment, 'held'), lte(orders.holdLapsesAt, lapsingUntil(now))),
              isOfCalledOffStay,
            ),
          ),
        )
        .limit(BATCH_ROWS),
    { readOnly: true },
  )
}

/** A guest who has left, or who never comes, is not written to any more. */
async function isGone(tx: Tx, propertyId: string, orderId: string, now: Date): Promise<boolean> {
  const [stay] = await tx
    .select({
      state: bookings.state,
      departure: bookings.departure,
      checkOutTime: bookings.checkOutTime,
      cancelledAt: bookings.cancelledAt,
      noShowAt: bookings.noShowAt,
      house: { timeZone: properties.timeZone, checkOutTime: properties.checkOutTime },
    })
    .from(orders)
    .innerJoin(bookings, and(eq(bookings.propertyId, orders.propertyId), eq(bookings.id, orders.bookingId)))
    .innerJoin(properties, eq(properties.propertyId, orders.propertyId))
    .where(and(eq(orders.propertyId, propertyId), eq(orders.id, orderId)))
  if (stay === undefined) return false
  return isCalledOff(stay) || currentState(stay, now.getTime(), stay.house) === 'checkout'
}
