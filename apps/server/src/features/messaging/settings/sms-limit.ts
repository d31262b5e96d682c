import { instantOfLocal, localTimeAt } from '@innkeeper/domain/time.ts'
import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { properties } from '../../properties/tables.ts'
import { messageSettings, messages } from '../tables.ts'

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

/** SMS parts left of this month of the property; null without a limit. */
export async function smsPartsLeft(tx: Tx, propertyId: string, now: Date): Promise<number | null> {
  const [row] = await tx
    .select({ settings: messageSettings.settings, timeZone: properties.timeZone })
    .from(messageSettings)
    .innerJoin(properties, eq(properties.propertyId, messageSettings.propertyId))
    .where(eq(messageSettings.propertyId, propertyId))
  const limit = row?.settings.sms.monthlyParts ?? null
  if (!row || limit === null) return null
  const used = await partsThisMonth(tx, propertyId, { now: now.getTime(), timeZone: row.timeZone })
  return Math.max(0, limit - used)
}

/** Until the transaction ends nobody else takes of what is left, where there is a limit. */
export async function holdSmsLimit(tx: Tx, propertyId: string): Promise<void> {
  await tx.execute(sql`
    select 1 from message_settings
    where property_id = ${propertyId} and settings -> 'sms' ->> 'monthlyParts' is not null for update`)
}
