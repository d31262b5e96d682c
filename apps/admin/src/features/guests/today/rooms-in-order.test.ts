import { expect, test } from 'vitest'
import { roomsToPrepareFirst } from './rooms-in-order.ts'

const room = (unit: string, change: object) => ({
  unit,
  unitCategory: null,
  departure: null,
  arrival: null,
  isStaying: false,
  ...change,
})

test('a room that was left and is wanted again today comes first, one that is stayed in after it', () => {
  const rooms = [
    room('101', { isStaying: true }),
    room('102', { arrival: 'here' }),
    room('103', { departure: 'due' }),
    room('104', { departure: 'out' }),
    room('105', { departure: 'out', arrival: 'due' }),
    room('106', { arrival: 'due' }),
    room('107', { departure: 'out' }),
    room('108', { departure: 'out', arrival: 'here' }),
  ]
  expect(roomsToPrepareFirst(rooms).map(({ unit }) => unit)).toEqual([
    '105',
    '104',
    '107',
    '106',
    '103',
    '101',
    '102',
    '108',
  ])
})
