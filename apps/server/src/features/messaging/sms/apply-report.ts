import type { MessageState } from '@innkeeper/domain/messaging/constants.ts'
import type { SmsProvider } from '@innkeeper/domain/messaging/settings-schema.ts'
import { and, eq, or } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import type { SmsNews } from '../../../platform/sms/port.ts'
import { writeStanding } from '../addresses.ts'
import { type MessageRow, messages } from '../tables.ts'

export type SmsReport = Extract<SmsNews, { about: 'message' }>

/** Reports come in any order: which states each of them still changes. */
const CHANGES: Readonly<Record<SmsReport['state'], readonly MessageState[]>> = {
  sent: ['queued'],
  delivered: ['queued', 'sent', 'failed'],
  failed: ['queued', 'sent'],
}

type Reported = { propertyId: string; provider: SmsProvider; report: SmsReport; now: Date }

/**
 * What a provider says of a message, found by our name for it or by the provider's. One whose answer was lost is known
 * by this to have gone, and is not sent again. Null where nothing changes.
 */
export async function applyReport(
  tx: Tx,
  { propertyId, provider, report, now }: Reported,
): Promise<MessageRow | null> {
  const row = await findReported(tx, propertyId, provider, report)
  if (!row || !CHANGES[report.state].includes(row.state)) return null
  // A report of an earlier try must not end one that nobody took yet.
  if (row.state === 'queued' && row.claimedUntil === null && !row.mayBeDouble) return null
  const isStopped = report.failure === 'stopped'
  if (isStopped) {
    const said = { standing: 'stopped', source: 'provider', at: now } as const
    await writeStanding(tx, propertyId, { channel: 'sms', address: row.recipient, ...said })
  }
  const [changed] = await tx
    .update(messages)
    .set({
      state: isStopped ? 'skipped' : report.state,
      failure: report.failure,
      provider,
      providerId: report.messageId,
      sentAt: row.sentAt ?? (report.state === 'failed' ? null : now),
      deliveredAt: report.state === 'delivered' ? now : null,
      claimedUntil: null,
    })
    .where(and(eq(messages.propertyId, propertyId), eq(messages.id, row.id)))
    .returning()
  return changed ?? null
}

async function findReported(
  tx: Tx,
  propertyId: string,
  provider: SmsProvider,
  { messageId, reference }: SmsReport,
): Promise<MessageRow | null> {
  const byProvider = and(eq(messages.provider, provider), eq(messages.providerId, messageId))
  const [row] = await tx
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.propertyId, propertyId),
        eq(messages.channel, 'sms'),
        reference === null ? byProvider : or(eq(messages.id, reference), byProvider),
      ),
    )
    .limit(1)
    .for('update')
  return row ?? null
}
