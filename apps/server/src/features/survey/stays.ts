import { createHmac, hkdfSync } from 'node:crypto'
import type { SurveyKind } from '@innkeeper/domain/survey/constants.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import type { BookingRow } from '../guests/service.ts'
import { surveyStays } from './tables.ts'

type OfStay = { propertyId: string; surveyId: string; bookingId: string }
type Marked = OfStay & { kind: SurveyKind; guestMark: string }

/** The same guest in several bookings, by e-mail address, else phone, else the booking; nobody reads either out of it. */
export function createGuestMarks(secret: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'innkeeper survey guests', 32))
  return ({ id, email, phone }: Pick<BookingRow, 'id' | 'email' | 'phone'>): string => {
    const digits = (phone ?? '').replace(/\D/g, '')
    const who = email?.trim()
      ? `e-mail ${email.trim().toLowerCase()}`
      : digits !== ''
        ? `phone ${digits}`
        : `booking ${id}`
    return createHmac('sha256', key).update(who).digest('base64url')
  }
}
export type GuestMarks = ReturnType<typeof createGuestMarks>

const one = ({ propertyId, surveyId, bookingId }: OfStay) =>
  and(
    eq(surveyStays.propertyId, propertyId),
    eq(surveyStays.surveyId, surveyId),
    eq(surveyStays.bookingId, bookingId),
  )

export async function hasAnswered(tx: Tx, stay: OfStay): Promise<boolean> {
  const [row] = await tx.select({ hasAnswered: surveyStays.hasAnswered }).from(surveyStays).where(one(stay))
  return row?.hasAnswered ?? false
}

/** Whether this is the stay's first answer; of two at once only one is. Says on which day the stay was asked. */
export async function markAnswered(tx: Tx, stay: Marked): Promise<{ askedOn: string | null } | null> {
  const { rows } = await tx.execute<{ asked_on: string | null }>(sql`
    insert into survey_stays as s (property_id, survey_id, booking_id, guest_mark, kind, has_answered)
    values (${stay.propertyId}, ${stay.surveyId}, ${stay.bookingId}, ${stay.guestMark}, ${stay.kind}, true)
    on conflict (property_id, survey_id, booking_id) do update set has_answered = true where not s.has_answered
    returning asked_on::text`)
  const [row] = rows
  return row ? { askedOn: row.asked_on } : null
}
