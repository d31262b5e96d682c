import type { Property } from '@innkeeper/domain/properties/schema.ts'
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import { emit } from '../../platform/events/outbox.ts'
import { properties } from './tables.ts'

/** What the property's integration does (spec 3), as the connection to it says. */
export async function setIntegrationFeatures(
  tx: Tx,
  propertyId: string,
  integrationFeatures: Property['integrationFeatures'],
): Promise<void> {
  const [saved] = await tx
    .update(properties)
    .set({ integrationFeatures, revision: sql`${properties.revision} + 1` })
    .where(eq(properties.propertyId, propertyId))
    .returning({ revision: properties.revision })
  if (saved) await emit(tx, propertyId, 'property.changed', { revision: saved.revision })
}
