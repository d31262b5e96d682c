import { describe, expect, it } from 'vitest'
import type { Localization } from '../properties/localization.ts'
import { presetSurvey, SURVEY_PRESETS } from './presets/presets.ts'
import { missingWords, surveyProblems } from './publish-checks.ts'
import { questionsOf } from './questions-of.ts'
import { SAMPLE_QUESTIONS, SAMPLE_SURVEY } from './sample-survey.ts'
import { type Question, surveyBodySchema } from './survey-schema.ts'

const CODES = ['en', 'da', 'fi', 'nl', 'nb', 'sv', 'et']
const SEVEN: Localization = {
  languages: Object.fromEntries(
    CODES.map((code, index) => [
      code.toUpperCase(),
      { code, index, order: index, isVisible: true, title: code },
    ]),
  ),
  default: 'EN',
}

const withQuestions = (questions: Question[]) => ({
  ...SAMPLE_SURVEY,
  groups: [{ id: 'all', title: {}, note: {}, questions }],
})
const found = (questions: Question[]) =>
  surveyProblems(withQuestions(questions), 0).map(({ problem }) => problem)
const [recommendation, why, room, roomWhy] = SAMPLE_QUESTIONS as [Question, Question, Question, Question]

describe('a survey', () => {
  it('with a question of each kind can be published', () => {
    expect(surveyProblems(SAMPLE_SURVEY, 0)).toEqual([])
  })

  it.each<[string, Question[], string]>([
    ['asks nothing', [], 'no-questions'],
    [
      'asks twice for a recommendation',
      [recommendation, { ...recommendation, id: 'again' }],
      'two-recommendations',
    ],
    ['has an id twice', [why, { ...room, id: why.id }], 'same-id'],
    ['has no words', [{ ...why, words: {} }], 'no-words'],
    [
      'has a choice without words',
      [
        room,
        {
          ...roomWhy,
          choices: [
            { id: 'a', words: {} },
            { id: 'b', words: { 0: 'B' } },
          ],
        } as Question,
      ],
      'no-words',
    ],
    [
      'leaves no choice',
      [room, { ...roomWhy, choices: [{ id: 'a', words: { 0: 'A' } }] } as Question],
      'too-few-choices',
    ],
    [
      'has a condition of a question that comes later',
      [{ ...why, when: { question: 'room', upTo: 2 } }, room],
      'condition-unknown',
    ],
    [
      'has a condition that never comes true',
      [room, { ...why, when: { question: 'room', upTo: 0 } }],
      'condition-never',
    ],
    [
      'has a condition on words',
      [why, { ...room, when: { question: 'why', choices: ['x'] } }],
      'condition-never',
    ],
  ])('that %s cannot', (_, questions, problem) => {
    expect(found(questions)).toContain(problem)
  })
})

describe('the presets', () => {
  it.each(SURVEY_PRESETS)('%s can be published at once, in seven languages without a gap', (preset) => {
    const { body, name } = presetSurvey(preset, SEVEN)
    expect(name).not.toBe('')
    expect(surveyBodySchema.parse(body)).toEqual(body)
    for (const index of CODES.keys()) {
      expect(surveyProblems(body, index)).toEqual([])
      expect(missingWords(body, index, 0)).toEqual([])
    }
  })

  it('ask a pulse in one question', () => {
    const { body, kind } = presetSurvey('pulse', SEVEN)
    expect(kind).toBe('pulse')
    expect(questionsOf(body).filter(({ when }) => when === null)).toHaveLength(1)
  })

  it('have English words in a language that nobody wrote them in, where it is the default', () => {
    const polish = { code: 'pl', index: 3, order: 0, isVisible: true, title: 'Polski' }
    const { body } = presetSurvey('spa', { languages: { PL: polish }, default: 'PL' })
    expect(surveyProblems(body, 3)).toEqual([])
  })
})
