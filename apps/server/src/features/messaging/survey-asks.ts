import type { SkipReason } from '@innkeeper/domain/messaging/constants.ts'
import type { EmailRecipient } from '@innkeeper/html-builder/email/compiled-email.ts'
import { leadsToOwnSurvey } from '@innkeeper/html-builder/email/own-survey.ts'
import type { SurveyAsked } from '@innkeeper/html-builder/surveys-asked.ts'
import type { Tx } from '../../platform/db/port.ts'
import type { Candidate } from './compose/candidates.ts'
import type { ContentBodies } from './compose/content-bodies.ts'
import type { BodyContent } from './message-body.ts'

/** What a message asks of its guest: surveys by its modules, or the one of their own stay by a link. */
export type AskedSurveys = { modules: readonly SurveyAsked[]; asksOwn: boolean }

/** Whom is asked. */
export type AskedStay = Pick<Candidate, 'id' | 'email' | 'phone' | 'state' | 'departure' | 'checkOutTime'>

/** What messaging asks the feature that has surveys. */
export type SurveyAsks = {
  /** In a transaction: why guests of these stays are not asked, by booking; until it ends nobody else asks them. */
  refusals(
    tx: Tx,
    propertyId: string,
    ask: { asked: AskedSurveys; stays: readonly AskedStay[] },
  ): Promise<ReadonlyMap<string, SkipReason>>
  /** In the transaction that writes their messages: each of them was asked once more. */
  record(tx: Tx, propertyId: string, ask: { asked: AskedSurveys; stays: readonly AskedStay[] }): Promise<void>
  /** In the transaction in which their messages came to nothing: they were asked once less. */
  takeBack(
    tx: Tx,
    propertyId: string,
    ask: { asked: AskedSurveys; bookingIds: readonly string[] },
  ): Promise<void>
  /** Outside any transaction, when a message goes out: what its modules show, or why it is not to go any more. */
  whenSent(
    propertyId: string,
    ask: { asked: AskedSurveys; bookingId: string; languageCode: string; origin: string },
  ): Promise<{ refused: SkipReason } | { refused: null; surveys: EmailRecipient['surveys'] }>
}

const OWN_SURVEY = /\{\{\s*surveyLink\s*\}\}/

/** What the words of one message ask. */
export function surveysAskedBy(content: BodyContent): AskedSurveys {
  if (content.form === 'sms') return { modules: [], asksOwn: OWN_SURVEY.test(content.text) }
  const { surveys = [], html, text } = content.email
  return { modules: surveys, asksOwn: leadsToOwnSurvey([...html, ...text]) }
}

/** What is asked in any language or by any channel: who is refused gets none of them. */
export function surveysAskedIn(bodies: ContentBodies): AskedSurveys {
  const asked = Object.values(bodies).flatMap((languages) => Object.values(languages).map(surveysAskedBy))
  return { modules: asked.flatMap(({ modules }) => modules), asksOwn: asked.some(({ asksOwn }) => asksOwn) }
}

export const asksNothing = ({ modules, asksOwn }: AskedSurveys): boolean => modules.length === 0 && !asksOwn
