import type { Plan } from '@innkeeper/domain/modules/module-names.ts'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import { emit } from '../../platform/events/outbox.ts'
import { properties } from './tables.ts'

function planQuery(tx: Tx, propertyId: string) {
  return tx.select({ plan: properties.plan }).from(properties).where(eq(properties.propertyId, propertyId))
}

/** The plan stands in the property's row; who changes what a property has comes here. */
export const propertyPlans = {
  find: async (tx: Tx, propertyId: string): Promise<Plan> => only(await planQuery(tx, propertyId)),

  lock: async (tx: Tx, propertyId: string): Promise<Plan> =>
    only(await planQuery(tx, propertyId).for('update')),

  async save(tx: Tx, propertyId: string, plan: Plan): Promise<void> {
    await tx.update(properties).set({ plan }).where(eq(properties.propertyId, propertyId))
  },

  async tellChanged(tx: Tx, propertyId: string): Promise<void> {
    const [row] = await tx
      .select({ revision: properties.revision })
      .from(properties)
      .where(eq(properties.propertyId, propertyId))
    await emit(tx, propertyId, 'property.changed', { revision: row?.revision ?? 0 })
  },
}

function only([row]: { plan: Plan }[]): Plan {
  if (!row) throw new Error('a property with staff has a row')
  return row.plan
}
