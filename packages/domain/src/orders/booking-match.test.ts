import { expect, it } from 'vitest'
import { BOOKING_STATES } from '../guests/schema.ts'
import { isMatched } from './booking-match.ts'

it('an order from the guestbook is matched by a booking in house alone', () => {
  expect(BOOKING_STATES.map((state) => isMatched('guestbook', { state }))).toEqual([false, true, false])
  expect(isMatched('guestbook', null)).toBe(false)
})

it('an order from the store or of an upgrade is matched by its link’s own booking', () => {
  expect(isMatched('upselling', { state: 'precheckin' })).toBe(true)
  expect(isMatched('room upgrades', { state: 'precheckin' })).toBe(true)
  expect(isMatched('upselling', null)).toBe(false)
})
