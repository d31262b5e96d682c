import { DAY_MS } from '@innkeeper/domain/time.ts'
import { describe, expect, test } from 'vitest'
import { SAMPLE_KNOWN, SAMPLE_PLACE, sampleSurvey } from '../sample-start.ts'
import { draftName, draftNames } from './draft-name.ts'
import { type Filled, firstFilled, fitted, parseFilled, withScore } from './filled.ts'

const survey = sampleSurvey()
const filled = (part: Partial<Filled> = {}): Filled => ({ ...firstFilled(survey, null), at: 1000, ...part })

describe('a score that was clicked in a message', () => {
  test('is chosen when the survey opens', () => {
    expect(withScore(filled(), survey, 9).answers).toEqual({ recommend: 9 })
    expect(withScore(filled(), survey, 0).answers).toEqual({ recommend: 0 })
    expect(withScore(filled(), survey, null).answers).toEqual({})
  })
  test('takes no other one back when the page is loaded again, and gives way to a later click', () => {
    const changed = { ...withScore(filled(), survey, 9), answers: { recommend: 4 } }
    expect(withScore(changed, survey, 9).answers).toEqual({ recommend: 4 })
    expect(withScore(changed, survey, 2).answers).toEqual({ recommend: 2 })
  })
  test('is nothing to a survey that asks for none', () => {
    const days = { groups: survey.groups.slice(1) }
    expect(withScore(filled(), days, 9)).toEqual(filled())
  })
})

describe('a survey that was changed meanwhile', () => {
  test('keeps the answers that still fit it', () => {
    const answers = {
      recommend: 9,
      why: 'The fjord',
      room: 2,
      roomWhy: ['noise', 'gone'],
      occasion: ['work'],
    }
    const other = { ...survey, version: 4, groups: survey.groups.slice(0, 2) }
    const after = fitted(filled({ answers, clientKey: 'K' }), other)
    expect(after.answers).toEqual({ recommend: 9, why: 'The fjord', room: 2 })
    expect(after).toMatchObject({ version: 4, clientKey: 'K' })
  })
  test('keeps what was written, however long it is', () => {
    const why = 'a'.repeat(50_000)
    expect(fitted(filled({ answers: { why } }), { ...survey, version: 4 }).answers).toEqual({ why })
  })
  test('of the same version nothing is looked at', () => {
    const before = filled({ answers: { gone: 'x' } })
    expect(fitted(before, survey)).toBe(before)
  })
})

describe('what is stored', () => {
  test('is read as it was written, for a week', () => {
    const one = filled({ answers: { recommend: 7 }, clientKey: 'K' })
    expect(parseFilled(JSON.parse(JSON.stringify(one)), 1000 + 7 * DAY_MS - 1)).toEqual(one)
    expect(parseFilled(one, 1000 + 7 * DAY_MS)).toBeNull()
  })
  test.each([null, 3, 'x', {}, { ...filled(), contact: {} }, { ...filled(), answers: [] }])(
    'and nothing where it is none of ours (%#)',
    (stored) => expect(parseFilled(stored, 2000)).toBeNull(),
  )
})

test('the address the house knows is shown in part, so it is no value', () => {
  expect(firstFilled(survey, SAMPLE_KNOWN).contact).toEqual({ ...SAMPLE_KNOWN, email: '' })
})

test('the drafts of a property are found, and nobody else’s', () => {
  const other = draftName({ ...SAMPLE_PLACE, hotel: 'havnehuset' })
  const storage = { [draftName(SAMPLE_PLACE)]: '', [other]: '', 'cart:fjellheim': '' }
  const names = (hotel?: string) => draftNames(hotel, () => storage as unknown as Storage)
  expect(names('fjellheim')).toEqual([draftName(SAMPLE_PLACE)])
  expect(names()).toHaveLength(2)
  const isOff = () => {
    throw new Error('storage is off')
  }
  expect(draftNames('fjellheim', isOff)).toEqual([])
})
