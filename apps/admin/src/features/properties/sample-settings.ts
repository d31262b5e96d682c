import type { PropertySettings } from '@innkeeper/api/properties.ts'
import { DEFAULT_BRAND } from '@innkeeper/domain/properties/defaults.ts'
import {
  NO_GUEST_FIELDS,
  NO_PROPERTY_ACCESS,
  NO_REVIEW_LINKS,
  NO_SELLER,
} from '@innkeeper/domain/properties/settings-upgrades.ts'

/** Settings of a house as tests need them. */
export const sampleSettings: PropertySettings = {
  name: 'Fjellheim',
  active: true,
  currency: 'NOK',
  timeZone: 'Europe/Oslo',
  checkInTime: '15:00',
  checkOutTime: '11:00',
  hoursBeforeArrival: 24,
  localization: {
    languages: { GB: { code: 'en', index: 0, order: 0, isVisible: true, title: 'English' } },
    default: 'GB',
  },
  brand: DEFAULT_BRAND,
  policyLinks: { privacy: null, terms: null },
  contact: { email: null, phone: null, address: null },
  seller: NO_SELLER,
  reviewLinks: NO_REVIEW_LINKS,
  access: NO_PROPERTY_ACCESS,
  guestFields: NO_GUEST_FIELDS,
  integrationFeatures: {},
}
