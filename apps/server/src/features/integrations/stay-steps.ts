import { statusOf } from '@innkeeper/domain/guests/outside-change.ts'
import { pauseAfter } from '@innkeeper/domain/integrations/ask-spans.ts'
import { type StayStep, stayStep } from '@innkeeper/domain/integrations/stay-step.ts'
import { addDays, localTimeAt } from '@innkeeper/domain/time.ts'
import { and, eq, gte, isNull, sql } from 'drizzle-orm'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database, Tx } from '../../platform/db/port.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { PmsError, type PmsPort } from '../../platform/pms/port.ts'
import { bookings } from '../guests/tables.ts'
import { emitChanged } from './health.ts'
import { pmsBookings, pmsStaySteps } from './tables.ts'
import { type Trouble, troubleOf } from './trouble.ts'

/** Whoever left longer ago is nothing to tell of any more. */
const DAYS_BACK = 2

export type OpenStayStep = {
  bookingId: string
  number: string
  reservationId: string
  step: StayStep
  state: 'trying' | 'done' | 'refused' | null
  trouble: Trouble | null
  tries: number
  nextTryAt: Date | null
}

/** Stays that were checked in or out here and not there, as far as the other system has said. */
export async function findStaySteps(
  tx: Tx,
  propertyId: string,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<OpenStayStep[]> {
  const since = addDays(localTimeAt(now.getTime(), timeZone).date, -DAYS_BACK)
  const said = sql<string | null>`${bookings.outside} ->> 'status'`
  const rows = await tx
    .select({ booking: bookings, reservationId: pmsBookings.externalId, told: pmsStaySteps })
    .from(pmsBookings)
    .innerJoin(
      bookings,
      and(eq(bookings.propertyId, pmsBookings.propertyId), eq(bookings.id, pmsBookings.bookingId)),
    )
    .leftJoin(
      pmsStaySteps,
      and(
        eq(pmsStaySteps.propertyId, bookings.propertyId),
        eq(pmsStaySteps.bookingId, bookings.id),
        eq(
          pmsStaySteps.step,
          sql`case ${bookings.state} when 'checkin' then 'check-in' else 'check-out' end`,
        ),
      ),
    )
    .where(
      and(
        eq(pmsBookings.propertyId, propertyId),
        gte(bookings.departure, since),
        isNull(bookings.cancelledAt),
        isNull(bookings.noShowAt),
        sql`(${bookings.state}, ${said}) in (('checkin', 'expected'), ('checkout', 'in house'))`,
      ),
    )
  return rows.flatMap(({ booking, reservationId, told }) => {
    const step = stayStep(statusOf(booking), booking.outside?.status as Parameters<typeof stayStep>[1])
    const { state = null, trouble = null, tries = 0, nextTryAt = null } = told ?? {}
    const { id: bookingId, bookingNumber: number } = booking
    return step ? [{ bookingId, number, reservationId, step, state, trouble, tries, nextTryAt }] : []
  })
}

type Work = { db: Database; clock: Clock; port: PmsPort; propertyId: string; timeZone: string }

/** Tells the other system of stays, each once; what it refuses waits for somebody. */
export async function tellStays({ db, clock, port, propertyId, timeZone }: Work): Promise<void> {
  const open = await db.tenant(
    propertyId,
    (tx) => findStaySteps(tx, propertyId, { now: clock.now(), timeZone }),
    { readOnly: true },
  )
  const now = clock.now()
  const due = open.filter(
    ({ state, nextTryAt }) =>
      state !== 'done' && state !== 'refused' && (nextTryAt === null || nextTryAt <= now),
  )
  const save = (one: OpenStayStep, told: Pick<OpenStayStep, 'state' | 'trouble' | 'nextTryAt'>) =>
    db.tenant(propertyId, async (tx) => {
      const row = { ...told, state: told.state ?? 'trying', tries: one.tries + 1, at: clock.now() }
      const { bookingId, step } = one
      await tx
        .insert(pmsStaySteps)
        .values({ propertyId, bookingId, step, ...row })
        .onConflictDoUpdate({
          target: [pmsStaySteps.propertyId, pmsStaySteps.bookingId, pmsStaySteps.step],
          set: row,
        })
      await emitChanged(tx, propertyId)
    })
  for (const one of due) {
    try {
      await (one.step === 'check-in' ? port.checkIn(one.reservationId) : port.checkOut(one.reservationId))
      await save(one, { state: 'done', trouble: null, nextTryAt: null })
    } catch (error) {
      if (!(error instanceof PmsError)) throw error
      const pauseMs = pauseAfter(one.tries + 1, error.retryAfterMs)
      await save(one, {
        state: error.retryable ? 'trying' : 'refused',
        trouble: troubleOf(error),
        nextTryAt: error.retryable ? new Date(now.getTime() + pauseMs) : null,
      })
    }
  }
}

/** What was refused is told again. Throws `booking/unknown`. */
export async function forgetStaySteps(tx: Tx, propertyId: string, bookingId: string): Promise<void> {
  const [known] = await tx
    .select({ id: pmsBookings.externalId })
    .from(pmsBookings)
    .where(and(eq(pmsBookings.propertyId, propertyId), eq(pmsBookings.bookingId, bookingId)))
  if (!known) throw new AppError('booking/unknown', 'No such booking there.')
  await tx
    .delete(pmsStaySteps)
    .where(
      and(
        eq(pmsStaySteps.propertyId, propertyId),
        eq(pmsStaySteps.bookingId, bookingId),
        sql`${pmsStaySteps.state} <> 'done'`,
      ),
    )
}
