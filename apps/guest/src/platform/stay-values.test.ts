import { expect, test } from 'vitest'
import { stayValues } from './stay-values.ts'

const booking = {
  firstName: 'Astrid',
  lastName: 'Nilsen',
  arrival: '2026-11-15',
  departure: '2026-11-19',
  state: 'checkin' as const,
  unit: { code: '204', type: null },
  language: null,
  boxes: [],
  redeemed: {},
}
const context = { propertyName: 'Fjellheim', language: 'en', bookingLink: 'https://x.example/guestbook/f/k' }

test('the dates of a stay are written in the language of the guestbook', () => {
  expect(stayValues(booking, context).departure).toBe('Thursday 19 November')
  expect(stayValues(booking, { ...context, language: 'no' }).departure).toBe('torsdag 19. november')
  expect(stayValues(booking, { ...context, language: 'de' }).departure).toContain('Donnerstag')
})

test('a stay without a room has no room number', () => {
  expect(stayValues({ ...booking, unit: null }, context).roomNumber).toBe('')
})
