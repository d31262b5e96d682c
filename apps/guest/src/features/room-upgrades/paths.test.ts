import { expect, test } from 'vitest'
import { confirmationPath, overviewPath, roomPath } from './paths.ts'

const place = { hotel: 'fjellheim', booking: 'key', cameFrom: '', preview: null }

test('without a booking the address has no place for one', () => {
  expect(overviewPath(place)).toBe('/room-upgrades/fjellheim/key')
  expect(overviewPath({ ...place, booking: null })).toBe('/room-upgrades/fjellheim')
  expect(roomPath({ ...place, booking: null }, 'suite')).toBe('/room-upgrades/fjellheim/room/suite')
})

test('where the guest came from, a preview and the order stay in the address', () => {
  const came = { ...place, cameFrom: 'card & more', preview: { token: null } }
  expect(roomPath(came, 'suite')).toBe(
    '/room-upgrades/fjellheim/key/room/suite?from=card+%26+more&state=preview',
  )
  expect(confirmationPath(place, 'suite', 'order-1')).toBe(
    '/room-upgrades/fjellheim/key/room/suite/request-confirmation?order=order-1',
  )
})
