import { EARLIEST_DAY, LATEST_DAY } from '@innkeeper/domain/calendar-range.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { draw } from '../../testing/draw.tsx'
import { DayInput } from './day-input.tsx'
import { dayOf, typedDay, writtenDay } from './typed-day.ts'

const LIMITS = { min: EARLIEST_DAY, max: LATEST_DAY }

test('what is being typed stays in the field and reaches nobody before it is a day', () => {
  for (const typed of [
    '1',
    '15/1',
    '15/11/',
    '15/11/2',
    '15/11/20',
    '15/11/202',
    '31/02/2026',
    '15/11/20261',
  ])
    expect(typedDay(typed, LIMITS)).toEqual({ unfinished: typed, day: null })
  expect(typedDay('15/11/2026', LIMITS).day).toBe('2026-11-15')
  expect(typedDay('', LIMITS)).toEqual({ unfinished: null, day: '' })
})

test.each([['9/4/2026'], ['09.04.2026'], ['9-4-2026'], ['9 4 2026'], ['2026-04-09']])(
  '%s is 9 April',
  (typed) => expect(dayOf(typed)).toBe('2026-04-09'),
)

test('a day outside of what the field takes is not told', () => {
  expect(typedDay('01/05/2026', { ...LIMITS, min: '2026-05-02' }).day).toBeNull()
})

test('every day that is written is read as itself', () => {
  const days = fc
    .date({ min: new Date(EARLIEST_DAY), max: new Date(LATEST_DAY), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
  fc.assert(fc.property(days, (day) => dayOf(writtenDay(day)) === day))
})

test('a day field writes day before month and has a calendar', () => {
  const markup = draw(<DayInput aria-label="From" value="2026-11-15" onDay={() => undefined} />)
  expect(markup).toContain('value="15/11/2026"')
  expect(markup).toContain('Open calendar')
  expect(markup).not.toContain('type="date"')
})
