import {
  DEFAULT_MESSAGE_SETTINGS,
  type MessageSettings,
} from '@innkeeper/domain/messaging/settings-schema.ts'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { type MessageSettingsRow, messageSettings } from '../tables.ts'

export async function findSettingsRow(tx: Tx, propertyId: string): Promise<MessageSettingsRow | null> {
  const [row] = await tx.select().from(messageSettings).where(eq(messageSettings.propertyId, propertyId))
  return row ?? null
}

/** As they are stored, else as every property begins. */
export async function findSettings(tx: Tx, propertyId: string): Promise<MessageSettings> {
  return (await findSettingsRow(tx, propertyId))?.settings ?? DEFAULT_MESSAGE_SETTINGS
}

/** Saved on the revision it is based on; null where somebody was faster. */
export async function saveSettingsRow(
  tx: Tx,
  row: typeof messageSettings.$inferInsert,
  basedOn: number,
): Promise<MessageSettingsRow | null> {
  const revision = basedOn + 1
  const [saved] = await tx
    .insert(messageSettings)
    .values({ ...row, revision })
    .onConflictDoUpdate({
      target: messageSettings.propertyId,
      set: { ...row, revision },
      setWhere: eq(messageSettings.revision, basedOn),
    })
    .returning()
  return saved ?? null
}
