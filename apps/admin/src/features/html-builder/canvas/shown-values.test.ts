import { fillPlaceholders } from '@innkeeper/domain/guestbook/placeholders.ts'
import { expect, test } from 'vitest'
import type { ShownTo } from '../editor/editor-view.ts'
import { shownValues } from './shown-values.ts'

const SAMPLES = {
  firstName: 'Astrid',
  lastName: 'Nilsen',
  roomNumber: '204',
  propertyName: 'Fjellheim',
  arrival: 'Tuesday 17 November',
  departure: 'Thursday 19 November',
  bookingLink: 'the guest’s link',
  surveyLink: 'the link to their survey',
}
const GUEST = {
  id: 'b1',
  firstName: 'Jonas',
  lastName: 'Berg',
  unit: null,
  arrival: '2026-11-20',
  departure: '2026-11-22',
}
const said = (to: ShownTo, language = 'en') =>
  fillPlaceholders(
    'Dear {{firstName}}, {{propertyName}} has room {{roomNumber}} until {{departure}}',
    shownValues(to, SAMPLES, language),
  )

test('the canvas speaks to the sample guest, to a guest of the property, or to somebody without a booking', () => {
  expect(said('sample')).toBe('Dear Astrid, Fjellheim has room 204 until Thursday 19 November')
  expect(said(GUEST, 'no')).toBe('Dear Jonas, Fjellheim has room until søndag 22. november')
  expect(said('nobody')).toBe('Dear, Fjellheim has room until')
})
