import { queryString } from '@innkeeper/api/address.ts'
import type { Call } from '@innkeeper/api/client.ts'
import type {
  GuestSurvey,
  getSurvey,
  SentResponse,
  SentResponseAnswer,
  SurveyStart,
  sendSurveyResponse,
} from '@innkeeper/api/survey/guest.ts'
import { addressAt, type EndpointRoute, queryOf } from '../../platform/query.ts'

const START = { method: 'GET', path: 'guest/:hotel/surveys/:templateId' } as const satisfies EndpointRoute<
  typeof getSurvey
>
const SEND = { method: 'POST', path: 'guest/:hotel/surveyResponses' } as const satisfies EndpointRoute<
  typeof sendSurveyResponse
>

/** Which survey is answered for which stay, and in which language it is read. */
export type SurveyPlace = {
  hotel: string
  surveyId: string
  /** Null for whoever has no stay. */
  booking: string | null
  /** What is sent with this key is a try. */
  preview: string | null
  languageIndex: number
  language: string
}

export type { GuestSurvey, SentResponse, SentResponseAnswer, SurveyStart }

export const startAddress = ({ hotel, surveyId }: SurveyPlace) =>
  addressAt(START, { hotel, templateId: surveyId })

export function startQuery({ hotel, surveyId, booking, preview, languageIndex }: SurveyPlace) {
  return queryOf<typeof getSurvey>(START, {
    params: { hotel, templateId: surveyId },
    query: {
      language: languageIndex,
      ...(booking !== null && { booking }),
      ...(preview !== null && { preview }),
    },
  })
}

export function sendResponse(call: Call, hotel: string, body: SentResponse): Promise<SentResponseAnswer> {
  return call(SEND as typeof sendSurveyResponse, { params: { hotel }, body })
}

/** One's own answers, opened again for reading. */
export const ownResponsePath = (hotel: string, responseId: string) =>
  `/survey/${encodeURIComponent(hotel)}${queryString({ responseId })}`

/** The guestbook opened last, with the booking it had. */
export const guestbookPath = (hotel: string) => `/return/${encodeURIComponent(hotel)}`
