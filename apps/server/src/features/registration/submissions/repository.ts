import { and, asc, count, desc, eq, gte, inArray, isNull, lte, type SQL } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { bookings } from '../../guests/tables.ts'
import { units } from '../../units/tables.ts'
import { type SubmissionRow, registrationSubmissions as submissions } from '../tables.ts'
import { hasWords } from './search-words.ts'

/** A registration with the room of its stay. */
export type ListedSubmission = { row: SubmissionRow; unit: string | null }

export type SubmissionFilters = {
  searchTerm?: string | undefined
  fromDate?: string | undefined
  toDate?: string | undefined
  order: 'asc' | 'desc'
  unread?: '1' | undefined
}

const ofProperty = (propertyId: string) => eq(submissions.propertyId, propertyId)
const one = (propertyId: string, id: string) => and(ofProperty(propertyId), eq(submissions.id, id))

function select(tx: Tx) {
  return tx
    .select({ row: submissions, unit: units.code })
    .from(submissions)
    .leftJoin(
      bookings,
      and(eq(bookings.propertyId, submissions.propertyId), eq(bookings.id, submissions.bookingId)),
    )
    .leftJoin(units, and(eq(units.propertyId, bookings.propertyId), eq(units.id, bookings.unitId)))
    .$dynamic()
}

function meant(
  propertyId: string,
  { searchTerm, fromDate, toDate, unread }: SubmissionFilters,
): SQL | undefined {
  return and(
    ofProperty(propertyId),
    hasWords(searchTerm),
    fromDate ? gte(submissions.arrival, fromDate) : undefined,
    toDate ? lte(submissions.arrival, toDate) : undefined,
    unread ? isNull(submissions.readAt) : undefined,
  )
}

/** By the day of arrival; those of one day as they were sent. */
const inOrder = ({ order }: SubmissionFilters) => {
  const by = order === 'asc' ? asc : desc
  return [by(submissions.arrival), by(submissions.sentAt), by(submissions.id)]
}
const byArrival = [asc(submissions.arrival), asc(submissions.bookingNumber), asc(submissions.id)]

export function findSubmissions(
  tx: Tx,
  propertyId: string,
  filters: SubmissionFilters,
  { offset, limit }: { offset: number; limit: number },
): Promise<ListedSubmission[]> {
  return select(tx)
    .where(meant(propertyId, filters))
    .orderBy(...inOrder(filters))
    .offset(offset)
    .limit(limit)
}

export async function countSubmissions(
  tx: Tx,
  propertyId: string,
  filters: SubmissionFilters,
): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(submissions).where(meant(propertyId, filters))
  return row?.total ?? 0
}

/** How many of them are under each key. */
export function countByKey(
  tx: Tx,
  propertyId: string,
  filters: SubmissionFilters,
): Promise<{ keyId: string; forms: number }[]> {
  return tx
    .select({ keyId: submissions.keyId, forms: count() })
    .from(submissions)
    .where(meant(propertyId, filters))
    .groupBy(submissions.keyId)
}

export const countUnread = (tx: Tx, propertyId: string): Promise<number> =>
  countSubmissions(tx, propertyId, { order: 'desc', unread: '1' })

export async function findSubmission(
  tx: Tx,
  propertyId: string,
  id: string,
): Promise<ListedSubmission | null> {
  const [found] = await select(tx).where(one(propertyId, id))
  return found ?? null
}

/** In the order in which they arrive; those that are not there are left out. */
export function findSubmissionsByIds(
  tx: Tx,
  propertyId: string,
  ids: readonly string[],
): Promise<ListedSubmission[]> {
  return select(tx)
    .where(and(ofProperty(propertyId), inArray(submissions.id, [...ids])))
    .orderBy(...byArrival)
}

/** Of those who arrived on these days, in the order of their arrival; erased guests only where they are asked for. */
export function findArrived(
  tx: Tx,
  propertyId: string,
  { fromDate, toDate, withLocked }: { fromDate: string; toDate: string; withLocked: boolean },
  limit: number,
): Promise<ListedSubmission[]> {
  const isMeant = meant(propertyId, { fromDate, toDate, order: 'asc' })
  return select(tx)
    .where(and(isMeant, withLocked ? undefined : isNull(submissions.lockedAt)))
    .orderBy(...byArrival)
    .limit(limit)
}

/** Of one stay: the booking's guest first. */
export function findSubmissionsOfStay(
  tx: Tx,
  propertyId: string,
  bookingId: string,
): Promise<ListedSubmission[]> {
  return select(tx)
    .where(and(ofProperty(propertyId), eq(submissions.bookingId, bookingId)))
    .orderBy(desc(submissions.person), asc(submissions.sentAt), asc(submissions.id))
}

/** Held until the transaction ends. */
export async function lockSubmission(tx: Tx, propertyId: string, id: string): Promise<SubmissionRow | null> {
  const [row] = await tx.select().from(submissions).where(one(propertyId, id)).for('update')
  return row ?? null
}

/** False where it was read before. */
export async function markRead(tx: Tx, propertyId: string, id: string, readAt: Date): Promise<boolean> {
  const rows = await tx
    .update(submissions)
    .set({ readAt })
    .where(and(one(propertyId, id), isNull(submissions.readAt)))
    .returning({ id: submissions.id })
  return rows.length > 0
}

export async function writeSubmission(
  tx: Tx,
  { propertyId, id }: Pick<SubmissionRow, 'propertyId' | 'id'>,
  change: Partial<Omit<SubmissionRow, 'propertyId' | 'id'>>,
): Promise<void> {
  await tx.update(submissions).set(change).where(one(propertyId, id))
}
