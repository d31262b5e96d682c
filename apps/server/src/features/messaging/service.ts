import type { Clock } from '../../platform/clock/port.ts'
import type { Tx } from '../../platform/db/port.ts'
import type { Addressee } from './addressees.ts'
import type { Causes, MessageCause } from './causes.ts'
import type { Lane } from './delivery/due-messages.ts'
import { gated } from './gate.ts'
import { messageRows, type NewRow } from './message-rows.ts'
import type { CauseReference, NewMessage } from './new-message.ts'
import { deleteMessagesOf, findMessagesOf, hasReceived, insertMessage } from './repository.ts'
import { findSettings } from './settings/repository.ts'
import type { StayMessages } from './stay-messages.ts'
import type { MessageRow } from './tables.ts'
import { findThreadOfBooking } from './threads/repository.ts'

export { guestLanguage } from './compose/guest-language.ts'
export type { Person as StayPerson } from './compose/people.ts'
export type { LeavesHouse } from './leaves-house.ts'
export type { AskedStay, AskedSurveys, SurveyAsks } from './survey-asks.ts'
export type { MessageCause, NewMessage, StayMessages }

const HOUR_MS = 3_600_000

type Dependencies = {
  clock: Clock
  causes: Causes
  /** In the transaction: what waits in the lane is sent once that commits. */
  ask(tx: Tx, lane: Lane): Promise<unknown>
}

/** What became of a message; not whom it went to nor what it says. */
export type SentMessage = Pick<
  MessageRow,
  'id' | 'kind' | 'channel' | 'state' | 'failure' | 'createdAt' | 'sentAt'
>

export type MessagingService = {
  /** For features that write to the guests of certain stays. */
  stays: StayMessages
  /** At composition: a feature says that it causes messages of a kind, and answers for them. */
  registerCause(kind: string, cause: MessageCause): void
  /** Writes the message for each channel, with the reason where it may not go; sent once the transaction commits. */
  sendMessage(tx: Tx, message: NewMessage): Promise<void>
  /** The newest first. */
  messagesOf(tx: Tx, propertyId: string, cause: CauseReference): Promise<SentMessage[]>
  /** Who was written to about it, by a provider; nobody where none is set. */
  addresseesOf(propertyId: string, cause: CauseReference): Promise<Addressee[]>
  /** The conversation with the guest of a stay; null while there is none. */
  threadOf(tx: Tx, propertyId: string, bookingId: string): Promise<string | null>
  /** Whether guests of the property can write from the guestbook. */
  isChatOn(tx: Tx, propertyId: string): Promise<boolean>
  /** Messages hold a name and an address: they go with the person. */
  deleteMessages(tx: Tx, propertyId: string, causeKind: string, causeIds: readonly string[]): Promise<void>
}

export function createMessagingService({
  clock,
  causes,
  ask,
}: Dependencies): Omit<MessagingService, 'stays' | 'addresseesOf'> {
  async function isOverLimit(tx: Tx, row: NewRow, hourlyLimit: number | undefined): Promise<boolean> {
    if (hourlyLimit === undefined || row.state !== 'queued') return false
    const since = new Date(clock.now().getTime() - HOUR_MS)
    return hasReceived(tx, row, { many: hourlyLimit, since })
  }

  return {
    registerCause: causes.register,
    async sendMessage(tx, message) {
      // An unknown cause is refused here rather than by the job, where nobody sees it.
      causes.of(message.cause.kind)
      const now = clock.now()
      const rows = await gated(tx, message.propertyId, { rows: messageRows(message, now), now })
      for (const row of rows) {
        if (await isOverLimit(tx, row, message.hourlyLimit)) continue
        await insertMessage(tx, row)
        if (row.state === 'queued') await ask(tx, { propertyId: row.propertyId, channel: row.channel })
      }
    },
    messagesOf: findMessagesOf,
    threadOf: async (tx, propertyId, bookingId) =>
      (await findThreadOfBooking(tx, propertyId, bookingId))?.id ?? null,
    isChatOn: async (tx, propertyId) => (await findSettings(tx, propertyId)).chat.isOn,
    deleteMessages: deleteMessagesOf,
  }
}
