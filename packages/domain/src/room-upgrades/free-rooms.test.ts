import fc from 'fast-check'
import { expect, it } from 'vitest'
import { freeRooms, roomsInNight } from './free-rooms.ts'

const counted = fc.record({ rooms: fc.integer({ min: 0, max: 9 }), taken: fc.integer({ min: 0, max: 12 }) })

it('a number written by hand is free at most, and never more than units have left', () => {
  fc.assert(
    fc.property(counted, counted, (byUnits, byHand) => {
      const left = freeRooms([roomsInNight(byUnits, byHand)])
      expect(left).toBeLessThanOrEqual(freeRooms([byHand]))
      if (byUnits.rooms > 0) expect(left).toBe(Math.min(freeRooms([byHand]), freeRooms([byUnits])))
    }),
  )
})

it('where a category has no units the number counts alone, and without one nothing is free', () => {
  const none = { rooms: 0, taken: 1 }
  expect(freeRooms([roomsInNight(none, { rooms: 3, taken: 1 })])).toBe(2)
  expect(freeRooms([roomsInNight(none, null)])).toBe(0)
})

it('as many are free as in the night with the fewest', () => {
  expect(
    freeRooms([
      { rooms: 3, taken: 0 },
      { rooms: 3, taken: 2 },
    ]),
  ).toBe(1)
  expect(freeRooms([])).toBe(0)
})
