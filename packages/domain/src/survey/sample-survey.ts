import { EMPTY_BODY } from './new-survey.ts'
import type { Question, QuestionGroup, SurveyBody, Words } from './survey-schema.ts'

const words = (text: string): Words => ({ 0: text })
const asked = { isRequired: false, when: null }

/** A survey with a question of each kind, for tests and previews that need no property. */
export const SAMPLE_QUESTIONS: readonly Question[] = [
  { kind: 'recommendation', id: 'recommend', words: words('Recommend?'), isRequired: true, when: null },
  { kind: 'text', id: 'why', words: words('What made it a {{score}}?'), ...asked },
  { kind: 'rating', id: 'room', words: words('Your room'), ...asked },
  {
    kind: 'multiple choice',
    id: 'roomWhy',
    words: words('What was it?'),
    isRequired: false,
    when: { question: 'room', upTo: 2 },
    choices: ['noise', 'bed', 'other'].map((id) => ({ id, words: words(id) })),
  },
  {
    kind: 'text',
    id: 'noiseWhere',
    words: words('Where did it come from?'),
    isRequired: true,
    when: { question: 'roomWhy', choices: ['noise'] },
  },
  {
    kind: 'single choice',
    id: 'occasion',
    words: words('What brought you here?'),
    ...asked,
    choices: ['holiday', 'work'].map((id) => ({ id, words: words(id) })),
  },
]

const group = (id: string, questions: Question[]): QuestionGroup => ({
  id,
  title: words(id),
  note: {},
  questions,
})

export const SAMPLE_SURVEY: SurveyBody = {
  ...EMPTY_BODY,
  groups: [
    group('score', SAMPLE_QUESTIONS.slice(0, 2)),
    group('days', SAMPLE_QUESTIONS.slice(2, 5)),
    group('last', SAMPLE_QUESTIONS.slice(5)),
  ],
  isContactOptional: false,
}
