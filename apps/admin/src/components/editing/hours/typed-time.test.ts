import { TIME_FORMATS } from '@innkeeper/domain/auth/staff-formats.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isWholeTime, shiftedTime, timeOf, writtenTime } from './typed-time.ts'

test.each([
  ['9', '09:00'],
  ['930', '09:30'],
  ['9:30', '09:30'],
  ['21.45', '21:45'],
  ['0715', '07:15'],
  [' 15:00 ', '15:00'],
  ['9 pm', '21:00'],
  ['7:05 p.m.', '19:05'],
  ['12am', '00:00'],
  ['12:30 PM', '12:30'],
])('%s is %s', (typed, time) => expect(timeOf(typed)).toBe(time))

test.each(['', '24:00', '9:75', '13 pm', '0 am', 'pm', '12:3', '1:2:3'])('%s is no time of day', (typed) =>
  expect(timeOf(typed)).toBeNull(),
)

test('nobody is told of a time before it is whole', () => {
  for (const typed of ['1', '15', '15:', '15:3', '153']) expect(isWholeTime(typed, '24h')).toBe(false)
  for (const typed of ['15:30', '9:30', '1530']) expect(isWholeTime(typed, '24h')).toBe(true)
})

test('by twelve hours a time is whole with its half of the day', () => {
  for (const typed of ['9', '9:30', '9:30 p']) expect(isWholeTime(typed, '12h')).toBe(false)
  for (const typed of ['9 pm', '9:30pm']) expect(isWholeTime(typed, '12h')).toBe(true)
})

const clock = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`)

test('every time of day is read as itself, and a step there and back ends where it began', () => {
  fc.assert(
    fc.property(clock, fc.integer({ min: -3000, max: 3000 }), (time, minutes) => {
      expect(timeOf(time)).toBe(time)
      for (const format of TIME_FORMATS) expect(timeOf(writtenTime(time, format))).toBe(time)
      expect(shiftedTime(shiftedTime(time, minutes), -minutes)).toBe(time)
    }),
  )
})
