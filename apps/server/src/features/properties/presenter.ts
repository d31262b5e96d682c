import type { ClientData } from '@innkeeper/api/properties.ts'
import type { ModuleName } from '@innkeeper/domain/modules/module-names.ts'
import type { PropertySnapshot } from './snapshot.ts'

/** What belongs to the property and every guest may know: units by their codes, groups by their names. */
export function presentClientData(
  snapshot: PropertySnapshot,
  modules: ModuleName[],
  mediaOrigin: string,
): ClientData {
  const { property } = snapshot
  return {
    propertyId: property.propertyId,
    name: property.name,
    active: property.active,
    currency: property.currency,
    timeZone: property.timeZone,
    checkInTime: property.checkInTime,
    checkOutTime: property.checkOutTime,
    localization: property.localization,
    guestbook: { version: property.guestbookVersion },
    upselling: { enabled: modules.includes('upselling') },
    tabBar: property.tabBar,
    font: { heading: property.brand.headingFont, text: property.brand.textFont },
    brand: property.brand,
    mediaOrigin,
    policyLinks: property.policyLinks,
    contact: property.contact,
    segmentation: { targetGroups: snapshot.targetGroups.map(({ id, name }) => ({ id, name })) },
    units: snapshot.units.map((unit) => unit.code),
    integration: { features: property.integrationFeatures },
    modules,
  }
}
