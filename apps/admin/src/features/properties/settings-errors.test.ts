import { beforeAll, expect, test } from 'vitest'
import { englishTexts } from '../../platform/english-texts.ts'
import type { AdminTranslate } from '../../platform/texts.ts'
import { sampleSettings as settings } from './sample-settings.ts'
import { settingsErrors } from './settings-errors.ts'

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
