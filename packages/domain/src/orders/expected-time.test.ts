import fc from 'fast-check'
import { expect, test } from 'vitest'
import { instantOfLocal, utcOffsetMinutes } from '../time.ts'
import { canPromise, expectedAt, expectedChoices, firstChoice, localOfInstant } from './expected-time.ts'

const OSLO = 'Europe/Oslo'
const now = Date.parse('2026-11-15T11:00:00Z')
const minutes = (count: number) => count * 60_000

test('the expected time begins with the time asked for, unless that has passed', () => {
  expect(firstChoice(now + minutes(30), now)).toBe('asked')
  expect(firstChoice(now - minutes(1), now)).toBe('15')
  expect(firstChoice(null, now)).toBe('none')
  expect(expectedChoices(null)).not.toContain('asked')
})

test('later means later than what was asked for, or than now where that has passed', () => {
  const given = { now, timeZone: OSLO, other: '' }
  expect(expectedAt('30', { ...given, asked: now + minutes(60) })).toBe(now + minutes(90))
  expect(expectedAt('30', { ...given, asked: now - minutes(60) })).toBe(now + minutes(30))
  expect(expectedAt('15', { ...given, asked: null, now: now + minutes(2) })).toBe(now + minutes(20))
  expect(expectedAt('none', { ...given, asked: now })).toBeNull()
  expect(expectedAt('other', { ...given, asked: now })).toBeUndefined()
  expect(expectedAt('other', { ...given, asked: now, other: '2026-11-15T18:30' })).toBe(
    Date.parse('2026-11-15T17:30:00Z'),
  )
})

test('a time of the property’s clock is the instant at which that clock shows it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 29_000_000, max: 31_000_000 }),
      fc.constantFrom(OSLO, 'Europe/Helsinki', 'America/New_York', 'Asia/Kolkata', 'UTC'),
      (minute, timeZone) => {
        const shown = localOfInstant(minutes(minute), timeZone)
        const instant = instantOfLocal(shown, timeZone)
        expect(localOfInstant(instant ?? Number.NaN, timeZone)).toBe(shown)
      },
    ),
  )
  // The skipped hour of spring becomes a moment that exists, the doubled one of autumn is its first.
  expect(instantOfLocal('2026-03-29T02:30', OSLO)).toBeDefined()
  expect(utcOffsetMinutes(instantOfLocal('2026-10-25T02:30', OSLO) ?? 0, OSLO)).toBe(120)
  expect(instantOfLocal('2026-13-40T02:30', OSLO)).toBeUndefined()
})

test('a year that is still being typed is no time yet', () => {
  const given = { now, timeZone: OSLO, asked: null }
  for (const other of ['0002-11-15T18:30', '0202-11-15T18:30', '9999-11-15T18:30'])
    expect(expectedAt('other', { ...given, other })).toBeUndefined()
})

test('a time that has passed cannot be promised, unless it is the one asked for', () => {
  expect(canPromise(now - minutes(6), { asked: null, now })).toBe(false)
  expect(canPromise(now - minutes(5), { asked: null, now })).toBe(true)
  expect(canPromise(now - minutes(90), { asked: now - minutes(90), now })).toBe(true)
  fc.assert(
    fc.property(fc.integer(), fc.option(fc.integer()), fc.nat(), (moment, asked, later) => {
      // What can be promised could have been before, and what comes later can be as well.
      if (canPromise(moment, { asked, now: moment + later })) {
        expect(canPromise(moment, { asked, now: moment })).toBe(true)
        if (moment !== asked) expect(canPromise(moment + 1, { asked, now: moment + later })).toBe(true)
      }
      expect(canPromise(moment, { asked: moment, now: moment + later })).toBe(true)
    }),
  )
})
