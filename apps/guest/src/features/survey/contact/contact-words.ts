import { CONTACT_LINE_MAX } from '@innkeeper/domain/survey/constants.ts'
import type { ContactProblem } from '@innkeeper/domain/survey/contact.ts'
import type { SurveyTranslate } from '@innkeeper/i18n/catalogue-types.ts'

const WORDS = {
  'first-name': 'survey.contact.enterFirstName',
  'last-name': 'survey.contact.enterLastName',
  email: 'survey.contact.enterEmail',
  unit: 'survey.contact.enterUnit',
  period: 'survey.contact.selectPeriod',
  'check-in': 'survey.contact.selectCheckIn',
  'check-out': 'survey.contact.selectCheckOut',
  'not-a-date': 'form.invalidDate',
  'check-in-before': 'survey.contact.checkInBefore',
  'check-out-after': 'survey.contact.checkOutAfter',
  'too-long': 'form.tooLong',
} as const satisfies Record<ContactProblem, string>

/** What is said at a field of the contact form (spec 5). */
export function contactProblemWords(problem: ContactProblem, t: SurveyTranslate): string {
  const words = WORDS[problem]
  return words === 'form.tooLong' ? t(words, { max: CONTACT_LINE_MAX }) : t(words)
}
