import type { ClientData } from '@innkeeper/api/properties.ts'
import { EMPTY_TAB_BAR } from '@innkeeper/domain/guestbook/tab-bar-schema.ts'
import { DEFAULT_BRAND } from '@innkeeper/domain/properties/defaults.ts'

/** A property for tests. */
export const SAMPLE_PROPERTY: ClientData = {
  propertyId: 'fjellheim',
  name: 'Fjellheim',
  active: true,
  currency: 'NOK',
  timeZone: 'Europe/Oslo',
  checkInTime: '15:00',
  checkOutTime: '11:00',
  localization: {
    default: 'GB',
    languages: { GB: { code: 'en', index: 0, order: 0, isVisible: true, title: 'English' } },
  },
  guestbook: { version: 1 },
  upselling: { enabled: false },
  tabBar: EMPTY_TAB_BAR,
  font: { heading: 'Fraunces', text: 'Inter', href: '/fonts/fjellheim/1.css' },
  brand: DEFAULT_BRAND,
  mediaOrigin: '',
  policyLinks: { privacy: null, terms: null },
  contact: { email: null, phone: '+47 22 00 00 00', address: null },
  segmentation: { targetGroups: [] },
  units: [],
  integration: { features: {} },
  hasChat: false,
  modules: ['guestbook', 'products', 'htmlBuilder'],
  features: ['guestbook'],
}
