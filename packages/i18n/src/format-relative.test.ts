import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatRelativeTime } from './format-relative.ts'

const place = { locale: 'en-GB', timeZone: 'Europe/Copenhagen' }
const now = new Date('2026-11-19T08:00:00Z')
const ago = (iso: string) => formatRelativeTime(new Date(iso), now, place)

test('a saved copy says how old it is', () => {
  expect(ago('2026-11-19T07:59:58Z')).toBe('2 seconds ago')
  expect(ago('2026-11-19T07:55:00Z')).toBe('5 minutes ago')
  expect(ago('2026-11-19T05:00:00Z')).toBe('3 hours ago')
})

test('last night is yesterday, by the calendar of the hotel', () => {
  expect(ago('2026-11-18T21:00:00Z')).toBe('yesterday')
  expect(ago('2026-11-20T21:00:00Z')).toBe('tomorrow')
  expect(formatRelativeTime(new Date('2026-11-18T21:00:00Z'), now, { ...place, locale: 'fi' })).toBe('eilen')
})

test('weeks, months and years are told as such', () => {
  expect(ago('2026-12-10T08:00:00Z')).toBe('in 3 weeks')
  expect(ago('2026-08-01T08:00:00Z')).toBe('3 months ago')
  expect(ago('2020-08-01T08:00:00Z')).toBe('6 years ago')
})

test('what lies ahead is never said to be past', () => {
  const minutes = fc.integer({ min: 1, max: 3_000_000 })
  fc.assert(
    fc.property(minutes, (ahead) => {
      const future = formatRelativeTime(now.getTime() + ahead * 60_000, now, place)
      const past = formatRelativeTime(now.getTime() - ahead * 60_000, now, place)
      expect(future).toMatch(/^in |^tomorrow$|^next /)
      expect(past).toMatch(/ ago$|^yesterday$|^last /)
    }),
  )
})
