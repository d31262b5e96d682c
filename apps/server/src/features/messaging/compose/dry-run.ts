import type { MailingDryRun, MailingPerson } from '@innkeeper/api/messaging/mailings.ts'
import { MAILING_PEOPLE_SHOWN } from '@innkeeper/api/messaging/mailings.ts'
import type { MessageChannel, MessagePurpose, SkipReason } from '@innkeeper/domain/messaging/constants.ts'
import type { ContentBodies } from './content-bodies.ts'
import { inLanguage } from './guest-language.ts'
import type { MailingHouse } from './mailing-house.ts'
import { partsFor } from './new-messages.ts'
import type { Person } from './people.ts'
import { goesOutAt } from './queue-content.ts'

type Asked = {
  channels: readonly MessageChannel[]
  purpose: MessagePurpose
  /** Absent while nothing is written. */
  bodies: ContentBodies
  at: Date
  partsLeft: number | null
}

/** What would happen if it were sent as it is. */
export function dryRun(people: readonly Person[], house: MailingHouse, asked: Asked): MailingDryRun {
  const ways = people.flatMap((person) => person.reach.map((way) => ({ person, way })))
  const reached = ways.filter(({ way }) => way.skipped === null)
  const goes = (channel: MessageChannel) =>
    asked.channels.includes(channel) ? goesOutAt(channel, asked.purpose, asked.at, house).toISOString() : null
  return {
    people: people.length,
    reached: new Set(reached.map(({ person }) => person.guest.id)).size,
    messages: {
      email: reached.filter(({ way }) => way.channel === 'email').length,
      sms: reached.filter(({ way }) => way.channel === 'sms').length,
    },
    parts: reached.reduce((sum, { person, way }) => sum + partsOf(person, way.channel, house, asked), 0),
    skipped: countSkips(ways.map(({ way }) => way)),
    list: people.slice(0, MAILING_PEOPLE_SHOWN).map(presentPerson),
    goesOutAt: { email: goes('email'), sms: goes('sms') },
    partsLeft: asked.partsLeft,
  }
}

function partsOf(person: Person, channel: MessageChannel, house: MailingHouse, { bodies }: Asked): number {
  if (channel !== 'sms') return 0
  const written = inLanguage(bodies.sms ?? {}, person.language.index, house.localization)
  return written ? partsFor(written.value, house.factsOf(person)) : 0
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

function presentPerson({ guest, language, reach }: Person): MailingPerson {
  return {
    bookingId: guest.id,
    name: `${guest.firstName} ${guest.lastName}`.trim(),
    unit: guest.unitCode,
    arrival: guest.arrival,
    departure: guest.departure,
    language: language.index,
    reach: reach.map(({ channel, address, skipped }) => ({ channel, to: address, skipped })),
  }
}
