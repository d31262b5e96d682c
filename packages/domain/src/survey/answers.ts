import { plainText } from '../messaging/plain-text.ts'
import type { Answer, Answers } from './answer.ts'
import { askedQuestions } from './asked-questions.ts'
import { COMMENT_MAX, RATING_MAX, RATING_MIN, SCORE_MAX, SCORE_MIN } from './constants.ts'
import { questionsOf } from './questions-of.ts'
import type { Question, SurveyBody } from './survey-schema.ts'

/** What is wrong with an answer; each has its words at the question. */
export const ANSWER_PROBLEMS = [
  'required',
  'not-a-score',
  'not-a-rating',
  'not-a-choice',
  'not-words',
  'too-long',
  'not-asked',
] as const
export type AnswerProblem = (typeof ANSWER_PROBLEMS)[number]
export type ProblemOfAnswer = { question: string; problem: AnswerProblem }

const isWhole = (value: unknown, least: number, most: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most

/** Whether something was answered: empty words and no choice are none. */
export function isAnswered(answer: Answer | undefined): answer is Answer {
  if (answer === undefined) return false
  return typeof answer === 'string'
    ? plainText(answer) !== ''
    : typeof answer === 'number' || answer.length > 0
}

function problemOf(question: Question, answer: Answer): AnswerProblem | null {
  switch (question.kind) {
    case 'recommendation':
      return isWhole(answer, SCORE_MIN, SCORE_MAX) ? null : 'not-a-score'
    case 'rating':
      return isWhole(answer, RATING_MIN, RATING_MAX) ? null : 'not-a-rating'
    case 'text':
      if (typeof answer !== 'string') return 'not-words'
      return plainText(answer).length > COMMENT_MAX ? 'too-long' : null
    default: {
      if (!Array.isArray(answer)) return 'not-a-choice'
      const known = new Set(question.choices.map(({ id }) => id))
      const isTooMany = question.kind === 'single choice' && answer.length > 1
      return isTooMany || new Set(answer).size < answer.length || !answer.every((id) => known.has(id))
        ? 'not-a-choice'
        : null
    }
  }
}

/** What is wrong with the answers to the questions of one screen, or of all of them, in their order. */
export function problemsOfAnswers(questions: readonly Question[], answers: Answers): ProblemOfAnswer[] {
  return questions.flatMap((question): ProblemOfAnswer[] => {
    const answer = Object.hasOwn(answers, question.id) ? answers[question.id] : undefined
    if (!isAnswered(answer))
      return question.isRequired ? [{ question: question.id, problem: 'required' }] : []
    const problem = problemOf(question, answer)
    return problem ? [{ question: question.id, problem }] : []
  })
}

/** Everything that is wrong with what was sent; an answer to a question of another version is. */
export function problemsOfResponse(body: Pick<SurveyBody, 'groups'>, answers: Answers): ProblemOfAnswer[] {
  const known = new Set(questionsOf(body).map(({ id }) => id))
  const strange = Object.keys(answers).filter((id) => !known.has(id))
  return [
    ...strange.map((question) => ({ question, problem: 'not-asked' as const })),
    ...problemsOfAnswers(askedQuestions(body, answers), answers),
  ]
}

/** What is stored: the answers to what was asked, cleaned, without those that were given and then not asked any more. */
export function keptAnswers(body: Pick<SurveyBody, 'groups'>, answers: Answers): Answers {
  const kept = askedQuestions(body, answers).flatMap(({ id }): [string, Answer][] => {
    const answer = Object.hasOwn(answers, id) ? answers[id] : undefined
    if (!isAnswered(answer)) return []
    return [[id, typeof answer === 'string' ? plainText(answer) : answer]]
  })
  return Object.fromEntries(kept)
}

/** The score of a response; null where nobody was asked for one. */
export function scoreIn(body: Pick<SurveyBody, 'groups'>, answers: Answers): number | null {
  const question = questionsOf(body).find(({ kind }) => kind === 'recommendation')
  const answer = question && answers[question.id]
  return typeof answer === 'number' ? answer : null
}

/**
 * How well somebody was served, from 0 to 10: the score, and where none is asked the first rating that was given on the
 * same scale. A low one is told at once.
 */
export function levelOf(body: Pick<SurveyBody, 'groups'>, answers: Answers): number | null {
  const score = scoreIn(body, answers)
  if (score !== null) return score
  const rated = questionsOf(body).find(({ id, kind }) => kind === 'rating' && typeof answers[id] === 'number')
  const rating = rated && answers[rated.id]
  if (typeof rating !== 'number') return null
  return Math.floor(((rating - RATING_MIN) * (SCORE_MAX - SCORE_MIN)) / (RATING_MAX - RATING_MIN))
}

/** All that was written, in the order of the questions. */
export function wordsIn(body: Pick<SurveyBody, 'groups'>, answers: Answers): string {
  return questionsOf(body)
    .flatMap(({ id, kind }) => {
      const answer = kind === 'text' ? answers[id] : undefined
      return typeof answer === 'string' ? [answer] : []
    })
    .join('\n\n')
}
