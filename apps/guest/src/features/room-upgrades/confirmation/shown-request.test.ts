import type { GuestOrder, StayOrder } from '@innkeeper/api/orders/checkout.ts'
import { expect, test } from 'vitest'
import { newRoomName, requestOfOrder, requestOfStay } from './shown-request.ts'

const asked = { number: 12, placedAt: '2026-11-18T12:00:00Z', total: 180_000, outcome: null } as const

test('a night that costs otherwise is a line of its own, and the nights are counted over all', () => {
  const lines = [
    { title: 'Fjord suite', days: ['2026-11-20', '2026-11-21'] },
    { title: 'Fjord suite', days: ['2026-11-19'] },
  ]
  const order = { ...asked, standing: 'sent', lines } as unknown as GuestOrder
  expect(requestOfOrder(order)).toMatchObject({ title: 'Fjord suite', nights: 3, standing: 'sent' })
})

test('another device of the stay knows the same of it', () => {
  const items = [
    { title: 'Fjord suite', quantity: 2 },
    { title: 'Fjord suite', quantity: 1 },
  ]
  const order = { ...asked, standing: 'confirmed', items } as unknown as StayOrder
  expect(requestOfStay(order)).toMatchObject({ title: 'Fjord suite', nights: 3, standing: 'confirmed' })
})

test('what the house took back is not what the guest took back', () => {
  const order = { ...asked, standing: 'declined', outcome: 'cancelled', items: [] } as unknown as StayOrder
  expect(requestOfStay(order).standing).toBe('house cancelled')
  expect(requestOfStay({ ...order, standing: 'cancelled', outcome: null }).standing).toBe('cancelled')
})

test('the new room is named with its number once there is one', () => {
  expect(newRoomName({ title: 'Fjord suite' }, '504')).toBe('Fjord suite, 504')
  expect(newRoomName({ title: 'Fjord suite' }, null)).toBe('Fjord suite')
})
