import { expect, test } from 'vitest'
import { draw } from '../../testing/draw.tsx'
import { DayInput } from './day-input.tsx'
import { typedDay } from './typed-day.ts'

test('a year that is being typed stays in the field and reaches nobody', () => {
  for (const typed of ['0001-11-15', '0002-11-15', '0020-11-15', '0202-11-15', '20261-11-15'])
    expect(typedDay(typed)).toEqual({ unfinished: typed, day: null })
  expect(typedDay('2026-11-15')).toEqual({ unfinished: null, day: '2026-11-15' })
  expect(typedDay('')).toEqual({ unfinished: null, day: '' })
})

test('a day field offers the years there are', () => {
  const markup = draw(<DayInput aria-label="From" value="2026-11-15" onDay={() => undefined} />)
  expect(markup).toContain('min="2000-01-01"')
  expect(markup).toContain('max="2100-12-31"')
  expect(markup).toContain('value="2026-11-15"')
})
