import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/port.ts'
import type { Processing } from '../../platform/processing.ts'
import { pmsConnections } from './tables.ts'

/** The booking system that is connected, also while it is paused: it holds what it was told. */
export const integrationsProcessing = (db: Database): Processing => ({
  async recipients(propertyId) {
    const rows = await db.tenant(
      propertyId,
      (tx) =>
        tx
          .select({ system: pmsConnections.system })
          .from(pmsConnections)
          .where(eq(pmsConnections.propertyId, propertyId)),
      { readOnly: true },
    )
    return rows.map(({ system }) => ({ kind: 'booking system', name: system }))
  },
})
