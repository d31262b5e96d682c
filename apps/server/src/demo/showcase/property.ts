import { SHOWCASE_PROPERTY } from '@innkeeper/domain/guestbook/constants.ts'
import { ACCESS_VERSION, DEFAULT_HOURS_BEFORE_ARRIVAL } from '@innkeeper/domain/properties/constants.ts'
import type { Property } from '@innkeeper/domain/properties/schema.ts'
import { NO_GUEST_FIELDS } from '@innkeeper/domain/properties/settings-upgrades.ts'
import { LOCALIZATION } from './languages.ts'

export const SHOWCASE_ID = SHOWCASE_PROPERTY

export const SHOWCASE: Property = {
  propertyId: SHOWCASE_ID,
  name: 'Lysning',
  active: true,
  currency: 'EUR',
  timeZone: 'Europe/Copenhagen',
  checkInTime: '15:00',
  checkOutTime: '11:00',
  hoursBeforeArrival: DEFAULT_HOURS_BEFORE_ARRIVAL,
  localization: LOCALIZATION,
  brand: {
    brandColour: '#43263f',
    accentColour: '#a03a63',
    paperColour: '#f7f2f5',
    cardColour: '#fffcfe',
    inkColour: '#261a25',
    headingFont: 'Playfair Display',
    textFont: 'DM Sans',
    logo: null,
  },
  policyLinks: {
    privacy: 'https://lysning.example/privacy',
    terms: 'https://lysning.example/terms',
  },
  contact: {
    email: 'hello@lysning.example',
    phone: '+45 71 00 00 00',
    address: 'Skovvej 7, 8680 Lysning, Danmark',
  },
  seller: {
    version: 1,
    name: 'Lysning ApS',
    address: 'Skovvej 7, 8680 Lysning, Danmark',
    vatNumber: 'DK 00 00 00 01',
  },
  reviewLinks: { version: 1, links: [] },
  access: { version: ACCESS_VERSION, doorCode: null, wifiName: 'Lysning', wifiPassword: 'mos-gran-lys' },
  guestFields: NO_GUEST_FIELDS,
  integrationFeatures: {},
}
