import type { MessageChannel, MessagePurpose } from '@innkeeper/domain/messaging/constants.ts'
import { afterQuietHours, type QuietHours } from '@innkeeper/domain/messaging/quiet-hours.ts'
import type { Localization } from '@innkeeper/domain/properties/localization.ts'
import type { Tx } from '../../../platform/db/port.ts'
import type { MessageFacts } from '../message-body.ts'
import type { ContentBodies } from './content-bodies.ts'
import { insertBody, insertMessages, type MessageOrigin, type QueuedMessage } from './new-messages.ts'
import type { Person } from './people.ts'
import { planContent } from './plan-content.ts'

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
  const { propertyId } = house
  const kept = new Map<string, string>()
  const queued: QueuedMessage[] = []
  for (const { person, channel, address, written, facts, parts, skipped } of planContent(
    people,
    house,
    bodies,
  )) {
    if (!written) continue
    const key = `${channel} ${written.index}`
    const language = person.language.code
    const bodyId =
      kept.get(key) ?? (await insertBody(tx, propertyId, { content: written.value, language, now }))
    kept.set(key, bodyId)
    queued.push({
      channel,
      purpose,
      bookingId: person.guest.id,
      recipient: address ?? '',
      language,
      bodyId,
      facts,
      parts,
      state: skipped === null ? 'queued' : 'skipped',
      failure: skipped,
      nextTryAt: goesOutAt(channel, purpose, now, house),
    })
  }
  await insertMessages(tx, propertyId, origin, { queued, now })
  return queued
}
