import { and, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import type { Due, Person, PersonalData } from '../../platform/personal-data.ts'
import { bookings } from '../guests/tables.ts'
import { deleteEmptyMailings, deleteUnusedBodies, eraseFromMailings } from './erase-mailings.ts'
import { prepareBody } from './message-body.ts'
import { messageAddresses, messageBodies, messages } from './tables.ts'
import type { ThreadPersonalData } from './threads/personal-data.ts'

/** Those of the stays, and those without a booking that went to the person. */
function messagesOf({ propertyId, bookingIds, emails, phones }: Person): SQL | undefined {
  const digits = sql`regexp_replace(${messages.recipient}, '\\D', '', 'g')`
  const reached = or(
    inArray(sql`lower(${messages.recipient})`, [...emails]),
    and(eq(messages.channel, 'sms'), inArray(digits, [...phones])),
  )
  return and(
    eq(messages.propertyId, propertyId),
    or(inArray(messages.bookingId, [...bookingIds]), and(isNull(messages.bookingId), reached)),
  )
}

/** What is known of the person's addresses. */
function addressesOf({ propertyId, emails, phones }: Person): SQL | undefined {
  const { channel, address } = messageAddresses
  const digits = sql`regexp_replace(${address}, '\\D', '', 'g')`
  return and(
    eq(messageAddresses.propertyId, propertyId),
    or(
      and(eq(channel, 'email'), inArray(address, [...emails])),
      and(eq(channel, 'sms'), inArray(digits, [...phones])),
    ),
  )
}

/** What was written to a guest and what they wrote, and which of their addresses get nothing; it goes as a whole. */
export function createMessagingPersonalData(threads: ThreadPersonalData): PersonalData {
  return {
    async find(tx, person) {
      const { kind, channel, recipient, subject, bodyText, language, state, createdAt, sentAt } = messages
      const rows = await tx
        .select({
          message: { kind, channel, recipient, subject, text: bodyText, language, state, createdAt, sentAt },
          facts: messages.facts,
          body: messageBodies.content,
        })
        .from(messages)
        .leftJoin(
          messageBodies,
          and(eq(messageBodies.propertyId, messages.propertyId), eq(messageBodies.id, messages.bodyId)),
        )
        .where(messagesOf(person))
        .orderBy(createdAt, messages.id)
      const written = rows.map(({ message, facts, body }) => {
        if (!body || !facts) return message
        const { subject: filled, text } = prepareBody(body)(facts)
        return { ...message, subject: filled, text }
      })
      const { address, standing, source, at } = messageAddresses
      const standings = await tx
        .select({ channel: messageAddresses.channel, address, standing, source, at })
        .from(messageAddresses)
        .where(addressesOf(person))
      return [
        { kind: 'messages', fate: 'erased', rows: [...written, ...(await threads.find(tx, person))] },
        { kind: 'addresses', fate: 'erased', rows: standings },
      ]
    },
    async erase(tx, person) {
      const { propertyId, bookingIds } = person
      const { bodyId } = messages
      const erased = await tx.delete(messages).where(messagesOf(person)).returning({ bodyId })
      await eraseFromMailings(tx, propertyId, bookingIds)
      await deleteUnusedBodies(
        tx,
        propertyId,
        erased.map((message) => message.bodyId),
      )
      await tx.delete(messageAddresses).where(addressesOf(person))
      await threads.erase(tx, person)
    },
    expire: {
      retained: 'messages',
      count: 'messages',
      async run(tx, due) {
        const expired = await expireMessages(tx, due)
        const limit = due.limit - expired
        return expired + (limit > 0 ? await threads.expire(tx, { ...due, limit }) : 0)
      },
    },
  }
}

async function expireMessages(tx: Tx, { propertyId, departedUntil, timeZone, limit }: Due): Promise<number> {
  const day = sql`coalesce(${bookings.departure}, (${messages.createdAt} at time zone ${timeZone})::date)`
  const due = await tx
    .select({ id: messages.id, bodyId: messages.bodyId })
    .from(messages)
    .leftJoin(
      bookings,
      and(eq(bookings.propertyId, messages.propertyId), eq(bookings.id, messages.bookingId)),
    )
    .where(
      and(
        eq(messages.propertyId, propertyId),
        ne(messages.state, 'queued'),
        sql`${day} <= ${departedUntil}::date`,
      ),
    )
    .limit(limit)
  const ids = due.map(({ id }) => id)
  if (ids.length === 0) return 0
  await tx.delete(messages).where(and(eq(messages.propertyId, propertyId), inArray(messages.id, ids)))
  await deleteUnusedBodies(
    tx,
    propertyId,
    due.map(({ bodyId }) => bodyId),
  )
  await deleteEmptyMailings(tx, propertyId, { until: departedUntil, timeZone })
  return ids.length
}
