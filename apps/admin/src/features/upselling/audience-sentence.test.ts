import type { Deal } from '@innkeeper/domain/upselling/deal-schema.ts'
import { newDeal } from '@innkeeper/domain/upselling/deal-words.ts'
import { describe, expect, test } from 'vitest'
import { englishTexts } from '../../platform/english-texts.ts'
import { audienceSentence } from './audience-sentence.ts'

const t = await englishTexts()
const { visibility } = newDeal('D'.repeat(22))
const names = {
  targetGroups: new Map([
    ['families', 'Families'],
    ['skiers', 'Skiers'],
  ]),
  unitCategories: new Map([['suite', 'Fjord suite']]),
}
const say = (change: Partial<Deal['visibility']>) => audienceSentence(t, { ...visibility, ...change }, names)

describe('who sees a deal, in words', () => {
  test('a new deal is for all guests before the stay', () => {
    expect(say({})).toBe('All guests see it before the stay.')
  })

  test('without guests on their way nobody sees it: the store closes before they come', () => {
    for (const guestJourney of [[], ['IN_STAY'], ['IN_STAY', 'POST_STAY']] as const) {
      expect(say({ guestJourney: [...guestJourney] })).toBe(
        'Nobody sees it: the store closes before guests arrive.',
      )
    }
  })

  test('groups are any of them, and the room has to fit as well', () => {
    expect(say({ targetGroups: ['families', 'skiers'] })).toBe(
      'Guests in Families or Skiers see it before the stay.',
    )
    expect(say({ unitCategories: ['suite'] })).toBe('Guests who booked Fjord suite see it before the stay.')
    expect(say({ targetGroups: ['families'], unitCategories: ['suite'] })).toBe(
      'Guests in Families who booked Fjord suite see it before the stay.',
    )
  })

  test('what has no name any more is counted, and so are many', () => {
    expect(say({ targetGroups: ['gone'] })).toContain('Guests in 1 target group')
    expect(say({ targetGroups: ['a', 'b', 'c', 'd'] })).toContain('Guests in 4 target groups')
  })

  test('days before the arrival are told from the first to the last', () => {
    expect(say({ daysBeforeArrival: { from: 2, to: 14 } })).toContain('from 14 to 2 days before arrival')
    expect(say({ daysBeforeArrival: { from: null, to: 7 } })).toContain('from 7 days before arrival on')
    expect(say({ daysBeforeArrival: { from: 1, to: null } })).toContain('until 1 day before arrival')
    expect(say({ daysBeforeArrival: { from: 0, to: 0 } })).toContain('on the day of arrival')
    expect(say({ daysBeforeArrival: { from: 3, to: 3 } })).toContain('3 days before arrival')
  })

  test('so are the nights, and how many there are a day', () => {
    expect(
      say({ guestJourney: ['IN_STAY', 'PRE_STAY'], nights: { from: 2, to: null }, stockPerDay: 4 }),
    ).toBe('All guests see it before the stay, for stays of 2 nights or more. There are 4 a day.')
    expect(say({ nights: { from: null, to: 3 } })).toContain('for stays of 3 nights at most')
    expect(say({ nights: { from: 1, to: 1 } })).toContain('for stays of 1 night')
    expect(say({ nights: { from: 2, to: 5 } })).toContain('for stays of 2 to 5 nights')
  })
})
