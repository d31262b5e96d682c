import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_VISIBILITY } from './constants.ts'
import { previewersOf, previewMoments, previewVisitors } from './preview.ts'
import { isPreviewAddress, parsePreview, stateNamed } from './preview-query.ts'
import type { Visibility } from './visibility-schema.ts'

const NOTHING = parsePreview({})
/** A Sunday at noon. */
const NOW = { date: '2026-11-15', weekday: 7, minute: 720 } as const
const SUITE = { id: 'S'.repeat(22), name: 'Suite' }
const DOUBLE = { id: 'D'.repeat(22), name: 'Double' }
const ROOM = { id: 'U'.repeat(22), code: '204', categoryId: SUITE.id }
const GROUP = {
  id: 'G'.repeat(22),
  name: 'Suites',
  rateCodes: [],
  unitCategories: [SUITE.id],
  minNights: null,
  maxNights: null,
  returningGuest: null,
}
const HOUSE = { units: [ROOM], unitCategories: [SUITE, DOUBLE], targetGroups: [GROUP] }

const visitorsOf = (query: Record<string, unknown>) => previewVisitors(parsePreview(query), HOUSE, NOW.date)
const card = (change: Partial<Visibility>) => ({ visibility: { ...DEFAULT_VISIBILITY, ...change } })
const isShown = (change: Partial<Visibility>, query: Record<string, unknown>) =>
  previewersOf(card(change), visitorsOf(query), previewMoments(parsePreview(query), NOW)).length > 0

describe('a preview’s address', () => {
  it('is the guest id or the state preview, in any case', () => {
    for (const id of ['preview', 'Preview', 'PREVIEW']) expect(isPreviewAddress(id, {})).toBe(true)
    expect(isPreviewAddress(undefined, { state: 'preview' })).toBe(true)
    expect(isPreviewAddress('A'.repeat(22), { state: ['x', 'PREVIEW'] })).toBe(true)
    for (const id of [undefined, '', 'qr', 'previews']) expect(isPreviewAddress(id, {})).toBe(false)
    expect(isPreviewAddress('qr', { state: { preview: 1 } })).toBe(false)
  })

  it('a repeated key is a list', () => {
    const query = { states: ['checkin', 'qr'], weekdays: ['1', '7'], times: ['08:00', '17:30'] }
    expect(parsePreview(query)).toMatchObject({
      states: ['checkin', 'qr'],
      weekdays: [1, 7],
      times: [480, 1050],
    })
  })

  it('names phases as well as states', () => {
    expect(['preStay', 'instay', 'postStay', 'qr', 'CHECKIN', 'x'].map(stateNamed)).toEqual([
      'precheckin',
      'checkin',
      'checkout',
      'qr',
      'checkin',
      null,
    ])
  })

  it('absurd values are as if they were not there', () => {
    const query = {
      states: ['gone', ''],
      unit: 'x'.repeat(10_000),
      date: '2026-02-30',
      times: ['24:00', '8:00', '12:60'],
      weekdays: ['0', '8', '1.5'],
      language: '-1',
    }
    expect(parsePreview(query)).toEqual(NOTHING)
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.anything()), (any) => {
        const moments = previewMoments(parsePreview(any), NOW)
        expect(moments.length).toBeGreaterThan(0)
        for (const { weekday, minute } of moments) {
          expect(weekday >= 1 && weekday <= 7 && minute >= 0 && minute < 1440).toBe(true)
        }
      }),
    )
  })
})

describe('a preview', () => {
  it('shows now where nothing is said, and the weekday of a date that is', () => {
    expect(previewMoments(NOTHING, NOW)).toEqual([NOW])
    expect(previewMoments(parsePreview({ date: '2026-11-16' }), NOW)).toEqual([
      { date: '2026-11-16', weekday: 1, minute: 720 },
    ])
  })

  it('shows a card when any state matches', () => {
    expect(isShown({ state: ['checkin'] }, { states: ['precheckin', 'checkin'] })).toBe(true)
    expect(isShown({ state: ['checkout'] }, { states: ['precheckin', 'checkin'] })).toBe(false)
    expect(isShown({ state: ['qr'] }, {})).toBe(true)
  })

  it('shows a card when the segment matches: unit category, unit or target group', () => {
    const none = { all: false, targetGroups: [], unitCategories: [], selection: [] }
    const forSuites = { segmentation: { ...none, unitCategories: [SUITE.id] } }
    expect(isShown(forSuites, { unitCategories: [DOUBLE.id, SUITE.id] })).toBe(true)
    expect(isShown(forSuites, { unitCategories: 'Suite' })).toBe(true)
    expect(isShown(forSuites, { unitCategories: DOUBLE.id })).toBe(false)
    expect(isShown({ segmentation: { ...none, targetGroups: [GROUP.id] } }, { unit: '204' })).toBe(true)
    expect(isShown({ segmentation: { ...none, selection: [ROOM.id] } }, { unit: '204' })).toBe(true)
    expect(isShown({ segmentation: { ...none, selection: [ROOM.id] } }, { unit: '205' })).toBe(false)
  })

  it('shows a card when the date is in range and any weekday’s window holds the time', () => {
    const shut = { isVisible: false, start: { hours: 0, minutes: 0 }, end: { hours: 23, minutes: 59 } }
    const evening = { isVisible: true, start: { hours: 17, minutes: 0 }, end: { hours: 22, minutes: 0 } }
    const mondays: Partial<Visibility> = { weekdays: [evening, shut, shut, shut, shut, shut, shut] }
    expect(isShown(mondays, { weekdays: ['1', '3'], times: '17:00' })).toBe(true)
    expect(isShown(mondays, { weekdays: ['2', '3'], times: '17:00' })).toBe(false)
    expect(isShown(mondays, { weekdays: '1', times: '16:59' })).toBe(false)
    const range = { dateRange: { enabled: true, from: '2026-12-24', to: '2026-12-26' } }
    expect(isShown(range, { date: '2026-12-24' })).toBe(true)
    expect(isShown(range, { date: '2026-12-27' })).toBe(false)
    expect(isShown(range, {})).toBe(false)
  })

  it('of a departed guest has no unit', () => {
    expect(visitorsOf({ states: ['checkin', 'checkout'], unit: ROOM.id }).map(({ unit }) => unit)).toEqual([
      ROOM.id,
      null,
    ])
  })
})
