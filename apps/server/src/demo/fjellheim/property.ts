import { DEFAULT_BRAND } from '@innkeeper/domain/properties/defaults.ts'
import type { Property } from '@innkeeper/domain/properties/schema.ts'
import { LOCALIZATION } from './languages.ts'

export const FJELLHEIM_ID = 'fjellheim'

/** How the cards' links reach the front desk. */
export const RECEPTION_PHONE = 'tel:+4761000000'
export const RECEPTION_MAIL = 'mailto:reception@fjellheim.example'

export const FJELLHEIM: Property = {
  propertyId: FJELLHEIM_ID,
  name: 'Fjellheim',
  active: true,
  currency: 'NOK',
  timeZone: 'Europe/Oslo',
  checkInTime: '15:00',
  checkOutTime: '11:00',
  localization: LOCALIZATION,
  brand: DEFAULT_BRAND,
  policyLinks: {
    privacy: 'https://fjellheim.example/privacy',
    terms: 'https://fjellheim.example/terms',
  },
  contact: {
    email: 'reception@fjellheim.example',
    phone: '+47 61 00 00 00',
    address: 'Fjellheimvegen 1, 2699 Fjelldal, Norway',
  },
  integrationFeatures: {},
}
