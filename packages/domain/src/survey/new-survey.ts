import type { SurveyKind } from './constants.ts'
import { PASSIVE_FROM } from './constants.ts'
import type { SurveyAlert, SurveyBody } from './survey-schema.ts'

/** Detractors are told, to whoever is signed in. */
export const USUAL_ALERT: SurveyAlert = { upTo: PASSIVE_FROM - 1, emails: [] }

/** What every survey begins with apart from its questions. */
export const EMPTY_BODY: SurveyBody = {
  groups: [],
  isContactOptional: true,
  pictureId: null,
  thanks: { title: {}, text: {} },
  thanksAgain: { title: {}, text: {} },
  reviewLinks: {},
}

export type BegunSurvey = { name: string; kind: SurveyKind; alert: SurveyAlert; body: SurveyBody }

/** A survey that asks nothing yet. */
export const emptySurvey = (): BegunSurvey => ({
  name: 'New survey',
  kind: 'survey',
  alert: USUAL_ALERT,
  body: EMPTY_BODY,
})
