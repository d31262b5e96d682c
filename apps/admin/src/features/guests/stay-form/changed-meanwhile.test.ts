import { loadAdminMessages } from '@innkeeper/i18n/load-admin.ts'
import { createI18n, translateWith } from '@innkeeper/i18n/runtime.ts'
import { expect, test } from 'vitest'
import type { AdminTranslate } from '../../../platform/texts.ts'
import type { BookingEvent } from '../page/timeline-steps.ts'
import { meanwhileWords } from './changed-meanwhile.tsx'

const t = translateWith(createI18n('en', await loadAdminMessages('en'))) as AdminTranslate
const event = (change: Partial<BookingEvent>): BookingEvent => ({
  revision: 4,
  at: '2026-11-15T10:00:00Z',
  kind: 'changed',
  source: 'pms',
  by: 'Mews',
  fields: [],
  ...change,
})

test('nothing happened, nothing is said', () => {
  expect(meanwhileWords(t, [])).toBeNull()
})

test('who changed which fields is said, of all changes together', () => {
  const events = [
    event({ fields: ['departure', 'attributes'] }),
    event({ fields: ['phone'], by: 'Ola', source: 'staff' }),
  ]
  expect(meanwhileWords(t, events)).toBe('Mews changed this booking while you had it open: phone, departure.')
})

test('what another system notes for itself is named where nothing else changed', () => {
  expect(meanwhileWords(t, [event({ fields: ['attributes'] })])).toBe(
    'Mews changed this booking while you had it open: details from another system.',
  )
})

test('what matters more than a field is said first, by whoever did it', () => {
  const events = [event({ fields: ['phone'], by: 'Ola', source: 'staff' }), event({ kind: 'cancelled' })]
  expect(meanwhileWords(t, events)).toBe('Mews cancelled this booking while you had it open.')
})

test('a system without a name is still somebody', () => {
  expect(meanwhileWords(t, [event({ by: null })])).toBe(
    'The booking system changed this booking while you had it open.',
  )
})
