import type { PropertySettings } from '@innkeeper/api/properties.ts'
import { DEFAULT_BRAND } from '@innkeeper/domain/properties/defaults.ts'
import { NO_REVIEW_LINKS, NO_SELLER } from '@innkeeper/domain/properties/settings-upgrades.ts'
import { beforeAll, expect, test } from 'vitest'
import { englishTexts } from '../../platform/english-texts.ts'
import type { AdminTranslate } from '../../platform/texts.ts'
import { settingsErrors } from './settings-errors.ts'

const settings: PropertySettings = {
  name: 'Fjellheim',
  active: true,
  currency: 'NOK',
  timeZone: 'Europe/Oslo',
  checkInTime: '15:00',
  checkOutTime: '11:00',
  localization: {
    languages: { GB: { code: 'en', index: 0, order: 0, isVisible: true, title: 'English' } },
    default: 'GB',
  },
  brand: DEFAULT_BRAND,
  policyLinks: { privacy: null, terms: null },
  contact: { email: null, phone: null, address: null },
  seller: NO_SELLER,
  reviewLinks: NO_REVIEW_LINKS,
  integrationFeatures: {},
}

let t: AdminTranslate
beforeAll(async () => {
  t = await englishTexts()
})

test('settings that can be saved have no errors', () => {
  expect(settingsErrors(t, settings)).toEqual({})
})

test('each wrong field is named with words a person understands', () => {
  const wrong = {
    ...settings,
    name: ' ',
    checkInTime: '',
    contact: { ...settings.contact, email: 'nobody' },
    policyLinks: { privacy: 'fjellheim.example', terms: null },
    reviewLinks: { version: 1 as const, links: [{ name: '', address: 'x' }] },
  }
  expect(settingsErrors(t, wrong)).toEqual({
    name: t('form.required'),
    checkInTime: t('settings.wrong.time'),
    'contact.email': t('form.invalidEmail'),
    'policyLinks.privacy': t('settings.wrong.link'),
    'reviewLinks.links.0.name': t('form.required'),
    'reviewLinks.links.0.address': t('settings.wrong.link'),
  })
})
