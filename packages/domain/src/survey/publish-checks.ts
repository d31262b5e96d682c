import { questionsOf } from './questions-of.ts'
import type { Condition, Question, SurveyBody, Words } from './survey-schema.ts'

/** Why a survey cannot be published as it is. */
export const SURVEY_PROBLEMS = [
  'no-questions',
  'two-recommendations',
  'same-id',
  'no-words',
  'too-few-choices',
  'condition-unknown',
  'condition-never',
] as const
export type SurveyProblem = (typeof SURVEY_PROBLEMS)[number]
/** Where: a group or a question, or the survey as a whole. */
export type ProblemOfSurvey = { problem: SurveyProblem; at: string | null }

/** Everything that keeps a survey from being published; words are asked for in the property's default language. */
export function surveyProblems(body: SurveyBody, defaultLanguage: number): ProblemOfSurvey[] {
  const questions = questionsOf(body)
  if (questions.length === 0) return [{ problem: 'no-questions', at: null }]
  const ids = [...body.groups, ...questions].map(({ id }) => id)
  const twice = ids.find((id, place) => ids.indexOf(id) !== place)
  if (twice !== undefined) return [{ problem: 'same-id', at: twice }]
  const [, second] = questions.filter(({ kind }) => kind === 'recommendation')
  const hasWords = (words: Words) => Boolean(words[defaultLanguage]?.trim())
  return [
    ...(second ? [{ problem: 'two-recommendations' as const, at: second.id }] : []),
    ...questions.flatMap((question, place) => {
      const problems = questionProblems(question, questions.slice(0, place), hasWords)
      return problems.map((problem) => ({ problem, at: question.id }))
    }),
  ]
}

function questionProblems(
  question: Question,
  before: readonly Question[],
  hasWords: (words: Words) => boolean,
): SurveyProblem[] {
  const choices = 'choices' in question ? question.choices : null
  const isWritten = hasWords(question.words) && (choices ?? []).every(({ words }) => hasWords(words))
  return [
    ...(isWritten ? [] : ['no-words' as const]),
    ...(choices && choices.length < 2 ? ['too-few-choices' as const] : []),
    ...(question.when ? conditionProblems(question.when, before) : []),
  ]
}

function conditionProblems(condition: Condition, before: readonly Question[]): SurveyProblem[] {
  const asked = before.find(({ id }) => id === condition.question)
  if (!asked) return ['condition-unknown']
  if ('upTo' in condition) {
    if (asked.kind === 'rating') return condition.upTo >= 1 ? [] : ['condition-never']
    return asked.kind === 'recommendation' ? [] : ['condition-never']
  }
  const known = 'choices' in asked ? asked.choices.map(({ id }) => id) : []
  return condition.choices.some((choice) => known.includes(choice)) ? [] : ['condition-never']
}

/** Which words are missing in a language, as the ids of what they belong to. */
export function missingWords(body: SurveyBody, language: number, defaultLanguage: number): string[] {
  const lacks = (words: Words) => Boolean(words[defaultLanguage]?.trim()) && !words[language]?.trim()
  const groups = body.groups.flatMap(({ id, title, note, questions }) => [
    ...(lacks(title) || lacks(note) ? [id] : []),
    ...questions
      .filter(
        (question) =>
          lacks(question.words) ||
          ('choices' in question && question.choices.some(({ words }) => lacks(words))),
      )
      .map((question) => question.id),
  ])
  const { thanks, thanksAgain } = body
  return [
    ...groups,
    ...(lacks(thanks.title) || lacks(thanks.text) ? ['thanks'] : []),
    ...(lacks(thanksAgain.title) || lacks(thanksAgain.text) ? ['thanksAgain'] : []),
  ]
}
