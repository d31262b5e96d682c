import { expect, test } from 'vitest'
import { unitByNight } from './unit-by-night.ts'

const stay = { arrival: '2026-11-15', departure: '2026-11-18', unit: '412' }

test('without a move every night is in the same unit', () => {
  expect(unitByNight(stay, [])).toEqual([
    { date: '2026-11-15', unit: '412' },
    { date: '2026-11-16', unit: '412' },
    { date: '2026-11-17', unit: '412' },
  ])
})

test('nights before a move were where the guest was then', () => {
  const units = (moves: Parameters<typeof unitByNight>[1]) => unitByNight(stay, moves).map(({ unit }) => unit)
  expect(units([{ day: '2026-11-17', from: '410' }])).toEqual(['410', '410', '412'])
  expect(units([{ day: '2026-11-10', from: '204' }])).toEqual(['412', '412', '412'])
  const twice = [
    { day: '2026-11-16', from: '204' },
    { day: '2026-11-17', from: '410' },
  ]
  expect(units(twice)).toEqual(['204', '410', '412'])
})

test('of two moves on one day the last counts for its night, the first for the nights before', () => {
  const moves = [
    { day: '2026-11-16', from: '204' },
    { day: '2026-11-16', from: '410' },
  ]
  expect(unitByNight(stay, moves).map(({ unit }) => unit)).toEqual(['204', '412', '412'])
})

test('a stay without a night has its one day', () => {
  expect(unitByNight({ ...stay, departure: stay.arrival }, [])).toEqual([{ date: '2026-11-15', unit: '412' }])
})
