import { loadAdminMessages } from '@innkeeper/i18n/load-admin.ts'
import { createI18n, translateWith } from '@innkeeper/i18n/runtime.ts'
import { expect, test } from 'vitest'
import type { AdminTranslate } from '../../../platform/texts.ts'
import { fieldName, fieldWords } from './field-words.ts'

const t = translateWith(createI18n('en', await loadAdminMessages('en'))) as AdminTranslate

test('a field is a heading of its own, and a word among others', () => {
  expect(fieldName(t, 'phone')).toBe('Phone')
  expect(fieldWords(t, ['departure', 'phone'])).toBe('phone, departure')
})
