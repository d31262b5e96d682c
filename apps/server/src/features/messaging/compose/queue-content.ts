import type { MessageChannel, MessagePurpose, SkipReason } from '@innkeeper/domain/messaging/constants.ts'
import { afterQuietHours, type QuietHours } from '@innkeeper/domain/messaging/quiet-hours.ts'
import type { Localization } from '@innkeeper/domain/properties/localization.ts'
import type { Tx } from '../../../platform/db/port.ts'
import type { MessageFacts } from '../message-body.ts'
import { asksNothing, type SurveyAsks, surveysAskedIn } from '../survey-asks.ts'
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
  surveyAsks: Pick<SurveyAsks, 'refusals' | 'record'>
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
  const refusals = await refusalsOf(tx, house, people, bodies)
  const planned = planContent(people, { ...house, refusals }, bodies)
  for (const { person, channel, address, written, facts, parts, skipped } of planned) {
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
  await recordAsked(tx, house, { people, bodies, queued })
  return queued
}

/** Who is not asked what the content asks, by booking; of most contents nobody. */
export async function refusalsOf(
  tx: Tx,
  { propertyId, surveyAsks }: Pick<SendingHouse, 'propertyId' | 'surveyAsks'>,
  people: readonly Person[],
  bodies: ContentBodies,
): Promise<ReadonlyMap<string, SkipReason>> {
  const asked = surveysAskedIn(bodies)
  if (asksNothing(asked)) return new Map()
  return surveyAsks.refusals(tx, propertyId, { asked, stays: people.map(({ guest }) => guest) })
}

type Queued = { people: readonly Person[]; bodies: ContentBodies; queued: readonly QueuedMessage[] }

/** Whoever gets it by both channels was asked once. */
async function recordAsked(
  tx: Tx,
  { propertyId, surveyAsks }: SendingHouse,
  { people, bodies, queued }: Queued,
): Promise<void> {
  const asked = surveysAskedIn(bodies)
  if (asksNothing(asked)) return
  const waiting = new Set(queued.flatMap(({ state, bookingId }) => (state === 'queued' ? [bookingId] : [])))
  const stays = people.flatMap(({ guest }) => (waiting.has(guest.id) ? [guest] : []))
  await surveyAsks.record(tx, propertyId, { asked, stays })
}
