import type { Answers } from '@innkeeper/domain/survey/answer.ts'
import { keptAnswers, levelOf } from '@innkeeper/domain/survey/answers.ts'
import { PASSIVE_FROM } from '@innkeeper/domain/survey/constants.ts'
import { CONTACT_FIELDS, type Contact, type ContactField } from '@innkeeper/domain/survey/contact.ts'
import type { GuestSurvey } from '../api.ts'

/** What the house knows of whoever answers, and need not be told again. */
export const knownFieldsOf = (known: Contact | null): ContactField[] =>
  known ? CONTACT_FIELDS.filter((field) => known[field] !== '') : []

/** A stay in a question or two: where the link says all about who it is, nobody is asked. */
export const isKnownFromLink = ({ kind }: Pick<GuestSurvey, 'kind'>, known: Contact | null): boolean =>
  kind === 'pulse' && knownFieldsOf(known).length === CONTACT_FIELDS.length

/** Whoever was served badly is offered to be written to. */
export function canAskForContact(survey: Pick<GuestSurvey, 'groups'>, answers: Answers): boolean {
  const level = levelOf(survey, keptAnswers(survey, answers))
  return level !== null && level < PASSIVE_FROM
}
