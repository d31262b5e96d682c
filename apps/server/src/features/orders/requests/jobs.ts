import { currentState } from '@innkeeper/domain/guests/phase.ts'
import { and, eq, isNull, lte } from 'drizzle-orm'
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
  payments: Pick<OrderPayments, 'settlePayment' | 'receiptServiceIn'>
  messages: Pick<OrderMessages, 'send'>
}

/** Declines what nobody answered in time; each for itself, so that one that fails keeps no other. */
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
          actor: null,
          now,
          scope: 'all' as const,
          origin,
          payments,
          messages,
        }
        const order = await expire(work)
        if (!(await hasDeparted(tx, propertyId, id, now))) await sendExpired(work, order)
        expired++
      })
      // Somebody decided at the last moment.
      .catch((error: unknown) => {
        if (!(error instanceof AppError)) throw error
      })
  await forEachDespiteFailures(await findExpired(db, now), decline, signal)
  return expired
}

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
            lte(orders.expiresAt, now),
          ),
        )
        .limit(BATCH_ROWS),
    { readOnly: true },
  )
}

/** A guest who has left is not written to any more. */
async function hasDeparted(tx: Tx, propertyId: string, orderId: string, now: Date): Promise<boolean> {
  const [stay] = await tx
    .select({
      state: bookings.state,
      departure: bookings.departure,
      checkOutTime: bookings.checkOutTime,
      house: { timeZone: properties.timeZone, checkOutTime: properties.checkOutTime },
    })
    .from(orders)
    .innerJoin(bookings, and(eq(bookings.propertyId, orders.propertyId), eq(bookings.id, orders.bookingId)))
    .innerJoin(properties, eq(properties.propertyId, orders.propertyId))
    .where(and(eq(orders.propertyId, propertyId), eq(orders.id, orderId)))
  return stay !== undefined && currentState(stay, now.getTime(), stay.house) === 'checkout'
}
