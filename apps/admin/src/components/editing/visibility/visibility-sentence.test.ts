import { DEFAULT_VISIBILITY } from '@innkeeper/domain/guestbook/constants.ts'
import type { Visibility, WeekdayWindow } from '@innkeeper/domain/guestbook/visibility-schema.ts'
import { describe, expect, test } from 'vitest'
import { englishTexts } from '../../../platform/english-texts.ts'
import { visibilitySentence } from './visibility-sentence.ts'

const t = await englishTexts()
const say = (change: Partial<Visibility>) => visibilitySentence(t, { ...DEFAULT_VISIBILITY, ...change })
const open = (start: number, end: number): WeekdayWindow => ({
  isVisible: true,
  start: { hours: start, minutes: 0 },
  end: { hours: end, minutes: 0 },
})
const [allDay] = DEFAULT_VISIBILITY.weekdays
const closed = { ...allDay, isVisible: false }

describe('when and to whom a card shows', () => {
  test('a new card', () => {
    expect(say({})).toBe('Shown to guests before the stay, during the stay and without a booking.')
  })

  test('a card without visibility', () => {
    expect(visibilitySentence(t, null)).toBe('Shown to nobody.')
  })

  test('everybody, every evening', () => {
    const evening = open(17, 23)
    const weekdays: Visibility['weekdays'] = [evening, evening, evening, evening, evening, evening, evening]
    expect(say({ state: ['precheckin', 'checkin', 'checkout', 'qr'], weekdays })).toBe(
      'Shown to everybody, every day 17:00–23:00.',
    )
  })

  test('working days are a range, single days are named', () => {
    expect(say({ weekdays: [allDay, allDay, allDay, allDay, allDay, closed, closed] })).toContain(
      'Mon to Fri',
    )
    expect(say({ weekdays: [allDay, closed, closed, closed, closed, closed, allDay] })).toContain(
      'Mon and Sun',
    )
    expect(say({ weekdays: [closed, closed, closed, closed, closed, closed, closed] })).toContain('on no day')
  })

  test('hours that differ from day to day', () => {
    const weekdays: Visibility['weekdays'] = [open(8, 9), allDay, allDay, allDay, allDay, allDay, allDay]
    expect(say({ weekdays })).toContain('every day at different times')
  })

  test('a season for some guests', () => {
    const segmentation = { all: false, targetGroups: ['families'], unitCategories: [], selection: [] }
    const sentence = say({ segmentation, dateRange: { enabled: true, from: '2026-11-28', to: '2026-12-20' } })
    expect(sentence).toContain('only for selected target groups or rooms, from 28 November to 20 December.')
  })

  test('groups, categories and rooms are named while they are few', () => {
    const names = {
      targetGroups: new Map([['families', 'Families']]),
      unitCategories: new Map([['suite', 'Suites']]),
      units: new Map([['r204', '204']]),
    }
    const only = (change: Partial<Visibility['segmentation']>) =>
      visibilitySentence(
        t,
        {
          ...DEFAULT_VISIBILITY,
          segmentation: { all: false, targetGroups: [], unitCategories: [], selection: [], ...change },
        },
        names,
      )
    expect(only({ targetGroups: ['families'], unitCategories: ['suite'], selection: ['r204'] })).toContain(
      'only for Families, Suites or room 204.',
    )
    expect(only({ selection: ['a', 'b', 'c', 'd'] })).toContain('only for 4 rooms.')
    expect(only({})).toContain('for nobody')
  })
})
