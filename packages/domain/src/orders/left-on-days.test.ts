import { expect, it } from 'vitest'
import { isNothingLeft, leftOnDay } from './left-on-days.ts'

const at = (...lefts: (number | null)[]) => lefts.map((left) => ({ left }))

it('a day has what is left at its best time, or of the whole day', () => {
  expect(leftOnDay({ left: null, times: at(0, 3, 1) })).toBe(3)
  expect(leftOnDay({ left: null, times: at(0, null) })).toBe(null)
  expect(leftOnDay({ left: 2, times: [] })).toBe(2)
})

it('nothing is left where every day is full, has no time, or the whole count is gone', () => {
  const none = { left: 0, times: [] }
  const full = { left: null, times: at(0, 0) }
  const product = { left: null, asksForDays: true }
  expect(isNothingLeft({ ...product, days: [none, full] })).toBe(true)
  expect(isNothingLeft({ ...product, days: [none, { left: null, times: at(0, 1) }] })).toBe(false)
  expect(isNothingLeft({ ...product, days: [full, { left: null, times: [] }] })).toBe(false)
  expect(isNothingLeft({ left: 0, asksForDays: false, days: [] })).toBe(true)
  expect(isNothingLeft({ left: null, asksForDays: false, days: [] })).toBe(false)
})
