import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import type { Due, Holding, Person } from '../../../platform/personal-data.ts'
import { bookings } from '../../guests/tables.ts'
import type { RemovedPicture } from './pictures.ts'
import { threadEntries, threads } from './tables.ts'

type Dependencies = { removePicture(tx: Tx, picture: RemovedPicture): Promise<unknown> }

/** Threads of the stays, and those without one of a sender who is the person or a visitor of the same name. */
function threadsOf({ propertyId, bookingIds, emails, phones, texts }: Person): SQL | undefined {
  const digits = sql`regexp_replace(${threads.sender}, '\\D', '', 'g')`
  const reached = or(
    inArray(threads.sender, [...emails]),
    inArray(digits, [...phones]),
    inArray(
      sql`lower(${threads.visitorName})`,
      texts.map((text) => text.toLowerCase()),
    ),
  )
  return and(
    eq(threads.propertyId, propertyId),
    or(inArray(threads.bookingId, [...bookingIds]), and(isNull(threads.bookingId), reached)),
  )
}

/** What was written in threads; each goes as a whole, with its pictures and devices. */
export function createThreadPersonalData({ removePicture }: Dependencies) {
  async function remove(tx: Tx, propertyId: string, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return
    const these = and(eq(threadEntries.propertyId, propertyId), inArray(threadEntries.threadId, [...ids]))
    const entries = await tx.select({ picture: threadEntries.picture }).from(threadEntries).where(these)
    for (const { picture } of entries) {
      if (picture) await removePicture(tx, { propertyId, file: picture.file })
    }
    await tx.delete(threads).where(and(eq(threads.propertyId, propertyId), inArray(threads.id, [...ids])))
  }

  return {
    async find(tx: Tx, person: Person): Promise<Holding['rows']> {
      const { channel, writtenBy, text, subject, at, readAt, picture, sentFrom } = threadEntries
      const { visitorName, visitorRoom, sender } = threads
      const rows = await tx
        .select({
          channel,
          writtenBy,
          text,
          subject,
          at,
          readAt,
          picture,
          visitorName,
          visitorRoom,
          sender,
          sentFrom,
        })
        .from(threads)
        .innerJoin(
          threadEntries,
          and(eq(threadEntries.propertyId, threads.propertyId), eq(threadEntries.threadId, threads.id)),
        )
        .where(threadsOf(person))
        .orderBy(threadEntries.number)
      return rows.map(({ picture: kept, ...row }) => ({ kind: 'thread', ...row, hasPicture: kept !== null }))
    },
    async erase(tx: Tx, person: Person): Promise<void> {
      const rows = await tx.select({ id: threads.id }).from(threads).where(threadsOf(person))
      await remove(
        tx,
        person.propertyId,
        rows.map(({ id }) => id),
      )
      // They may have answered a mail that went to somebody else.
      await tx
        .update(threadEntries)
        .set({ sentFrom: null })
        .where(
          and(
            eq(threadEntries.propertyId, person.propertyId),
            inArray(threadEntries.sentFrom, [...person.emails]),
          ),
        )
    },
    async expire(tx: Tx, { propertyId, departedUntil, timeZone, limit }: Due): Promise<number> {
      const day = sql`coalesce(${bookings.departure}, (${threads.lastAt} at time zone ${timeZone})::date)`
      const due = await tx
        .select({ id: threads.id })
        .from(threads)
        .leftJoin(
          bookings,
          and(eq(bookings.propertyId, threads.propertyId), eq(bookings.id, threads.bookingId)),
        )
        .where(and(eq(threads.propertyId, propertyId), sql`${day} <= ${departedUntil}::date`))
        .limit(limit)
      await remove(
        tx,
        propertyId,
        due.map(({ id }) => id),
      )
      return due.length
    },
  }
}
export type ThreadPersonalData = ReturnType<typeof createThreadPersonalData>
