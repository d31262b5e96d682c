import { expect, it } from 'vitest'
import { BOOKING_STATES } from '../guests/schema.ts'
import { isMatched, otherRoomOf, roomOfOrder } from './booking-match.ts'

const inHouse = { state: 'checkin', unitCode: '204' } as const

it('an order from the guestbook is matched by a booking in house alone', () => {
  const of = (state: (typeof BOOKING_STATES)[number]) => isMatched('guestbook', { ...inHouse, state }, '204')
  expect(BOOKING_STATES.map(of)).toEqual([false, true, false])
  expect(isMatched('guestbook', null, '204')).toBe(false)
})

it('an order from the store or of an upgrade is matched by its link’s own booking', () => {
  const coming = { state: 'precheckin', unitCode: null } as const
  expect(isMatched('upselling', coming, null)).toBe(true)
  expect(isMatched('room upgrades', coming, null)).toBe(true)
  expect(isMatched('upselling', null, null)).toBe(false)
})

it('an order to another room than the booking’s is not matched; where one is not known nothing speaks against it', () => {
  expect(isMatched('guestbook', inHouse, ' 0204')).toBe(true)
  expect(isMatched('guestbook', inHouse, '206')).toBe(false)
  expect(isMatched('guestbook', inHouse, null)).toBe(true)
  expect(isMatched('guestbook', { ...inHouse, unitCode: null }, '206')).toBe(true)
})

it('names the booking’s room where the guest wrote another', () => {
  expect(otherRoomOf(inHouse, '206')).toBe('204')
  expect(otherRoomOf(inHouse, 'room 204')).toBeNull()
  expect(otherRoomOf(null, '206')).toBeNull()
})

const bought = { unit: '106', status: 'accepted', isMatched: true, isDone: false } as const

it('what was bought before the stay follows it to the room it has now, until it is done', () => {
  const breakfast = { ...bought, source: 'upselling' } as const
  expect(roomOfOrder({ ...breakfast, unit: null }, { unit: '204' })).toBe('204')
  expect(roomOfOrder(breakfast, { unit: '204' })).toBe('204')
  expect(roomOfOrder({ ...breakfast, isDone: true }, { unit: '204' })).toBe('106')
  expect(roomOfOrder({ ...breakfast, isMatched: false }, { unit: '204' })).toBe('106')
  expect(roomOfOrder({ ...breakfast, source: 'guestbook' }, { unit: '204' })).toBe('106')
})

it('is for the room it was ordered to where its stay has none, or there is no stay', () => {
  const breakfast = { ...bought, source: 'upselling' } as const
  expect(roomOfOrder(breakfast, { unit: null })).toBe('106')
  expect(roomOfOrder(breakfast, null)).toBe('106')
})

it('an accepted upgrade names no room until one is chosen, and never the room that the guest has left', () => {
  const upgrade = { ...bought, source: 'room upgrades' } as const
  for (const status of ['accepted', 'auto accepted'] as const) {
    expect(roomOfOrder({ ...upgrade, status }, { unit: null })).toBeNull()
    expect(roomOfOrder({ ...upgrade, status, isDone: true }, { unit: '504' })).toBe('504')
  }
  for (const status of ['no action taken', 'declined'] as const) {
    expect(roomOfOrder({ ...upgrade, status }, { unit: null })).toBe('106')
  }
})
