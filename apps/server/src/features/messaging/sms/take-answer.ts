import { stopOrStart } from '@innkeeper/domain/messaging/stop-words.ts'
import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import type { SmsNews } from '../../../platform/sms/port.ts'
import { forgetStanding, knownAs, writeStanding } from '../addresses.ts'
import type { InboundMessage } from '../inbound.ts'
import { type MessageRow, messages } from '../tables.ts'

export type SmsAnswer = Extract<SmsNews, { about: 'answer' }>
type Taken = { propertyId: string; answer: SmsAnswer; now: Date }

/** What it changed, and what of it is for people to read. */
type Read = { changed: readonly MessageRow[]; inbound: InboundMessage | null }

/** What somebody wrote back: STOP and START count at once, anything else is for people to read. */
export async function takeAnswer(tx: Tx, { propertyId, answer, now }: Taken): Promise<Read> {
  const { from, text, messageId, at } = answer
  const asked = stopOrStart(text)
  if (asked === 'start') await forgetStanding(tx, propertyId, 'sms', from)
  if (asked === 'stop') {
    const said = { standing: 'stopped', source: 'guest', at: now } as const
    await writeStanding(tx, propertyId, { channel: 'sms', address: from, ...said })
    return { changed: await skipWaiting(tx, propertyId, knownAs('sms', from)), inbound: null }
  }
  if (asked !== null) return { changed: [], inbound: null }
  const inbound = { propertyId, channel: 'sms', from, text, providerId: messageId, at: at ?? now } as const
  return { changed: [], inbound }
}

/** What was to go there and nobody has taken in hand yet. */
function skipWaiting(tx: Tx, propertyId: string, recipient: string): Promise<MessageRow[]> {
  return tx
    .update(messages)
    .set({ state: 'skipped', failure: 'stopped' })
    .where(
      and(
        eq(messages.propertyId, propertyId),
        eq(messages.channel, 'sms'),
        eq(messages.recipient, recipient),
        eq(messages.state, 'queued'),
        isNull(messages.claimedUntil),
      ),
    )
    .returning()
}
