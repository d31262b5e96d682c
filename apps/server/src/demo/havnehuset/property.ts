import { ACCESS_VERSION, DEFAULT_HOURS_BEFORE_ARRIVAL } from '@innkeeper/domain/properties/constants.ts'
import type { Property } from '@innkeeper/domain/properties/schema.ts'
import { NO_GUEST_FIELDS } from '@innkeeper/domain/properties/settings-upgrades.ts'
import { LOCALIZATION } from './languages.ts'

export const HAVNEHUSET_ID = 'havnehuset'

export const HAVNEHUSET_CONTACT = { email: 'hej@havnehuset.example', phone: '+45 70 00 00 00' }

export const HAVNEHUSET: Property = {
  propertyId: HAVNEHUSET_ID,
  name: 'Havnehuset',
  active: true,
  currency: 'DKK',
  timeZone: 'Europe/Copenhagen',
  checkInTime: '14:00',
  checkOutTime: '10:00',
  hoursBeforeArrival: DEFAULT_HOURS_BEFORE_ARRIVAL,
  localization: LOCALIZATION,
  brand: {
    brandColour: '#1d4560',
    accentColour: '#b4452f',
    paperColour: '#f1f5f6',
    cardColour: '#fdfefe',
    inkColour: '#172530',
    headingFont: 'Inter',
    textFont: 'Inter',
    logo: null,
  },
  policyLinks: {
    privacy: 'https://havnehuset.example/privatliv',
    terms: 'https://havnehuset.example/vilkaar',
  },
  contact: {
    ...HAVNEHUSET_CONTACT,
    address: 'Havnegade 4, 9990 Nordhavn, Danmark',
  },
  seller: {
    version: 1,
    name: 'Havnehuset ApS',
    address: 'Havnegade 4, 9990 Nordhavn, Danmark',
    vatNumber: 'DK 00 00 00 00',
  },
  reviewLinks: { version: 1, links: [] },
  access: { version: ACCESS_VERSION, doorCode: null, wifiName: 'Havnehuset', wifiPassword: 'salt-sol-sten' },
  guestFields: NO_GUEST_FIELDS,
  integrationFeatures: {},
}
