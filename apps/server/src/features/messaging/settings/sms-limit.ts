import { instantOfLocal, localTimeAt } from '@innkeeper/domain/time.ts'
import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { messages } from '../tables.ts'

/** Parts of this calendar month of the property that were sent or wait to be. */
export async function partsThisMonth(
  tx: Tx,
  propertyId: string,
  { now, timeZone }: { now: number; timeZone: string },
): Promise<number> {
  const month = localTimeAt(now, timeZone).date.slice(0, 7)
  const start = new Date(instantOfLocal(`${month}-01T00:00`, timeZone) ?? now)
  const [row] = await tx
    .select({ parts: sql<number>`coalesce(sum(${messages.parts}), 0)::int` })
    .from(messages)
    .where(
      and(
        eq(messages.propertyId, propertyId),
        eq(messages.channel, 'sms'),
        inArray(messages.state, ['queued', 'sent', 'delivered']),
        gte(messages.createdAt, start),
      ),
    )
  return row?.parts ?? 0
}
