import type { TargetGroupCriteria } from '@innkeeper/domain/units/schema.ts'
import { expect, test } from 'vitest'
import { englishTexts } from '../../platform/english-texts.ts'
import { targetGroupSentence } from './target-group-sentence.ts'

const t = await englishTexts()
const nobody: TargetGroupCriteria = {
  rateCodes: [],
  unitCategories: [],
  minNights: null,
  maxNights: null,
  returningGuest: null,
}
const categories = [
  { id: 's', name: 'Suite' },
  { id: 'd', name: 'Double' },
]
const say = (change: Partial<TargetGroupCriteria>) =>
  targetGroupSentence(t, { ...nobody, ...change }, categories)

test.each([
  [{ returningGuest: true }, 'Guests who have stayed before.'],
  [{ returningGuest: false, minNights: 3 }, 'Guests on their first stay for 3 nights or more.'],
  [{ minNights: 1, maxNights: 1 }, 'Guests for exactly 1 night.'],
  [{ minNights: 2, maxNights: 4 }, 'Guests for 2 to 4 nights.'],
  [{ maxNights: 1 }, 'Guests for up to 1 night.'],
  [{ unitCategories: ['d', 's'] }, 'Guests in Suite or Double.'],
  [{ rateCodes: ['CONF', 'GOV'], unitCategories: ['s'] }, 'Guests in Suite with rate code CONF or GOV.'],
])('%j', (change, sentence) => {
  expect(say(change)).toBe(sentence)
})

test('a group nobody can be in says so', () => {
  expect(say({})).toBe('Nobody yet. Set at least one condition.')
  expect(say({ minNights: 4, maxNights: 2 })).toBe('Nobody yet. Set at least one condition.')
})
