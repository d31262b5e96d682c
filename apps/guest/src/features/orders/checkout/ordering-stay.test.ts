import type { GuestBooking } from '@innkeeper/api/guests.ts'
import { expect, test } from 'vitest'
import { orderingStay } from './ordering-stay.ts'

const stay = (state: GuestBooking['state']) =>
  ({ state, firstName: 'Astrid', unit: { code: '204', type: null } }) as GuestBooking

test('after check-out an order is for the guest, and no longer for the room', () => {
  expect(orderingStay(stay('checkout'))).toEqual({ ...stay('checkout'), unit: null })
  for (const state of ['precheckin', 'checkin'] as const)
    expect(orderingStay(stay(state)).unit?.code).toBe('204')
})
