import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import { readSettings, type StoredSettings } from './settings.ts'
import { paymentSettings } from './tables.ts'

/** How receipts go out, read in the transaction that writes the message. */
export async function receiptServiceIn(
  tx: Tx,
  propertyId: string,
): Promise<StoredSettings['receiptService']> {
  const [row] = await tx
    .select({ settings: paymentSettings.settings })
    .from(paymentSettings)
    .where(eq(paymentSettings.propertyId, propertyId))
  return readSettings(row?.settings, false).receiptService
}
