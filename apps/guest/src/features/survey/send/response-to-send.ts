import { keptAnswers } from '@innkeeper/domain/survey/answers.ts'
import type { GuestSurvey, SentResponse, SurveyPlace } from '../api.ts'
import { canAskForContact } from '../contact/contact-entry.ts'
import type { Filled } from '../draft/filled.ts'

/**
 * What is sent. The stay goes along also where the name is left out: the house keeps no booking then, only that this
 * stay has answered.
 */
export function responseToSend(place: SurveyPlace, survey: GuestSurvey, filled: Filled): SentResponse {
  const isLeftOut = survey.isContactOptional && filled.isLeftOut
  return {
    ...{ templateId: place.surveyId, version: survey.version, clientKey: filled.clientKey },
    ...(place.booking !== null && { booking: place.booking }),
    ...(place.preview !== null && { preview: place.preview }),
    language: place.languageIndex,
    answers: keptAnswers(survey, filled.answers) as SentResponse['answers'],
    contact: isLeftOut ? null : filled.contact,
    asksForContact: !isLeftOut && filled.asksForContact && canAskForContact(survey, filled.answers),
  }
}
