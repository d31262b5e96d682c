import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { type MailboxRead, messageSettings } from '../tables.ts'

/** How far the mailbox was read, and why it could not be the last time. */
export async function writeMailboxRead(tx: Tx, propertyId: string, mailboxRead: MailboxRead): Promise<void> {
  await tx.update(messageSettings).set({ mailboxRead }).where(eq(messageSettings.propertyId, propertyId))
}

/** Properties that have a mailbox of their own. */
export async function findMailboxes(tx: Tx): Promise<string[]> {
  const { rows } = await tx.execute<{ property_id: string }>(
    sql`select property_id from message_settings where settings -> 'mailbox' <> 'null'::jsonb order by property_id`,
  )
  return rows.map(({ property_id }) => property_id)
}
