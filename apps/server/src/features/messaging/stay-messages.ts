import type { MessageChannel, MessageState } from '@innkeeper/domain/messaging/constants.ts'
import type { MessageContent } from '@innkeeper/domain/messaging/mailing-schema.ts'
import { type Reachable, reachPeople, type Wish } from '@innkeeper/domain/messaging/recipients.ts'
import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Clock } from '../../platform/clock/port.ts'
import type { Tx } from '../../platform/db/port.ts'
import { findStays } from './compose/candidates.ts'
import type { PreparedContent } from './compose/content-bodies.ts'
import type { MailingHouse } from './compose/mailing-house.ts'
import type { MessageOrigin, QueuedMessage } from './compose/new-messages.ts'
import { type Person, reachCandidates } from './compose/people.ts'
import { goesOutAt, queueContent } from './compose/queue-content.ts'
import type { Lane } from './delivery/due-messages.ts'
import { messages } from './tables.ts'

type Dependencies = {
  clock: Clock
  houseOf(propertyId: string): Promise<MailingHouse>
  prepare(propertyId: string, content: MessageContent, isMarketing: boolean): Promise<PreparedContent | null>
  ask(tx: Tx, lane: Lane): Promise<unknown>
}

export type StateCount = {
  causeId: string
  kind: string
  state: MessageState
  count: number
}
export type StayMessage = {
  id: string
  bookingId: string | null
  kind: string
  channel: MessageChannel
  state: MessageState
  createdAt: Date
}

/** Each stay gets what is about it, also where two of them have one address. */
const reachEach = (people: readonly Reachable[], wish: Wish) =>
  people.flatMap((person) => reachPeople([person], wish))

/** For features that write to guests of certain stays, each in their language. */
export function createStayMessages({ clock, houseOf, prepare, ask }: Dependencies) {
  return {
    /** What a property sends with at this moment; outside any transaction. */
    houseOf,
    /** The content as it is published now; null where its template is gone. Outside any transaction. */
    prepare,
    /** When a message that is due then leaves the house: SMS wait for the end of the quiet hours. */
    goesOutAt,

    /** The guests of these stays and how each is reached; erased ones are not among them. */
    async peopleOf(
      tx: Tx,
      { propertyId, localization }: MailingHouse,
      { bookingIds, wish }: { bookingIds: readonly string[]; wish: Wish },
    ): Promise<Person[]> {
      const stays = await findStays(tx, propertyId, bookingIds)
      return reachCandidates(tx, propertyId, stays, { wish, localization, reach: reachEach })
    },

    /** Writes the messages of these people, and who gets none and why; sent once the transaction commits. */
    async queue(
      tx: Tx,
      house: MailingHouse,
      people: readonly Person[],
      wish: Pick<Parameters<typeof queueContent>[3], 'origin' | 'purpose' | 'bodies'>,
    ): Promise<readonly QueuedMessage[]> {
      const partsLeft = await house.partsLeft(tx)
      const queued = await queueContent(tx, { ...house, partsLeft }, people, { ...wish, now: clock.now() })
      const waiting = new Set(queued.flatMap(({ channel, state }) => (state === 'queued' ? [channel] : [])))
      for (const channel of waiting) await ask(tx, { propertyId: house.propertyId, channel })
      return queued
    },

    /** Messages of one cause to the guests of these stays. */
    messagesTo(
      tx: Tx,
      propertyId: string,
      { causeKind, causeId }: Pick<MessageOrigin, 'causeKind' | 'causeId'>,
      bookingIds: readonly string[],
    ): Promise<StayMessage[]> {
      const { id, bookingId, kind, channel, state, createdAt } = messages
      return tx
        .select({ id, bookingId, kind, channel, state, createdAt })
        .from(messages)
        .where(
          and(
            eq(messages.propertyId, propertyId),
            eq(messages.causeKind, causeKind),
            eq(messages.causeId, causeId),
            inArray(messages.bookingId, [...bookingIds]),
          ),
        )
        .orderBy(asc(createdAt), asc(channel), asc(id))
    },

    /** How many messages of a kind of cause are in each state, since then. */
    countMessages(
      tx: Tx,
      propertyId: string,
      { causeKind, since }: { causeKind: string; since: Date },
    ): Promise<StateCount[]> {
      const { causeId, kind, state } = messages
      return tx
        .select({ causeId, kind, state, count: sql<number>`count(*)::int` })
        .from(messages)
        .where(
          and(
            eq(messages.propertyId, propertyId),
            eq(messages.causeKind, causeKind),
            gte(messages.createdAt, since),
          ),
        )
        .groupBy(causeId, kind, state)
    },
  }
}
export type StayMessages = ReturnType<typeof createStayMessages>
