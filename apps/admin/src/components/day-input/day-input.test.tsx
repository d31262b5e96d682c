import { DATE_FORMATS, DEFAULT_FORMATS } from '@innkeeper/domain/auth/staff-formats.ts'
import { EARLIEST_DAY, LATEST_DAY } from '@innkeeper/domain/calendar-range.ts'
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { followFormats } from '../../platform/own-formats.ts'
import { draw } from '../../testing/draw.tsx'
import { TimeField } from '../editing/hours/time-field.tsx'
import { DayInput } from './day-input.tsx'
import { dayOf, typedDay, writtenDay } from './typed-day.ts'

afterEach(() => followFormats(DEFAULT_FORMATS))

const LIMITS = { min: EARLIEST_DAY, max: LATEST_DAY, format: DEFAULT_FORMATS.date }

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
  (typed) => expect(dayOf(typed, 'DD/MM/YYYY')).toBe('2026-04-09'),
)

test('who writes the month first is read so, and a day that cannot be is none', () => {
  expect(dayOf('4/9/2026', 'MM/DD/YYYY')).toBe('2026-04-09')
  expect(dayOf('2026-04-09', 'MM/DD/YYYY')).toBe('2026-04-09')
  expect(dayOf('25/12/2026', 'MM/DD/YYYY')).toBeNull()
})

test('a day outside of what the field takes is not told', () => {
  expect(typedDay('01/05/2026', { ...LIMITS, min: '2026-05-02' }).day).toBeNull()
})

test('every day that is written is read as itself', () => {
  const days = fc
    .date({ min: new Date(EARLIEST_DAY), max: new Date(LATEST_DAY), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
  const formats = fc.constantFrom(...DATE_FORMATS)
  fc.assert(fc.property(days, formats, (day, format) => dayOf(writtenDay(day, format), format) === day))
})

test('a day field writes day before month and has a calendar', () => {
  const markup = draw(<DayInput aria-label="From" value="2026-11-15" onDay={() => undefined} />)
  expect(markup).toContain('value="15/11/2026"')
  expect(markup).toContain('Open calendar')
  expect(markup).not.toContain('type="date"')
})

test.each([
  ['DD.MM.YYYY', '15.11.2026'],
  ['YYYY-MM-DD', '2026-11-15'],
  ['MM/DD/YYYY', '11/15/2026'],
] as const)('a day field follows the format %s of the account', (date, written) => {
  followFormats({ ...DEFAULT_FORMATS, date })
  expect(draw(<DayInput aria-label="From" value="2026-11-15" onDay={() => undefined} />)).toContain(
    `value="${written}"`,
  )
  expect(draw(<DayInput aria-label="From" value="" onDay={() => undefined} />)).toContain(
    `placeholder="${date.toLowerCase()}"`,
  )
})

test('a time field follows the clock of the account', () => {
  const field = () => draw(<TimeField ariaLabel="At" value="19:05" onChange={() => undefined} />)
  expect(field()).toContain('value="19:05"')
  followFormats({ ...DEFAULT_FORMATS, time: '12h' })
  expect(field()).toContain('value="7:05 pm"')
})
