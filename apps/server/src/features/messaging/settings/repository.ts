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
