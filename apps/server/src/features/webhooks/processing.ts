import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/port.ts'
import type { Processing } from '../../platform/processing.ts'
import { webhooks } from './tables.ts'

/** Other systems that are told what happens. */
export const webhooksProcessing = (db: Database): Processing => ({
  async recipients(propertyId) {
    const rows = await db.tenant(
      propertyId,
      (tx) =>
        tx
          .select({ name: webhooks.name, url: webhooks.url })
          .from(webhooks)
          .where(and(eq(webhooks.propertyId, propertyId), eq(webhooks.isOn, true)))
          .orderBy(asc(webhooks.name), asc(webhooks.id)),
      { readOnly: true },
    )
    return rows.map(({ name, url }) => ({ kind: 'webhook', name: `${name} (${new URL(url).host})` }))
  },
})
