import type { Answer, Answers } from '@innkeeper/domain/survey/answer.ts'
import { problemsOfAnswers } from '@innkeeper/domain/survey/answers.ts'
import { type Contact, contactProblems } from '@innkeeper/domain/survey/contact.ts'
import type { QuestionGroup } from '@innkeeper/domain/survey/survey-schema.ts'
import type { SurveyTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import type { GuestSurvey } from '../api.ts'
import { isKnownFromLink, knownFieldsOf } from '../contact/contact-entry.ts'
import { contactProblemWords } from '../contact/contact-words.ts'
import type { Filled } from '../draft/filled.ts'
import { answerProblemWords } from '../questions/problem-words.ts'
import type { NotSent } from '../send/outcome.ts'

/** No question or group has this id. */
export const CONTACT_SCREEN = 'contact form'

/** Something to be looked at again: where it is, and what is said there. */
export type Problem = { field: string; screen: string; words: string }

/** What the server refused, with the answers it refused: changed, they may be right. */
export type Refused = { why: NotSent; answers: Answers; contact: Contact }

type Looked = {
  survey: GuestSurvey
  groups: readonly QuestionGroup[]
  filled: Filled
  known: Contact | null
  refused: Refused | null
}

export const contactPath = (field: string) => `contact.${field}`

/** Everything that is wrong now: by the rules, and what the server said of answers that are still the same. */
export function surveyProblems(
  { survey, groups, filled, known, refused }: Looked,
  t: SurveyTranslate,
): Problem[] {
  const refusedAnswers = refused?.why.kind === 'answers' ? refused.why.problems : []
  const isSame = (answer: Answer | undefined, id: string) =>
    JSON.stringify(refused?.answers[id]) === JSON.stringify(answer)
  const ofGroups = groups.flatMap(({ id: screen, questions }) => {
    const own = problemsOfAnswers(questions, filled.answers)
    const found = new Set(own.map(({ question }) => question))
    const told = refusedAnswers.filter(
      ({ question }) =>
        questions.some(({ id }) => id === question) &&
        !found.has(question) &&
        isSame(filled.answers[question], question),
    )
    return [...own, ...told].map(({ question, problem }) => ({
      ...{ field: question, screen },
      words: answerProblemWords(problem, t),
    }))
  })
  return [...ofGroups, ...ofContact({ survey, filled, known, refused }, t)]
}

function ofContact(
  { survey, filled, known, refused }: Omit<Looked, 'groups'>,
  t: SurveyTranslate,
): Problem[] {
  const isLeftOut = survey.isContactOptional && filled.isLeftOut
  if (isLeftOut || isKnownFromLink(survey, known)) return []
  const own = contactProblems(filled.contact, knownFieldsOf(known))
  const refusedFields = refused?.why.kind === 'contact' ? refused.why.problems : []
  const told = refusedFields.filter(
    ({ field }) =>
      !own.some((one) => one.field === field) && refused?.contact[field] === filled.contact[field],
  )
  return [...own, ...told].map(({ field, problem }) => ({
    ...{ field: contactPath(field), screen: CONTACT_SCREEN },
    words: contactProblemWords(problem, t),
  }))
}
