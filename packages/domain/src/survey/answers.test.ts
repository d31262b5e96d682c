import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Answers } from './answer.ts'
import { keptAnswers, levelOf, problemsOfResponse, scoreIn, wordsIn } from './answers.ts'
import { askedGroups, askedQuestions } from './asked-questions.ts'
import { COMMENT_MAX } from './constants.ts'
import { SAMPLE_SURVEY } from './sample-survey.ts'

const problems = (answers: Answers) => problemsOfResponse(SAMPLE_SURVEY, answers)
const asked = (answers: Answers) => askedQuestions(SAMPLE_SURVEY, answers).map(({ id }) => id)

describe('what is asked', () => {
  it('is all that has no condition, in the order of the screens', () => {
    expect(asked({})).toEqual(['recommend', 'why', 'room', 'occasion'])
  })

  it('follows a low rating and a chosen answer', () => {
    expect(asked({ room: 2 })).toContain('roomWhy')
    expect(asked({ room: 3 })).not.toContain('roomWhy')
    expect(asked({ room: 1, roomWhy: ['noise'] })).toContain('noiseWhere')
    expect(asked({ room: 1, roomWhy: ['bed'] })).not.toContain('noiseWhere')
  })

  it('does not follow an answer to a question that is not asked any more', () => {
    expect(asked({ room: 5, roomWhy: ['noise'] })).not.toContain('noiseWhere')
  })

  it('leaves out a screen without questions', () => {
    const [first, ...others] = SAMPLE_SURVEY.groups
    if (!first) throw new Error('the sample has screens')
    const when = { question: 'recommend', upTo: 6 }
    const later = others.map((group) => ({
      ...group,
      questions: group.questions.map((question) => ({ ...question, when })),
    }))
    const body = { groups: [first, ...later] }
    expect(askedGroups(body, { recommend: 9 }).map(({ id }) => id)).toEqual(['score'])
    expect(askedGroups(body, { recommend: 6 }).map(({ id }) => id)).toEqual(['score', 'days', 'last'])
  })
})

describe('the level of a response', () => {
  it('is its score, and without a score its first rating on the same scale', () => {
    expect(levelOf(SAMPLE_SURVEY, { recommend: 3, room: 5 })).toBe(3)
    const levels = [1, 2, 3, 4, 5].map((room) => levelOf(SAMPLE_SURVEY, { room }))
    expect(levels).toEqual([0, 2, 5, 7, 10])
    expect(levelOf(SAMPLE_SURVEY, { why: 'The view' })).toBeNull()
  })
})

describe('a response', () => {
  it('asks for what is required, and only where it is asked', () => {
    expect(problems({})).toEqual([{ question: 'recommend', problem: 'required' }])
    expect(problems({ recommend: 9 })).toEqual([])
    expect(problems({ recommend: 9, room: 1, roomWhy: ['noise'] })).toEqual([
      { question: 'noiseWhere', problem: 'required' },
    ])
    expect(problems({ recommend: 9, room: 1, roomWhy: ['noise'], noiseWhere: ' \u200b ' })).toHaveLength(1)
  })

  it.each([
    ['a score of 11', { recommend: 11 }, 'not-a-score'],
    ['a score of "x"', { recommend: 'x' }, 'not-a-score'],
    ['a score between two', { recommend: 8.5 }, 'not-a-score'],
    ['a negative score', { recommend: -1 }, 'not-a-score'],
    ['a rating of 6', { recommend: 9, room: 6 }, 'not-a-rating'],
    ['a choice that is none', { recommend: 9, occasion: ['honeymoon'] }, 'not-a-choice'],
    ['two where one is asked', { recommend: 9, occasion: ['holiday', 'work'] }, 'not-a-choice'],
    ['the same twice', { recommend: 9, room: 1, roomWhy: ['bed', 'bed'] }, 'not-a-choice'],
    ['a number for words', { recommend: 9, why: 4 }, 'not-words'],
    ['50,000 letters', { recommend: 9, why: 'x'.repeat(50_000) }, 'too-long'],
    ['a question of another version', { recommend: 9, sauna: 4 }, 'not-asked'],
    ['what every object inherits', { recommend: 9, constructor: 4 }, 'not-asked'],
  ])('with %s is told so', (_, answers: Answers, problem) => {
    expect(problems(answers).map((one) => one.problem)).toEqual([problem])
  })

  it('takes exactly as many letters as it says', () => {
    expect(problems({ recommend: 9, why: 'x'.repeat(COMMENT_MAX) })).toEqual([])
    expect(problems({ recommend: 9, why: 'x'.repeat(COMMENT_MAX + 1) })).toHaveLength(1)
  })

  it('is kept without what was answered and then not asked any more, and without what steers a page', () => {
    const kept = keptAnswers(SAMPLE_SURVEY, {
      recommend: 10,
      why: ' The view\u202e and\r\nthe sauna ',
      room: 5,
      roomWhy: ['noise'],
      noiseWhere: 'The road',
    })
    expect(kept).toEqual({ recommend: 10, why: 'The view and\nthe sauna', room: 5 })
    expect(scoreIn(SAMPLE_SURVEY, kept)).toBe(10)
    expect(wordsIn(SAMPLE_SURVEY, kept)).toBe('The view and\nthe sauna')
  })

  it('that is kept has nothing wrong with it, whatever was sent', () => {
    const value = fc.oneof(
      fc.integer({ min: -2, max: 12 }),
      fc.string(),
      fc.array(fc.constantFrom('noise', 'bed', 'x')),
    )
    const sent = fc.dictionary(
      fc.constantFrom('recommend', 'why', 'room', 'roomWhy', 'noiseWhere', 'occasion'),
      value,
    )
    fc.assert(
      fc.property(sent, (answers) => {
        if (problems(answers).length > 0) return
        const kept = keptAnswers(SAMPLE_SURVEY, answers)
        expect(problems(kept)).toEqual([])
        expect(keptAnswers(SAMPLE_SURVEY, kept)).toEqual(kept)
      }),
      { numRuns: 2000 },
    )
  })
})
