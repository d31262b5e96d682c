import type { ClientData, StaffSettings } from '@innkeeper/api/properties.ts'
import type { LinkedFeature } from '@innkeeper/domain/guestbook/feature-link.ts'
import { webAddressOrNull } from '@innkeeper/domain/links.ts'
import type { ModuleName } from '@innkeeper/domain/modules/module-names.ts'
import type { PropertyRow } from './repository.ts'
import type { PropertySnapshot } from './snapshot.ts'

/** What belongs to the property and every guest may know: units by their codes, groups by their names. */
export function presentClientData(
  snapshot: PropertySnapshot,
  modules: ModuleName[],
  { mediaOrigin, fontsHref, features }: { mediaOrigin: string; fontsHref: string; features: LinkedFeature[] },
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
    font: { heading: property.brand.headingFont, text: property.brand.textFont, href: fontsHref },
    brand: property.brand,
    mediaOrigin,
    policyLinks: {
      privacy: webAddressOrNull(property.policyLinks.privacy),
      terms: webAddressOrNull(property.policyLinks.terms),
    },
    contact: property.contact,
    segmentation: { targetGroups: snapshot.targetGroups.map(({ id, name }) => ({ id, name })) },
    units: snapshot.units.map((unit) => unit.code),
    integration: { features: property.integrationFeatures },
    modules,
    hasChat: snapshot.isChatOn && modules.includes('messagingEmail'),
    features,
  }
}

/** What staff who may change the settings see of them. */
export function presentSettings(property: PropertyRow, usedLanguages: number[]): StaffSettings {
  return {
    propertyId: property.propertyId,
    revision: property.revision,
    changedBy: property.changedBy,
    changedAt: property.changedAt?.toISOString() ?? null,
    settings: {
      name: property.name,
      active: property.active,
      currency: property.currency,
      timeZone: property.timeZone,
      checkInTime: property.checkInTime,
      checkOutTime: property.checkOutTime,
      hoursBeforeArrival: property.hoursBeforeArrival,
      localization: property.localization,
      brand: property.brand,
      policyLinks: property.policyLinks,
      contact: property.contact,
      seller: property.seller,
      reviewLinks: property.reviewLinks,
      access: property.access,
      guestFields: property.guestFields,
      integrationFeatures: property.integrationFeatures,
    },
    usedLanguages,
  }
}
