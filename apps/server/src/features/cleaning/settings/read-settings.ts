import {
  type CleaningSettings,
  DEFAULT_CLEANING_SETTINGS,
} from '@innkeeper/domain/cleaning/settings-schema.ts'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { cleaningSettings } from '../tables.ts'

/** How the house cleans; as houses usually do, while nobody has said. */
export async function readSettings(tx: Tx, propertyId: string): Promise<CleaningSettings> {
  const [row] = await tx
    .select({ settings: cleaningSettings.settings })
    .from(cleaningSettings)
    .where(eq(cleaningSettings.propertyId, propertyId))
  return row?.settings ?? DEFAULT_CLEANING_SETTINGS
}
