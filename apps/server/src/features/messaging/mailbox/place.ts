import type { MessageSettings } from '@innkeeper/domain/messaging/settings-schema.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { type MailboxRead, messageSettings } from '../tables.ts'

/** How far the mailbox was read, and why it could not be the last time; nothing where it is another's by now. */
export async function writeMailboxRead(
  tx: Tx,
  propertyId: string,
  { account, read: mailboxRead }: { account: MessageSettings['mailbox']; read: MailboxRead },
): Promise<void> {
  await tx
    .update(messageSettings)
    .set({ mailboxRead })
    .where(
      and(
        eq(messageSettings.propertyId, propertyId),
        sql`${messageSettings.settings} -> 'mailbox' = ${JSON.stringify(account)}::jsonb`,
      ),
    )
}

/** Properties that have a mailbox of their own. */
export async function findMailboxes(tx: Tx): Promise<string[]> {
  const { rows } = await tx.execute<{ property_id: string }>(
    sql`select property_id from message_settings where settings -> 'mailbox' <> 'null'::jsonb order by property_id`,
  )
  return rows.map(({ property_id }) => property_id)
}
