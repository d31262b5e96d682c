import { expect, test } from 'vitest'
import { passOf } from '../pass/room-pass.ts'
import { sampleGuest, sampleStay } from './sample-stay.ts'

const setting = {
  hotel: 'fjellheim',
  propertyName: 'Fjellheim',
  language: 'en',
  timeZone: 'Europe/Oslo',
  renderedAt: Date.parse('2026-11-15T23:30:00Z'),
}

test('a preview greets a sample guest in the first room, who arrives today where the property is', () => {
  const stay = sampleStay(
    { moments: null, roomNumber: '101', access: null, isDraft: false, token: null },
    setting,
  )
  expect(stay.status).toBe('sample')
  expect(stay.values).toMatchObject({
    firstName: 'Astrid',
    lastName: 'Nilsen',
    roomNumber: '101',
    propertyName: 'Fjellheim',
    arrival: 'Monday 16 November',
    departure: 'Thursday 19 November',
  })
})

test('a preview of another day has the sample guest arrive on that day', () => {
  const moments = [{ date: '2026-12-24', weekday: 4, minute: 720 } as const]
  expect(
    sampleStay({ moments, roomNumber: '204', access: null, isDraft: false, token: null }, setting).values
      .arrival,
  ).toBe('Thursday 24 December')
})

test('a preview for staff has a pass, of the room looked at', () => {
  const access = { doorCode: '4711', wifiName: 'Fjellheim', wifiPassword: null }
  const preview = { moments: null, roomNumber: '204', access, isDraft: false, token: 'x' }
  const pass = passOf({ ...sampleGuest(preview, setting), state: 'checkin', access })
  expect(pass).toMatchObject({ room: '204', doorCode: '4711', wifi: { name: 'Fjellheim' } })
})
