import { expect, test } from 'vitest'
import { roundTimes } from './time-choices.ts'

const quarters = (from: string, count: number) =>
  Array.from({ length: count }, (_, index) => new Date(Date.parse(from) + index * 900_000).toISOString())
const clocks = (times: readonly string[]) => times.map((time) => time.slice(11, 16))

test('a few times are all there', () => {
  const times = quarters('2026-11-16T18:15:00Z', 8)
  expect(roundTimes(times, null)).toBe(times)
})

test('of many the half hours are, with the first one and the one that was chosen', () => {
  const times = quarters('2026-11-16T18:15:00Z', 20)
  const chosen = '2026-11-16T18:45:00.000Z'
  expect(clocks(roundTimes(times, chosen)).slice(0, 5)).toEqual(['18:15', '18:30', '18:45', '19:00', '19:30'])
})

test('of a whole day the hours are', () => {
  expect(clocks(roundTimes(quarters('2026-11-16T00:00:00Z', 96), null))).toHaveLength(24)
})
