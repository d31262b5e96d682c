import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { writeStanding } from '../addresses.ts'
import { type MessageRow, messages } from '../tables.ts'
import type { DeliveryStatus } from './delivery-status.ts'

/**
 * Marks what came back for good, and its address. Anybody can write such a report: it counts only where it names a mail
 * of this property as we named it, and the one it went to.
 */
export async function applyReport(
  tx: Tx,
  propertyId: string,
  { messageIds, unreachable }: DeliveryStatus,
  now: Date,
): Promise<MessageRow[]> {
  if (messageIds.length === 0 || unreachable.length === 0) return []
  const sent = await tx
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.propertyId, propertyId),
        eq(messages.provider, 'smtp'),
        inArray(messages.providerId, messageIds),
        inArray(messages.state, ['sent', 'delivered']),
      ),
    )
  const returned = sent.filter(({ recipient }) => unreachable.includes(recipient.toLowerCase()))
  for (const { recipient: address } of returned) {
    const said = { channel: 'email', address, standing: 'bounced', source: 'dsn', at: now } as const
    await writeStanding(tx, propertyId, said)
  }
  const ids = returned.map(({ id }) => id)
  if (ids.length === 0) return []
  return tx
    .update(messages)
    .set({ state: 'failed', failure: 'bounced' })
    .where(and(eq(messages.propertyId, propertyId), inArray(messages.id, ids)))
    .returning()
}
