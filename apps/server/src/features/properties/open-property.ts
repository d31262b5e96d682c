import { availableModules } from '@innkeeper/domain/modules/availability.ts'
import type { Tx } from '../../platform/db/port.ts'
import { findModuleConfigs } from '../modules/service.ts'
import { findProperty } from './repository.ts'

/** The property with the modules it has now, for whoever decides inside a transaction; null where there is none. */
export async function findOpenProperty(tx: Tx, propertyId: string, now: Date) {
  const property = await findProperty(tx, propertyId)
  if (!property) return null
  const modules = availableModules(property.plan, await findModuleConfigs(tx, propertyId), now)
  return { ...property, modules }
}
