import { PROVIDER_KINDS } from '@innkeeper/domain/payments/providers.ts'
import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/port.ts'
import type { Processing } from '../../platform/processing.ts'
import { readSettings } from './settings.ts'
import { paymentSettings } from './tables.ts'

/** The provider that holds amounts; the sandbox of a demo is nobody outside. */
export function paymentsProcessing({ db, isDemo }: { db: Database; isDemo: boolean }): Processing {
  return {
    async recipients(propertyId) {
      const [row] = await db.tenant(
        propertyId,
        (tx) =>
          tx
            .select({ settings: paymentSettings.settings })
            .from(paymentSettings)
            .where(eq(paymentSettings.propertyId, propertyId)),
        { readOnly: true },
      )
      const { provider } = readSettings(row?.settings, isDemo)
      if (provider === null || PROVIDER_KINDS[provider].isForDemos) return []
      return [{ kind: 'payment provider', name: provider }]
    },
  }
}
