import { addDays, localTimeAt } from '@innkeeper/domain/time.ts'
import { and, asc, desc, eq, gte, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import { bookings } from '../guests/tables.ts'
import { registrationSubmissions as submissions } from '../registration/tables.ts'
import { pmsBookings, pmsRegistrations } from './tables.ts'
import type { Trouble } from './trouble.ts'

const MOST_AT_ONCE = 100
/** Whoever left longer ago is nothing to tell of any more. */
const DAYS_BACK = 2

export type OpenRegistration = {
  submissionId: string
  bookingId: string
  number: string
  reservationId: string
  trouble: Trouble | null
  tries: number
  nextTryAt: Date | null
}

type Wish = {
  now: Date
  timeZone: string
  /** Those sent before are somebody else's. */
  since: Date
  which: 'to be sent' | 'in trouble'
}

/**
 * Forms of guests whose booking came from the other system, which somebody compared with the document and which it does
 * not have yet: anybody with the link can write anything. Other adults of a booking are nobody there; of a stay that was
 * called off or a guest who was erased nothing is said.
 */
export async function findRegistrations(
  tx: Tx,
  propertyId: string,
  { now, timeZone, since, which }: Wish,
): Promise<OpenRegistration[]> {
  const { state, nextTryAt, trouble } = pmsRegistrations
  const isMeant =
    which === 'in trouble'
      ? sql`${state} <> 'done' and ${trouble} is not null`
      : sql`(${state} is null or (${state} = 'trying'
          and (${nextTryAt} is null or ${nextTryAt} <= ${now.toISOString()}::timestamptz)))`
  const rows = await tx
    .select({
      submissionId: submissions.id,
      bookingId: submissions.bookingId,
      number: submissions.bookingNumber,
      reservationId: pmsBookings.externalId,
      told: pmsRegistrations,
    })
    .from(submissions)
    .innerJoin(
      pmsBookings,
      and(
        eq(pmsBookings.propertyId, submissions.propertyId),
        eq(pmsBookings.bookingId, submissions.bookingId),
      ),
    )
    .innerJoin(
      bookings,
      and(eq(bookings.propertyId, submissions.propertyId), eq(bookings.id, submissions.bookingId)),
    )
    .leftJoin(
      pmsRegistrations,
      and(
        eq(pmsRegistrations.propertyId, submissions.propertyId),
        eq(pmsRegistrations.submissionId, submissions.id),
      ),
    )
    .where(
      and(
        eq(submissions.propertyId, propertyId),
        eq(submissions.person, 'main'),
        gte(submissions.sentAt, since),
        isNotNull(submissions.checkedAt),
        isNull(submissions.lockedAt),
        isNull(bookings.cancelledAt),
        isNull(bookings.noShowAt),
        gte(bookings.departure, addDays(localTimeAt(now.getTime(), timeZone).date, -DAYS_BACK)),
        isMeant,
      ),
    )
    // A booking that was made anew there has two reservations: the latest is the one that stands.
    .orderBy(asc(submissions.sentAt), asc(submissions.id), desc(pmsBookings.updatedAt))
    .limit(MOST_AT_ONCE)
  const seen = new Set<string>()
  return rows.flatMap(({ told, ...row }) => {
    if (seen.has(row.submissionId)) return []
    seen.add(row.submissionId)
    return [
      { ...row, trouble: told?.trouble ?? null, tries: told?.tries ?? 0, nextTryAt: told?.nextTryAt ?? null },
    ]
  })
}
