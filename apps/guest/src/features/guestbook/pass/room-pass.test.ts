import type { GuestBooking } from '@innkeeper/api/guests.ts'
import { expect, test } from 'vitest'
import { passOf } from './room-pass.ts'

const booking: GuestBooking = {
  firstName: 'Astrid',
  lastName: 'Nilsen',
  arrival: '2026-11-15',
  departure: '2026-11-19',
  state: 'checkin',
  unit: { code: '204', type: null },
  language: null,
  checkInTime: null,
  checkOutTime: null,
  unitKey: null,
  watchId: 'watched',
  access: { doorCode: '4827', wifiName: 'Fjellheim Guest', wifiPassword: 'moss-and-stone' },
  boxes: [],
  redeemed: {},
  isRegistered: false,
}

test('a guest in house has a pass with room, door code and network', () => {
  expect(passOf(booking)).toMatchObject({
    guest: 'Astrid Nilsen',
    room: '204',
    doorCode: '4827',
    wifi: { name: 'Fjellheim Guest', password: 'moss-and-stone' },
  })
})

test('the pass has only what there is', () => {
  expect(passOf({ ...booking, access: null })).toMatchObject({ room: '204', doorCode: null, wifi: null })
  const noNetwork = { doorCode: '1', wifiName: null, wifiPassword: 'lost' }
  expect(passOf({ ...booking, unit: null, access: noNetwork })).toMatchObject({ room: null, wifi: null })
})

test('the pass has the key another system opens the room with, and the hour the booking itself is left at', () => {
  const href = 'https://keys.example/204'
  expect(passOf({ ...booking, unitKey: href })?.key).toEqual({ kind: 'link', href })
  const keyAlone = { ...booking, unit: null, access: null, unitKey: '77-31', checkOutTime: '14:00' }
  expect(passOf(keyAlone)).toMatchObject({ key: { kind: 'code', code: '77-31' }, checkOutTime: '14:00' })
  expect(passOf({ ...keyAlone, state: 'checkout' })).toBeNull()
})

test('before and after the stay there is none, nor without anything to show', () => {
  expect(passOf(null)).toBeNull()
  expect(passOf({ ...booking, state: 'precheckin' })).toBeNull()
  expect(passOf({ ...booking, state: 'checkout' })).toBeNull()
  expect(passOf({ ...booking, access: null, unit: null })).toBeNull()
})
