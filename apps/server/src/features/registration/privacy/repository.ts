import { and, asc, eq, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import type { Person } from '../../../platform/personal-data.ts'
import type { SealedForm } from '../sealed-forms.ts'
import {
  type PictureRow,
  registrationLinks,
  registrationPictures,
  type SubmissionRow,
  registrationSubmissions as submissions,
} from '../tables.ts'

/** Of these stays, but for what is locked: their guest's own, or where the stays are meant those of everybody. */
export async function findSubmissionsOf(
  tx: Tx,
  { propertyId, bookingIds, isEverybody }: Pick<Person, 'propertyId' | 'bookingIds' | 'isEverybody'>,
): Promise<SubmissionRow[]> {
  if (bookingIds.length === 0) return []
  return tx
    .select()
    .from(submissions)
    .where(
      and(
        eq(submissions.propertyId, propertyId),
        inArray(submissions.bookingId, [...bookingIds]),
        isNull(submissions.lockedAt),
        isEverybody ? undefined : eq(submissions.person, 'main'),
      ),
    )
    .orderBy(asc(submissions.sentAt), asc(submissions.id))
}

/** The property's day. */
export async function findToday(tx: Tx, propertyId: string, now: Date): Promise<string> {
  const { rows } = await tx.execute<{ today: string }>(sql`
    select (${now.toISOString()}::timestamptz at time zone time_zone)::date::text as today
      from properties where property_id = ${propertyId}`)
  return rows[0]?.today ?? now.toISOString().slice(0, 10)
}

/** Those whose own time is over, the longest first. */
export function findDueSubmissions(
  tx: Tx,
  propertyId: string,
  { today, limit }: { today: string; limit: number },
): Promise<SubmissionRow[]> {
  const { departure, keptMonths } = submissions
  return tx
    .select()
    .from(submissions)
    .where(
      and(
        eq(submissions.propertyId, propertyId),
        sql`(${departure} + make_interval(months => ${keptMonths}))::date < ${today}::date`,
      ),
    )
    .orderBy(asc(departure), asc(submissions.id))
    .limit(limit)
    .for('update', { skipLocked: true })
}

export async function deleteSubmissions(tx: Tx, propertyId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .delete(submissions)
    .where(and(eq(submissions.propertyId, propertyId), inArray(submissions.id, [...ids])))
}

/** Nobody is found by it any more, and no device reads it back; what is sealed is what the law keeps. */
export async function lockRow(
  tx: Tx,
  row: SubmissionRow,
  { lockedAt, ...sealed }: { lockedAt: Date } & Partial<SealedForm>,
): Promise<void> {
  await tx
    .update(submissions)
    .set({
      firstName: '',
      lastName: '',
      searchWords: '',
      deviceHash: null,
      personMark: row.id,
      clientKey: row.id,
      pictureId: null,
      ...sealed,
      lockedAt: row.lockedAt ?? lockedAt,
    })
    .where(and(eq(submissions.propertyId, row.propertyId), eq(submissions.id, row.id)))
}

/** Once a stay is over nobody sends its form again: what tells persons and devices apart is taken away. */
export async function forgetSenders(tx: Tx, propertyId: string, today: string): Promise<void> {
  await tx
    .update(submissions)
    .set({ personMark: sql`${submissions.id}`, clientKey: sql`${submissions.id}`, deviceHash: null })
    .where(
      and(
        eq(submissions.propertyId, propertyId),
        lt(submissions.departure, today),
        ne(submissions.personMark, submissions.id),
      ),
    )
}

/** ID pictures of these stays that no form has: whoever took them sends none any more. */
export async function findUnusedPictures(
  tx: Tx,
  { propertyId, bookingIds }: Pick<Person, 'propertyId' | 'bookingIds'>,
): Promise<PictureRow[]> {
  if (bookingIds.length === 0) return []
  return tx
    .select()
    .from(registrationPictures)
    .where(
      and(
        eq(registrationPictures.propertyId, propertyId),
        inArray(registrationPictures.bookingId, [...bookingIds]),
        isNull(registrationPictures.submissionId),
      ),
    )
    .orderBy(asc(registrationPictures.id))
}

export async function deleteLinksOf(
  tx: Tx,
  { propertyId, bookingIds }: Pick<Person, 'propertyId' | 'bookingIds'>,
): Promise<void> {
  if (bookingIds.length === 0) return
  await tx
    .delete(registrationLinks)
    .where(
      and(
        eq(registrationLinks.propertyId, propertyId),
        inArray(registrationLinks.bookingId, [...bookingIds]),
      ),
    )
}

/** Those that nobody used and nobody can use any more: they carry a name. */
export async function deleteExpiredLinks(tx: Tx, propertyId: string, now: Date): Promise<void> {
  await tx
    .delete(registrationLinks)
    .where(
      and(
        eq(registrationLinks.propertyId, propertyId),
        isNull(registrationLinks.usedAt),
        lt(registrationLinks.expiresAt, now),
      ),
    )
}
