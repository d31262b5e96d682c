import type { BookingName, OfferedUnit } from '@innkeeper/api/guests/guest-page.ts'
import { expect, test } from 'vitest'
import { nightsTaken, roomGroups, roomStateOf, roomsInSight, suggestedUnit } from './room-rows.ts'

const stay = { arrival: '2026-11-15', departure: '2026-11-18' }
const aksel: BookingName = {
  id: 'a',
  name: 'Aksel Bruun',
  arrival: '2026-11-17',
  departure: '2026-11-20',
  unit: '210',
  state: 'precheckin',
}
const room = (id: string, change: Partial<OfferedUnit> = {}): OfferedUnit => ({
  id,
  code: id,
  floor: 4,
  category: { id: 'suite', name: 'Fjord suite' },
  isAsBooked: true,
  takenBy: [],
  leftBy: null,
  isReady: null,
  ...change,
})

test('a room is free, still to be left, or taken', () => {
  expect(roomStateOf(room('410'))).toBe('free')
  expect(roomStateOf(room('410', { leftBy: aksel }))).toBe('leaving')
  expect(roomStateOf(room('410', { takenBy: [aksel], leftBy: aksel }))).toBe('taken')
})

test('where the house keeps the cleaning list, a free room is ready or not cleaned yet, and a ready one is suggested', () => {
  const rooms = [room('410', { isReady: false }), room('412', { isReady: true })]
  expect(rooms.map(roomStateOf)).toEqual(['uncleaned', 'ready'])
  expect(suggestedUnit(rooms, null)).toBe('412')
  expect(suggestedUnit(rooms.slice(0, 1), null)).toBe('410')
  expect(roomStateOf(room('413', { isReady: true, leftBy: aksel }))).toBe('leaving')
})

test('the nights somebody else has are told one by one', () => {
  expect(nightsTaken(stay, [aksel])).toEqual([false, false, true])
  expect(nightsTaken({ ...stay, departure: stay.arrival }, [])).toEqual([false])
  expect(nightsTaken({ ...stay, departure: '2027-11-18' }, [])).toHaveLength(14)
})

test('the own room is suggested, else an empty one as booked, and never a taken one', () => {
  const rooms = [
    room('210', { takenBy: [aksel] }),
    room('410', { leftBy: aksel }),
    room('412'),
    room('101', { isAsBooked: false }),
  ]
  expect(suggestedUnit(rooms, '210')).toBe('210')
  expect(suggestedUnit(rooms, null)).toBe('412')
  expect(suggestedUnit(rooms.slice(0, 2), null)).toBe('410')
  expect(suggestedUnit(rooms.slice(0, 1), null)).toBeNull()
})

test('other rooms stand by category', () => {
  const double = { id: 'double', name: 'Double' }
  const groups = roomGroups([
    room('101', { category: double }),
    room('410'),
    room('102', { category: double }),
  ])
  expect(groups.map(({ name, units }) => [name, units.map(({ code }) => code)])).toEqual([
    ['Double', ['101', '102']],
    ['Fjord suite', ['410']],
  ])
})

test('of many rooms the taken ones are out of sight until somebody looks for them', () => {
  const many = Array.from({ length: 12 }, (_, index) =>
    room(String(101 + index), index < 3 ? {} : { takenBy: [aksel] }),
  )
  const codes = (change: Partial<Parameters<typeof roomsInSight>[1]> = {}) =>
    roomsInSight(many, { chosen: '112', search: '', showsTaken: false, ...change }).map(({ code }) => code)
  expect(codes()).toEqual(['101', '102', '103', '112'])
  expect(codes({ search: ' 110 ' })).toEqual(['110'])
  expect(codes({ showsTaken: true })).toHaveLength(12)
  expect(roomsInSight(many.slice(3, 8), { chosen: null, search: '', showsTaken: false })).toHaveLength(5)
})
