import { EMPTY_TAB_BAR } from '@innkeeper/domain/guestbook/tab-bar-schema.ts'
import { MODULES, type ModuleName } from '@innkeeper/domain/modules/module-names.ts'
import {
  DEFAULT_CHECK_IN_TIME,
  DEFAULT_CHECK_OUT_TIME,
  DEFAULT_CURRENCY,
} from '@innkeeper/domain/properties/constants.ts'
import { DEFAULT_BRAND } from '@innkeeper/domain/properties/defaults.ts'
import { DEFAULT_TIME_ZONE } from '@innkeeper/domain/time.ts'
import type { Tx } from '../../platform/db/port.ts'
import { moduleConfigs } from '../modules/tables.ts'
import { properties } from './tables.ts'

export type NewProperty = typeof properties.$inferInsert

/** A property with everything it needs to open, before anybody has set anything. */
export function newProperty(propertyId: string, name: string): NewProperty {
  return {
    propertyId,
    name,
    currency: DEFAULT_CURRENCY,
    timeZone: DEFAULT_TIME_ZONE,
    checkInTime: DEFAULT_CHECK_IN_TIME,
    checkOutTime: DEFAULT_CHECK_OUT_TIME,
    localization: {
      languages: { GB: { code: 'en', index: 0, order: 0, isVisible: true, title: 'English' } },
      default: 'GB',
    },
    brand: DEFAULT_BRAND,
    policyLinks: { privacy: null, terms: null },
    contact: { email: null, phone: null, address: null },
    tabBar: EMPTY_TAB_BAR,
  }
}

/** A second factor is forced on people by a decision, never by a plan alone. */
const OFF_AT_FIRST: readonly ModuleName[] = ['multiFactorAuthentication']

/** Writes a property with its modules switched on, its plan decides which it has; false when its id is taken. */
export async function insertProperty(tx: Tx, property: NewProperty): Promise<boolean> {
  const { propertyId } = property
  const written = await tx
    .insert(properties)
    .values(property)
    .onConflictDoNothing()
    .returning({ propertyId: properties.propertyId })
  if (written.length === 0) return false
  await tx
    .insert(moduleConfigs)
    .values(MODULES.map((module) => ({ propertyId, module, enabled: !OFF_AT_FIRST.includes(module) })))
  return true
}
