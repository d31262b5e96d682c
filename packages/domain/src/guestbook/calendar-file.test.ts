import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarFile, nextOccurrence } from './calendar-file.ts'
import { DEFAULT_VISIBILITY } from './constants.ts'
import type { OpeningHours } from './opening-hours-schema.ts'

const sample = {
  id: 'sauna',
  title: 'Sauna',
  text: '',
  place: 'Fjellheim',
  address: 'https://stay.example/guestbook/fjellheim?box=sauna',
  from: Date.UTC(2026, 10, 16, 17),
  to: Date.UTC(2026, 10, 16, 20),
  now: Date.UTC(2026, 10, 16, 9),
}
const unfolded = (file: string) => file.replaceAll('\r\n ', '')
const oslo = 'Europe/Oslo'
const evening = [{ opens: '18:00', closes: '21:00' }]
const week: OpeningHours = [evening, evening, evening, evening, evening, evening, evening]

test('an event is told in UTC, so that it stands at the right hour in every calendar', () => {
  const file = calendarFile(sample)
  expect(file).toContain('DTSTART:20261116T170000Z\r\nDTEND:20261116T200000Z\r\n')
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n.*END:VCALENDAR\r\n$/s)
})

test('what has a meaning in the file is escaped, and no line is longer than 75 octets', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
      const file = calendarFile({ ...sample, title })
      for (const line of file.split('\r\n')) expect(octetsOf(line)).toBeLessThanOrEqual(75)
      const summary = /^SUMMARY:(.*)\r\nLOCATION/ms.exec(unfolded(file))?.[1] ?? ''
      const read = summary.replace(/\\(.)/gsu, (_, letter) => (letter === 'n' ? '\n' : letter))
      expect(read).toBe(title.replace(/\r\n?/g, '\n'))
    }),
  )
})

test('a facility that opens at six in the evening is in the calendar at six in its own zone', () => {
  const timed = { opens: DEFAULT_VISIBILITY, week }
  const now = Date.parse('2026-11-16T08:00:00Z')
  expect(nextOccurrence(timed, now, oslo)).toEqual({
    from: Date.parse('2026-11-16T17:00:00Z'),
    to: Date.parse('2026-11-16T20:00:00Z'),
  })
  // Summer: two hours from UTC.
  const summer = Date.parse('2026-07-16T08:00:00Z')
  expect(nextOccurrence(timed, summer, oslo)?.from).toBe(Date.parse('2026-07-16T16:00:00Z'))
})

test('what is open now lasts until it closes; what never closes has no hour to keep', () => {
  const now = Date.parse('2026-11-16T18:30:00Z')
  expect(nextOccurrence({ opens: DEFAULT_VISIBILITY, week }, now, oslo)).toEqual({
    from: now,
    to: Date.parse('2026-11-16T20:00:00Z'),
  })
  const always = [{ opens: '00:00', closes: '00:00' }]
  const open: OpeningHours = [always, always, always, always, always, always, always]
  expect(nextOccurrence({ opens: DEFAULT_VISIBILITY, week: open }, now, oslo)).toBeNull()
  expect(nextOccurrence({ opens: DEFAULT_VISIBILITY, week: null }, now, oslo)).toBeNull()
})

test('what shows at set times alone is an event at those', () => {
  const window = { isVisible: true, start: { hours: 15, minutes: 0 }, end: { hours: 16, minutes: 59 } }
  const weekdays = Array.from({ length: 7 }, () => window) as unknown as typeof DEFAULT_VISIBILITY.weekdays
  const opens = { ...DEFAULT_VISIBILITY, weekdays }
  expect(nextOccurrence({ opens, week: null }, Date.parse('2026-11-16T08:00:00Z'), oslo)).toEqual({
    from: Date.parse('2026-11-16T14:00:00Z'),
    to: Date.parse('2026-11-16T16:00:00Z'),
  })
})

const octetsOf = (line: string) => encodeURIComponent(line).replace(/%../g, '.').length
