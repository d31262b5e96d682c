import type { MessageChannel, MessageState } from '@innkeeper/domain/messaging/constants.ts'
import { and, asc, desc, eq, getTableColumns, gt, ilike, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { patternOf } from '../../../platform/finder.ts'
import { bookings } from '../../guests/tables.ts'
import { MAILING_CAUSE } from '../compose/mailing-repository.ts'
import { messages } from '../tables.ts'
import type { OutboxPlace } from './cursor.ts'

export type OutboxFilters = {
  state?: MessageState | undefined
  channel?: MessageChannel | undefined
  bookingId?: string | undefined
  mailingId?: string | undefined
  search: string
}

const one = (propertyId: string, id: string) => and(eq(messages.propertyId, propertyId), eq(messages.id, id))

function selectListed(tx: Tx) {
  return tx
    .select({ ...getTableColumns(messages), firstName: bookings.firstName, lastName: bookings.lastName })
    .from(messages)
    .leftJoin(
      bookings,
      and(eq(bookings.propertyId, messages.propertyId), eq(bookings.id, messages.bookingId)),
    )
    .$dynamic()
}
export type ListedMessage = Awaited<ReturnType<typeof selectListed>>[number]

/** Every word is somewhere in the name or the address. */
function searched(search: string) {
  const words = search.split(/\s+/).filter(Boolean)
  const name = sql`${bookings.firstName} || ' ' || ${bookings.lastName}`
  return and(
    ...words.map((word) => or(ilike(name, patternOf(word)), ilike(messages.recipient, patternOf(word)))),
  )
}

export type OutboxSide = { after: OutboxPlace } | { before: OutboxPlace } | null

const behind = ({ createdAt, id }: OutboxPlace) =>
  or(lt(messages.createdAt, createdAt), and(eq(messages.createdAt, createdAt), lt(messages.id, id)))
const above = ({ createdAt, id }: OutboxPlace) =>
  or(gt(messages.createdAt, createdAt), and(eq(messages.createdAt, createdAt), gt(messages.id, id)))

/** The newest first: those behind a place, those just above one, or the first. */
export async function findListed(
  tx: Tx,
  propertyId: string,
  { state, channel, bookingId, mailingId, search }: OutboxFilters,
  { side, limit }: { side: OutboxSide; limit: number },
): Promise<ListedMessage[]> {
  const isUpwards = side !== null && 'before' in side
  const order = isUpwards ? asc : desc
  const rows = await selectListed(tx)
    .where(
      and(
        eq(messages.propertyId, propertyId),
        state && eq(messages.state, state),
        channel && eq(messages.channel, channel),
        bookingId ? eq(messages.bookingId, bookingId) : undefined,
        mailingId ? and(eq(messages.causeKind, MAILING_CAUSE), eq(messages.causeId, mailingId)) : undefined,
        searched(search),
        side ? ('before' in side ? above(side.before) : behind(side.after)) : undefined,
      ),
    )
    .orderBy(order(messages.createdAt), order(messages.id))
    .limit(limit)
  return isUpwards ? rows.reverse() : rows
}

export async function findOne(tx: Tx, propertyId: string, id: string): Promise<ListedMessage | null> {
  const [row] = await selectListed(tx).where(one(propertyId, id))
  return row ?? null
}

/** Takes back one that waits and that nobody is sending; false where there is none such. */
export async function cancelWaitingMessage(
  tx: Tx,
  propertyId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const cancelled = await tx
    .update(messages)
    .set({ state: 'cancelled' })
    .where(
      and(
        one(propertyId, id),
        eq(messages.state, 'queued'),
        or(isNull(messages.claimedUntil), lt(messages.claimedUntil, now)),
      ),
    )
    .returning({ id: messages.id })
  return cancelled.length > 0
}

/** Queues one again that failed and has an address; false where there is none such. */
export async function requeueMessage(tx: Tx, propertyId: string, id: string, now: Date): Promise<boolean> {
  const again = await tx
    .update(messages)
    .set({ state: 'queued', failure: null, nextTryAt: now, tries: 0, createdAt: now, claimedUntil: null })
    .where(and(one(propertyId, id), eq(messages.state, 'failed'), ne(messages.recipient, '')))
    .returning({ id: messages.id })
  return again.length > 0
}
