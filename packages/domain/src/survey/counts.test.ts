import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Answers } from './answer.ts'
import {
  addCounts,
  averageRating,
  type Counts,
  countedKeys,
  npsIn,
  scoreCounts,
  segmentsOf,
} from './counts.ts'
import { SAMPLE_SURVEY } from './sample-survey.ts'

const one = (answers: Answers): Counts =>
  Object.fromEntries(countedKeys(SAMPLE_SURVEY, answers).map((key) => [key, 1]))

describe('what a response counts as', () => {
  it('is itself, its score, its ratings, each choice, and that something was written', () => {
    const answers = { recommend: 9, why: 'The view', room: 2, roomWhy: ['noise', 'bed'], occasion: ['work'] }
    expect(countedKeys(SAMPLE_SURVEY, answers)).toEqual([
      'all',
      '*:9',
      'why:written',
      'room:2',
      'roomWhy:noise',
      'roomWhy:bed',
      'occasion:work',
    ])
  })

  it('adds up to what counting all of them gives, in any order', () => {
    const answers = fc.record(
      { recommend: fc.integer({ min: 0, max: 10 }), room: fc.integer({ min: 1, max: 5 }) },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fc.array(answers), (all) => {
        const sum = all.reduce<Counts>((counts, each) => addCounts(counts, one(each)), {})
        const back = all.toReversed().reduce<Counts>((counts, each) => addCounts(one(each), counts), {})
        expect(back).toEqual(sum)
        expect(sum.all ?? 0).toBe(all.length)
        const perScore = scoreCounts(sum)
        expect(perScore).toEqual(
          Array.from({ length: 11 }, (_, score) => all.filter(({ recommend }) => recommend === score).length),
        )
        const ratings = all.flatMap(({ room }) => (room === undefined ? [] : [room]))
        const average = averageRating(sum, 'room')
        if (ratings.length === 0) expect(average).toBeNull()
        else {
          expect(average?.answers).toBe(ratings.length)
          expect(average?.average).toBeCloseTo(ratings.reduce((a, b) => a + b, 0) / ratings.length, 9)
        }
      }),
    )
  })

  it('gives no score where nobody was asked', () => {
    expect(npsIn(one({ room: 4 }))).toBeNull()
  })
})

describe('the segments of a response', () => {
  it('are every choice of category, language and group that it belongs to, once each', () => {
    const segments = segmentsOf({
      unitCategoryId: 'double',
      language: 'da',
      targetGroupIds: ['regulars', 'regulars'],
    })
    expect(segments).toHaveLength(8)
    expect(new Set(segments.map((segment) => JSON.stringify(segment))).size).toBe(8)
    expect(segments).toContainEqual({ unitCategoryId: null, language: null, targetGroupId: null })
    expect(segments).toContainEqual({ unitCategoryId: 'double', language: 'da', targetGroupId: 'regulars' })
  })

  it('are two where only the language is known', () => {
    expect(segmentsOf({ unitCategoryId: null, language: 'en', targetGroupIds: [] })).toHaveLength(2)
  })
})
