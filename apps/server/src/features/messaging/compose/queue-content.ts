import type { MessageChannel, MessagePurpose } from '@innkeeper/domain/messaging/constants.ts'
import { afterQuietHours, type QuietHours } from '@innkeeper/domain/messaging/quiet-hours.ts'
import type { Localization } from '@innkeeper/domain/properties/localization.ts'
import type { Tx } from '../../../platform/db/port.ts'
import type { MessageFacts } from '../message-body.ts'
import type { ContentBodies } from './content-bodies.ts'
import { inLanguage } from './guest-language.ts'
import {
  insertBody,
  insertMessages,
  type MessageOrigin,
  partsFor,
  type QueuedMessage,
} from './new-messages.ts'
import type { Person } from './people.ts'

/** How a property sends: its hours, and how many SMS parts it has left this month. */
export type SendingHouse = {
  propertyId: string
  localization: Localization
  timeZone: string
  quietHours: QuietHours
  /** Null without a limit. */
  partsLeft: number | null
  factsOf(person: Person): MessageFacts
}

type Wish = { origin: MessageOrigin; purpose: MessagePurpose; bodies: ContentBodies; now: Date }

/** SMS wait for the end of the quiet hours, unless they answer the guest. */
export function goesOutAt(
  channel: MessageChannel,
  purpose: MessagePurpose,
  at: Date,
  { quietHours, timeZone }: Pick<SendingHouse, 'quietHours' | 'timeZone'>,
): Date {
  if (channel === 'email' || purpose === 'answer') return at
  return new Date(afterQuietHours(at.getTime(), quietHours, timeZone))
}

/**
 * Queues the content for these people, each in their language, and writes down who gets nothing and why. What is over
 * the month's limit of SMS is not sent.
 */
export async function queueContent(
  tx: Tx,
  house: SendingHouse,
  people: readonly Person[],
  { origin, purpose, bodies, now }: Wish,
): Promise<readonly QueuedMessage[]> {
  const { propertyId, localization } = house
  const kept = new Map<string, string>()
  let left = house.partsLeft
  const queued: QueuedMessage[] = []
  for (const person of people) {
    const facts = house.factsOf(person)
    for (const { channel, address, skipped } of person.reach) {
      const written = inLanguage(bodies[channel] ?? {}, person.language.index, localization)
      if (!written) continue
      const parts = address === null ? 0 : partsFor(written.value, facts)
      const isOver = left !== null && parts > left
      if (left !== null && !isOver) left -= parts
      const reason = isOver ? 'sms-limit-reached' : skipped
      const key = `${channel} ${written.index}`
      const bodyId =
        kept.get(key) ??
        (await insertBody(tx, propertyId, { content: written.value, language: person.language.code, now }))
      kept.set(key, bodyId)
      queued.push({
        channel,
        purpose,
        bookingId: person.guest.id,
        recipient: address ?? '',
        language: person.language.code,
        bodyId,
        facts,
        parts: reason === null ? parts : 0,
        state: reason === null ? 'queued' : 'skipped',
        failure: reason,
        nextTryAt: goesOutAt(channel, purpose, now, house),
      })
    }
  }
  await insertMessages(tx, propertyId, origin, { queued, now })
  return queued
}
