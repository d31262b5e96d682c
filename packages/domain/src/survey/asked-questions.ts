import type { Answers } from './answer.ts'
import type { Condition, Question, QuestionGroup, SurveyBody } from './survey-schema.ts'

function isMet(condition: Condition, answers: Answers): boolean {
  const answer = Object.hasOwn(answers, condition.question) ? answers[condition.question] : undefined
  if (answer === undefined) return false
  if ('upTo' in condition) return typeof answer === 'number' && answer <= condition.upTo
  return Array.isArray(answer) && condition.choices.some((choice) => answer.includes(choice))
}

/**
 * The screens of a survey with what is asked after these answers. A condition goes by questions that come before it and
 * are asked themselves; a screen on which nothing is asked is left out.
 */
export function askedGroups(body: Pick<SurveyBody, 'groups'>, answers: Answers): QuestionGroup[] {
  const counted: Record<string, Answers[string]> = {}
  const isAsked = (question: Question): boolean => {
    if (question.when && !isMet(question.when, counted)) return false
    const answer = Object.hasOwn(answers, question.id) ? answers[question.id] : undefined
    if (answer !== undefined) counted[question.id] = answer
    return true
  }
  return body.groups
    .map((group) => ({ ...group, questions: group.questions.filter(isAsked) }))
    .filter(({ questions }) => questions.length > 0)
}

export const askedQuestions = (body: Pick<SurveyBody, 'groups'>, answers: Answers): Question[] =>
  askedGroups(body, answers).flatMap(({ questions }) => questions)
