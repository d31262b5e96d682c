import { fillPath, queryString } from '@innkeeper/api/address.ts'

/** Where a survey is answered; with the key of a stay, by that stay. */
export const surveyPath = (hotel: string, surveyId: string, linkKey?: string): string =>
  `${fillPath('/survey/:hotel', { hotel })}${queryString({ templateId: surveyId, booking: linkKey })}`

/** Leads a guest to the survey of their own stay, whichever that is when they come. */
export const OWN_SURVEY_PATH = '/survey/:hotel/:bookingId'
export const ownSurveyPath = (hotel: string, linkKey: string): string =>
  fillPath(OWN_SURVEY_PATH, { hotel, bookingId: linkKey })
