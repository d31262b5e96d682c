import { describe, expect, test } from 'vitest'
import { atTimes, byHour, byNight } from '../sample-store.ts'
import { dayStanding, freeDays, leftAt, mostOf, timesOn } from './free-days.ts'

describe('the nights of a stay', () => {
  const product = byNight({ '2026-11-15': 3, '2026-11-16': null, '2026-11-17': 0, '2026-11-18': 1 })

  test('are free, full, or free with what is left', () => {
    expect(product.days.map((offered) => dayStanding(product, offered))).toEqual([
      { day: '2026-11-15', is: 'free', left: 3 },
      { day: '2026-11-16', is: 'free', left: null },
      { day: '2026-11-17', is: 'full', left: 0 },
      { day: '2026-11-18', is: 'free', left: 1 },
    ])
    expect(freeDays(product)).toEqual(['2026-11-15', '2026-11-16', '2026-11-18'])
    expect(freeDays(product, 2)).toEqual(['2026-11-15', '2026-11-16'])
  })

  test('say how many can be had on all that are picked', () => {
    expect(mostOf(product, { days: ['2026-11-15', '2026-11-16'], time: null })).toBe(3)
    expect(mostOf(product, { days: ['2026-11-15', '2026-11-18'], time: null })).toBe(1)
    expect(mostOf(product, { days: ['2026-11-17'], time: null })).toBe(0)
    expect(mostOf(product, null)).toBe(5)
    // What is counted by the piece is counted for each of the nights.
    expect(mostOf({ ...product, left: 3 }, { days: ['2026-11-15', '2026-11-16'], time: null })).toBe(1)
  })
})

describe('times', () => {
  const product = atTimes({
    '2026-11-16': { '16:00': 1, '18:00': 0, '20:00': null },
    '2026-11-17': { '16:00': 2, '18:00': 3 },
    '2026-11-18': {},
    '2026-11-19': { '18:00': 0 },
  })

  test('make a day full where none is left, and not offered where there is none', () => {
    const standings = product.days.map((offered) => dayStanding(product, offered).is)
    expect(standings).toEqual(['free', 'free', 'not offered', 'full'])
  })

  test('are those of all the days that are picked, with the least that is left', () => {
    expect(timesOn(product, ['2026-11-16', '2026-11-17'])).toEqual([
      { time: '16:00', left: 1, hours: null },
      { time: '18:00', left: 0, hours: null },
    ])
    expect(timesOn(product, [])).toEqual([])
    expect(leftAt(product, '2026-11-16', '20:00')).toBeNull()
    expect(leftAt(product, '2026-11-16', '21:00')).toBe(0)
    expect(leftAt(product, '2026-12-16', '16:00')).toBe(0)
  })
})

test('who comes early is one guest', () => {
  expect(mostOf(byHour(5), { days: ['2026-11-15'], time: '13:00' })).toBe(1)
})
