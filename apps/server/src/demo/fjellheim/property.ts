import { ACCESS_VERSION, DEFAULT_HOURS_BEFORE_ARRIVAL } from '@innkeeper/domain/properties/constants.ts'
import { DEFAULT_BRAND } from '@innkeeper/domain/properties/defaults.ts'
import type { Property } from '@innkeeper/domain/properties/schema.ts'
import { LOCALIZATION } from './languages.ts'

export const FJELLHEIM_ID = 'fjellheim'

export const RECEPTION = { phone: '+47 61 00 00 00', email: 'reception@fjellheim.example' }

export const FJELLHEIM: Property = {
  propertyId: FJELLHEIM_ID,
  name: 'Fjellheim',
  active: true,
  currency: 'NOK',
  timeZone: 'Europe/Oslo',
  checkInTime: '15:00',
  checkOutTime: '11:00',
  hoursBeforeArrival: DEFAULT_HOURS_BEFORE_ARRIVAL,
  localization: LOCALIZATION,
  brand: DEFAULT_BRAND,
  policyLinks: {
    privacy: 'https://fjellheim.example/privacy',
    terms: 'https://fjellheim.example/terms',
  },
  contact: {
    ...RECEPTION,
    address: 'Fjellheimvegen 1, 2699 Fjelldal, Norway',
  },
  seller: {
    version: 1,
    name: 'Fjellheim Hotell AS',
    address: 'Fjellheimvegen 1, 2699 Fjelldal, Norway',
    vatNumber: 'NO 000 000 000 MVA',
  },
  reviewLinks: {
    version: 1,
    links: [{ name: 'Fjellheim on the review site', address: 'https://reviews.example/fjellheim' }],
  },
  access: {
    version: ACCESS_VERSION,
    doorCode: null,
    wifiName: 'Fjellheim Guest',
    wifiPassword: 'multe-og-bjork',
  },
  guestFields: {
    version: 1,
    fields: [
      { id: 'number-plate', name: 'Number plate' },
      { id: 'diet', name: 'Diet and allergies' },
      { id: 'company', name: 'Company' },
    ],
  },
  integrationFeatures: {},
}
