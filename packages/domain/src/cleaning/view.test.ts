import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, DAY_MS } from '../time.ts'
import { cleaningView, type KnownCleaning } from './view.ts'
import { windowAt } from './window.ts'

const MONDAY = '2026-11-16'
const OPEN = { tomorrow: MONDAY, isOpen: true }
const SHUT = { tomorrow: MONDAY, isOpen: false }
const STAY = { state: 'checkin', arrival: '2026-11-14', departure: '2026-11-19' } as const
const KNOWN: KnownCleaning = { date: MONDAY, standing: 'open', choice: null, note: '', forcedNights: null }
const SKIPPED: KnownCleaning = { ...KNOWN, choice: 'skip' }
const WISH = { date: MONDAY, choice: 'request', note: 'Two towels' } as const

const seen = (part: Partial<Parameters<typeof cleaningView>[0]> = {}) =>
  cleaningView({ hours: OPEN, known: KNOWN, isAwaited: false, stay: STAY, waiting: null, ...part })

test('within the hours tomorrow can be chosen, and outside of them it cannot', () => {
  expect(seen()).toEqual({ kind: 'offer', date: MONDAY })
  expect(seen({ hours: SHUT })).toEqual({ kind: 'closed', date: MONDAY })
})

test('what was chosen stays in sight when the hours are over, and cannot be changed then', () => {
  const chosen = { kind: 'chosen', date: MONDAY, choice: 'skip', note: '', isWaiting: false }
  expect(seen({ known: SKIPPED })).toEqual({ ...chosen, isOpen: true })
  expect(seen({ known: SKIPPED, hours: SHUT })).toEqual({ ...chosen, isOpen: false })
})

test('at midnight the day turns: what was chosen for it says nothing about the next', () => {
  const tuesday = { tomorrow: '2026-11-17', isOpen: false }
  expect(seen({ known: SKIPPED, hours: tuesday })).toEqual({ kind: 'closed', date: '2026-11-17' })
})

test('what waits for a connection comes before what the house knows', () => {
  expect(seen({ known: SKIPPED, waiting: WISH })).toEqual({
    ...{ kind: 'chosen', ...WISH },
    ...{ isOpen: true, isWaiting: true },
  })
  const before = { ...WISH, date: '2026-11-15' }
  expect(seen({ known: SKIPPED, waiting: before })).toMatchObject({ choice: 'skip', isWaiting: false })
})

test.each([
  ['the day of departure', { standing: 'departs' }, 'departs'],
  ['a night on which the house cleans anyway', { standing: 'forced', forcedNights: 3 }, 'forced'],
  ['before the arrival', { standing: 'early' }, 'early'],
  ['after the stay', { standing: 'over' }, 'over'],
] as const)('on %s nothing can be chosen, whatever waits', (_, part, kind) => {
  expect(seen({ known: { ...SKIPPED, ...part }, waiting: WISH }).kind).toBe(kind)
})

test('without an answer about tomorrow the stay says whether there is something to choose', () => {
  const stale = { ...SKIPPED, date: '2026-11-15' }
  expect(seen({ known: stale })).toEqual({ kind: 'offer', date: MONDAY })
  expect(seen({ known: stale, stay: { ...STAY, departure: MONDAY } }).kind).toBe('departs')
  expect(seen({ known: { ...stale, forcedNights: 2 } })).toMatchObject({ kind: 'forced', nights: 2 })
  expect(seen({ known: null }).kind).toBe('offer')
  expect(seen({ known: null, stay: null }).kind).toBe('offer')
})

test('while the first answer is on its way nothing is said', () => {
  expect(seen({ known: null, isAwaited: true })).toEqual({ kind: 'unknown' })
  expect(seen({ isAwaited: true }).kind).toBe('offer')
})

test('a choice is shown for the day it was made for alone, through every night of a year', () => {
  const ZONES = ['Europe/Oslo', 'America/New_York', 'Pacific/Chatham'] as const
  const begin = Date.parse('2026-01-01T00:00:00Z')
  fc.assert(
    fc.property(fc.constantFrom(...ZONES), fc.integer({ min: 0, max: 365 * DAY_MS }), (timeZone, after) => {
      const hours = windowAt({ opens: '08:00', closes: '22:00' }, begin + after, timeZone)
      const stay = { ...STAY, arrival: '2025-12-20', departure: '2027-02-01' }
      const chosen = (date: string) =>
        cleaningView({ hours, known: { ...SKIPPED, date }, isAwaited: false, stay, waiting: null }).kind
      expect(chosen(hours.tomorrow)).toBe('chosen')
      for (const days of [-1, 1]) expect(chosen(addDays(hours.tomorrow, days))).not.toBe('chosen')
    }),
  )
})
