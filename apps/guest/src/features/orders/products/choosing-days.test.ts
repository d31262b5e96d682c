import type { OfferedDay } from '@innkeeper/api/orders/products.ts'
import { describe, expect, test } from 'vitest'
import { leftAsChosen, timesThePrice, timesToChoose, whenChosen, withDay, withTime } from './choosing-days.ts'

const evenings = (day: string, ...left: (number | null)[]): OfferedDay => ({
  day,
  left: null,
  times: left.map((count, hour) => ({ time: `${18 + hour}:00`, left: count, hours: null })),
})
const night = (day: string, left: number): OfferedDay => ({ day, left, times: [] })
const sauna = {
  asksForDays: true,
  isForSeveralDays: true,
  days: [evenings('2026-11-16', 2, 0), evenings('2026-11-17', 1, 3), evenings('2026-11-18', 0, 0)],
}
const garage = {
  asksForDays: true,
  isForSeveralDays: true,
  days: [night('2026-11-16', 4), night('2026-11-17', 2)],
}
const early = {
  asksForDays: true,
  isForSeveralDays: false,
  days: [
    {
      day: '2026-11-16',
      left: 2,
      times: [
        { time: '14:00', left: 2, hours: 1 },
        { time: '13:00', left: 2, hours: 2 },
      ],
    },
  ],
}

describe('what is had at a time', () => {
  test('says its day and its time before it can be added', () => {
    const day = withDay(sauna, null, '2026-11-17')
    expect(whenChosen(sauna, day)).toBeNull()
    expect(whenChosen(sauna, withTime(sauna, day, '19:00'))).toEqual({ days: ['2026-11-17'], time: '19:00' })
  })

  test('on several days is had at a time that is free on all of them', () => {
    const both = withDay(sauna, withDay(sauna, null, '2026-11-17'), '2026-11-16')
    expect(timesToChoose(sauna, both)).toMatchObject([
      { time: '18:00', left: 1 },
      { time: '19:00', left: 0 },
    ])
    expect(whenChosen(sauna, withTime(sauna, both, '19:00'))).toBeNull()
  })

  test('loses a time that a further day does not have', () => {
    const late = withTime(sauna, withDay(sauna, null, '2026-11-17'), '19:00')
    expect(withDay(sauna, late, '2026-11-16')).toEqual({ days: ['2026-11-16', '2026-11-17'], time: null })
  })

  test('cannot be had on a day that is full', () => {
    expect(whenChosen(sauna, { days: ['2026-11-18'], time: '18:00' })).toBeNull()
  })
})

test('each night is paid for, and the night with the fewest left says how many there are', () => {
  const both = withDay(garage, withDay(garage, null, '2026-11-17'), '2026-11-16')
  expect(whenChosen(garage, both)).toEqual({ days: ['2026-11-16', '2026-11-17'], time: null })
  expect([timesThePrice(garage, both), leftAsChosen(garage, both)]).toEqual([2, 2])
  expect(withDay(garage, withDay(garage, null, '2026-11-17'), '2026-11-17')).toBeNull()
})

test('early check-in has one day, which is chosen already, and is paid for by the hour', () => {
  const two = withTime(early, null, '13:00')
  expect(whenChosen(early, two)).toEqual({ days: ['2026-11-16'], time: '13:00' })
  expect(timesThePrice(early, two)).toBe(2)
})
