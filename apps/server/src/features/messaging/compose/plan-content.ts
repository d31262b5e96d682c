import type { SkipReason } from '@innkeeper/domain/messaging/constants.ts'
import type { ChannelReach } from '@innkeeper/domain/messaging/recipients.ts'
import type { Localization } from '@innkeeper/domain/properties/localization.ts'
import type { BodyContent, MessageFacts } from '../message-body.ts'
import type { ContentBodies } from './content-bodies.ts'
import { inLanguage } from './guest-language.ts'
import { partsFor } from './new-messages.ts'
import type { Person } from './people.ts'

type House = {
  localization: Localization
  /** SMS parts left of the month; null without a limit. */
  partsLeft: number | null
  /** Who is not asked what the content asks, by booking. */
  refusals: ReadonlyMap<string, SkipReason>
  factsOf(person: Person): MessageFacts
}

/** What one person gets by one channel, or why nothing. */
export type PlannedMessage = {
  person: Person
  channel: ChannelReach['channel']
  address: string | null
  /** In their language, else the fallback; null while nothing is written. */
  written: { index: number; value: BodyContent } | null
  facts: MessageFacts
  parts: number
  skipped: SkipReason | null
}

/** Who gets what, as the dry run says it and as it is then queued: whoever comes over the month's limit gets no SMS. */
export function planContent(
  people: readonly Person[],
  { localization, partsLeft, refusals, factsOf }: House,
  bodies: ContentBodies,
): PlannedMessage[] {
  let left = partsLeft
  return people.flatMap((person) => {
    const facts = factsOf(person)
    return person.reach.map(({ channel, address, skipped }): PlannedMessage => {
      const written = inLanguage(bodies[channel] ?? {}, person.language.index, localization)
      const planned = { person, channel, written, facts }
      if (address === null) return { ...planned, address, parts: 0, skipped }
      const refused = refusals.get(person.guest.id)
      if (refused) return { ...planned, address, parts: 0, skipped: refused }
      const parts = written ? partsFor(written.value, facts) : 0
      if (left !== null && parts > left) {
        return { ...planned, address, parts: 0, skipped: 'sms-limit-reached' }
      }
      if (left !== null) left -= parts
      return { ...planned, address, parts, skipped: null }
    })
  })
}
