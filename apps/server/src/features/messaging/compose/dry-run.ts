import type { MailingDryRun, MailingPerson } from '@innkeeper/api/messaging/mailings.ts'
import { MAILING_PEOPLE_SHOWN } from '@innkeeper/api/messaging/mailings.ts'
import type { MessageChannel, MessagePurpose, SkipReason } from '@innkeeper/domain/messaging/constants.ts'
import type { ContentBodies } from './content-bodies.ts'
import type { MailingHouse } from './mailing-house.ts'
import type { Person } from './people.ts'
import { type PlannedMessage, planContent } from './plan-content.ts'
import { goesOutAt } from './queue-content.ts'

type Asked = {
  channels: readonly MessageChannel[]
  purpose: MessagePurpose
  /** Absent while nothing is written. */
  bodies: ContentBodies
  at: Date
  partsLeft: number | null
  /** Who is not asked what the content asks, by booking. */
  refusals: ReadonlyMap<string, SkipReason>
}

/** What would happen if it were sent as it is. */
export function dryRun(people: readonly Person[], house: MailingHouse, asked: Asked): MailingDryRun {
  const { bodies, partsLeft, refusals } = asked
  const planned = planContent(people, { ...house, partsLeft, refusals }, bodies)
  const ways = Map.groupBy(planned, ({ person }) => person)
  const reached = planned.filter(({ skipped }) => skipped === null)
  const goes = (channel: MessageChannel) =>
    asked.channels.includes(channel) ? goesOutAt(channel, asked.purpose, asked.at, house).toISOString() : null
  return {
    people: people.length,
    reached: new Set(reached.map(({ person }) => person.guest.id)).size,
    messages: {
      email: reached.filter(({ channel }) => channel === 'email').length,
      sms: reached.filter(({ channel }) => channel === 'sms').length,
    },
    parts: reached.reduce((sum, { parts }) => sum + parts, 0),
    languages: countLanguages(reached),
    skipped: countSkips(planned),
    list: people
      .slice(0, MAILING_PEOPLE_SHOWN)
      .map((person) => presentPerson(person, ways.get(person) ?? [])),
    goesOutAt: { email: goes('email'), sms: goes('sms') },
    partsLeft,
  }
}

function countLanguages(reached: readonly PlannedMessage[]): MailingDryRun['languages'] {
  const groups = Map.groupBy(reached, ({ channel, person }) => `${channel} ${person.language.index}`)
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    return first
      ? [{ channel: first.channel, language: first.person.language.index, count: group.length }]
      : []
  })
}

function countSkips(ways: readonly { channel: MessageChannel; skipped: SkipReason | null }[]) {
  const counts = new Map<string, MailingDryRun['skipped'][number]>()
  for (const { channel, skipped } of ways) {
    if (skipped === null) continue
    const key = `${channel} ${skipped}`
    const count = (counts.get(key)?.count ?? 0) + 1
    counts.set(key, { channel, reason: skipped, count })
  }
  return [...counts.values()].sort((a, b) => b.count - a.count)
}

function presentPerson({ guest, language }: Person, planned: readonly PlannedMessage[]): MailingPerson {
  return {
    bookingId: guest.id,
    name: `${guest.firstName} ${guest.lastName}`.trim(),
    unit: guest.unitCode,
    arrival: guest.arrival,
    departure: guest.departure,
    language: language.index,
    reach: planned.map(({ channel, address, skipped }) => ({ channel, to: address, skipped })),
  }
}
