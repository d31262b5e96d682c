import type { Answers } from '@innkeeper/domain/survey/answer.ts'
import { isAnswered, problemsOfAnswers } from '@innkeeper/domain/survey/answers.ts'
import { DRAFT_DAYS } from '@innkeeper/domain/survey/constants.ts'
import { CONTACT_FIELDS, type Contact } from '@innkeeper/domain/survey/contact.ts'
import { questionsOf } from '@innkeeper/domain/survey/questions-of.ts'
import { DAY_MS } from '@innkeeper/domain/time.ts'
import type { GuestSurvey, SentResponse } from '../api.ts'

/** What was filled in so far; all of it stays on the device until it is sent. */
export type Filled = {
  /** Of the survey it was filled in from. */
  version: number
  /** The same over every try, so that exactly one response is stored; empty until something is written. */
  clientKey: string
  answers: Answers
  contact: Contact
  /** Nobody is to know whose answers they are. */
  isLeftOut: boolean
  asksForContact: boolean
  /** The score this began with where one was clicked: opened once more, it takes no other one back. */
  clicked: number | null
  /** This device has answered before, and somebody else fills it in. */
  isAnother: boolean
  /** On its way, or waiting for a connection. */
  waiting: SentResponse | null
  at: number
}

const NOBODY: Contact = { firstName: '', lastName: '', email: '', unit: '', checkIn: '', checkOut: '' }

/** As a survey is opened. The address the house knows is shown in part, so it is no value. */
export function firstFilled({ version }: Pick<GuestSurvey, 'version'>, known: Contact | null): Filled {
  return {
    ...{ version, clientKey: '', answers: {}, isLeftOut: false, asksForContact: false },
    contact: known ? { ...known, email: '' } : NOBODY,
    ...{ clicked: null, isAnother: false, waiting: null, at: 0 },
  }
}

/** With the score that was clicked in a message chosen; another answer than the one it is about stays. */
export function withScore(filled: Filled, survey: Pick<GuestSurvey, 'groups'>, score: number | null): Filled {
  const asked = questionsOf(survey).find(({ kind }) => kind === 'recommendation')
  if (score === null || !asked || filled.clicked === score) return filled
  return { ...filled, clicked: score, answers: { ...filled.answers, [asked.id]: score } }
}

/** For a survey that was changed since: the answers that still fit it. */
export function fitted(filled: Filled, survey: Pick<GuestSurvey, 'groups' | 'version'>): Filled {
  if (filled.version === survey.version) return filled
  const fitting = questionsOf(survey).flatMap((question) => {
    const answer = Object.hasOwn(filled.answers, question.id) ? filled.answers[question.id] : undefined
    if (!isAnswered(answer)) return []
    const isTooLong = typeof answer === 'string' && question.kind === 'text'
    const fits = isTooLong || problemsOfAnswers([question], { [question.id]: answer }).length === 0
    return fits ? [[question.id, answer] as const] : []
  })
  return { ...filled, version: survey.version, answers: Object.fromEntries(fitting) }
}

/** Whether anything is worth being told about when it is found again. */
export const isBegun = ({ answers }: Pick<Filled, 'answers'>): boolean =>
  Object.values(answers).some(isAnswered)

/** What is stored, as far as it is a draft and not too old. */
export function parseFilled(stored: unknown, now: number): Filled | null {
  const found = stored as Partial<Filled> | null
  const isOne =
    typeof found?.version === 'number' &&
    typeof found.clientKey === 'string' &&
    typeof found.at === 'number' &&
    isRecord(found.answers) &&
    isRecord(found.contact) &&
    CONTACT_FIELDS.every((field) => typeof found.contact?.[field] === 'string')
  if (!isOne || now - (found.at ?? 0) >= DRAFT_DAYS * DAY_MS) return null
  return { ...firstFilled({ version: 0 }, null), ...found } as Filled
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
