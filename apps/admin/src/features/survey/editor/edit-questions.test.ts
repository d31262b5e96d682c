import { SAMPLE_SURVEY } from '@innkeeper/domain/survey/sample-survey.ts'
import { describe, expect, test } from 'vitest'
import { sampleSurvey } from '../sample-survey.ts'
import {
  firstCondition,
  moveQuestion,
  moveScreen,
  newQuestion,
  questionsBefore,
  screenWithQuestions,
  withoutQuestion,
  withoutScreen,
  withQuestion,
  withQuestionBack,
  withScreen,
  withScreenBack,
} from './edit-questions.ts'
import { bodyOf, draftOf, isSavable, tidyDraft } from './survey-draft.ts'

const draft = draftOf(sampleSurvey())
const rating = newQuestion('rating', () => 'new')
/** "recommend why | room …" */
const layout = (order: readonly string[]) => order.join(' ')
const WHOLE = '#score recommend why #days room roomWhy noiseWhere #last occasion'

test('a survey is taken apart and put together again as it was', () => {
  expect(layout(draft.order)).toBe(WHOLE)
  expect(bodyOf(tidyDraft(draft))).toEqual(SAMPLE_SURVEY)
})

describe('a question', () => {
  test('is added as the last of its screen', () => {
    const added = withQuestion(draft, 'score', rating)
    expect(layout(added.order)).toBe(WHOLE.replace('why #days', 'why new #days'))
    expect(bodyOf(added).groups[0]?.questions.at(-1)).toEqual(rating)
    expect(layout(withQuestion(draft, 'last', rating).order)).toBe(`${WHOLE} new`)
  })

  test.each([
    ['past the next screen', 'why', 3, '#score recommend #days why room roomWhy noiseWhere #last occasion'],
    [
      'back to the screen before',
      'room',
      3,
      '#score recommend why room #days roomWhy noiseWhere #last occasion',
    ],
    ['to the very end', 'recommend', 9, '#score why #days room roomWhy noiseWhere #last occasion recommend'],
    ['above the first screen, which is no place', 'occasion', 0, `#score occasion ${WHOLE.slice(7, -9)}`],
  ])('moves %s', (_, id, place, expected) => {
    expect(layout(moveQuestion(draft.order, id, place)).trim()).toBe(expected.trim())
  })

  test('that was removed comes back where it stood', () => {
    const { room } = draft.questions
    if (!room) throw new Error('the sample asks for the room')
    const without = withoutQuestion(draft, 'room')
    expect(bodyOf(without).groups.flatMap(({ questions }) => questions)).not.toContain(room)
    expect(bodyOf(withQuestionBack(without, room, draft.order.indexOf('room')))).toEqual(SAMPLE_SURVEY)
  })
})

describe('a screen', () => {
  test('moves with its questions', () => {
    expect(layout(moveScreen(draft.order, 'days', -1))).toBe(
      '#days room roomWhy noiseWhere #score recommend why #last occasion',
    )
  })

  test('is removed with its questions, and comes back with them', () => {
    const taken = screenWithQuestions(draft, 'days')
    const without = withoutScreen(draft, 'days')
    expect(layout(without.order)).toBe('#score recommend why #last occasion')
    expect(Object.keys(without.questions)).toEqual(['recommend', 'why', 'occasion'])
    expect(bodyOf(withScreenBack(without, 'days', taken))).toEqual(SAMPLE_SURVEY)
  })

  test('begins empty, at the end', () => {
    expect(bodyOf(tidyDraft(withScreen(draft, 'more'))).groups.at(-1)).toEqual({
      id: 'more',
      title: {},
      note: {},
      questions: [],
    })
  })
})

test('a condition goes by a question before it that has a score or choices, and begins with the low ones', () => {
  expect(questionsBefore(draft, 'occasion').map(({ id }) => id)).toEqual(['recommend', 'room', 'roomWhy'])
  expect(questionsBefore(draft, 'recommend')).toEqual([])
  const conditionOf = (id: string) => draft.questions[id] && firstCondition(draft.questions[id])
  expect(conditionOf('recommend')).toEqual({ question: 'recommend', upTo: 6 })
  expect(conditionOf('room')).toEqual({ question: 'room', upTo: 2 })
  expect(conditionOf('roomWhy')).toEqual({ question: 'roomWhy', choices: ['noise'] })
})

describe('what is saved', () => {
  test('has no languages without words, no empty answers to choose from and no site without an address', () => {
    const links = [
      { id: 'a', site: 'google' as const, name: '', url: ' https://g.example/us ' },
      { id: 'b', site: 'other' as const, name: '', url: '' },
    ]
    const tidy = tidyDraft({
      ...withQuestion(draft, 'last', {
        ...{ kind: 'single choice', id: 'new', isRequired: false, when: null },
        words: { 0: '  Who  came? ', 4: ' ' },
        choices: [
          { id: 'x', words: { 0: 'We' } },
          { id: 'y', words: { 4: '' } },
        ],
      }),
      reviewLinks: { 0: links, 4: [] },
    })
    expect(tidy.questions.new).toMatchObject({
      words: { 0: 'Who came?' },
      choices: [{ id: 'x', words: { 0: 'We' } }],
    })
    expect(tidy.reviewLinks).toEqual({ 0: [{ ...links[0], url: 'https://g.example/us' }] })
  })

  test('has every question on a screen, whatever became of the order', () => {
    const { groups } = bodyOf(tidyDraft({ ...draft, order: ['why', 'gone', 'why'] }))
    expect(groups.map(({ id }) => id)).toEqual(['first'])
    expect(groups[0]?.questions.map(({ id }) => id).sort()).toEqual(Object.keys(draft.questions).sort())
  })

  test.each([
    ['a name', { name: ' ' }],
    [
      'a whole address',
      { reviewLinks: { 0: [{ id: 'a', site: 'google' as const, name: '', url: 'http://g' }] } },
    ],
    ['a whole e-mail address', { alert: { upTo: 6, emails: ['anna@'] } }],
  ])('waits for %s', (_, change) => {
    expect(isSavable(draft)).toBe(true)
    expect(isSavable({ ...draft, ...change })).toBe(false)
  })
})
