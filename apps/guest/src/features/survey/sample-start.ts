import type { Contact } from '@innkeeper/domain/survey/contact.ts'
import { SAMPLE_SURVEY } from '@innkeeper/domain/survey/sample-survey.ts'
import type { GuestSurvey, SurveyPlace, SurveyStart } from './api.ts'

export const SAMPLE_PLACE: SurveyPlace = {
  hotel: 'fjellheim',
  surveyId: 'S'.repeat(22),
  booking: 'B'.repeat(22),
  preview: null,
  languageIndex: 0,
  language: 'en',
}

export const SAMPLE_KNOWN: Contact = {
  firstName: 'Astrid',
  lastName: 'Holm',
  email: 'a•••@h•••.example',
  unit: '410',
  checkIn: '2026-11-15',
  checkOut: '2026-11-18',
}

/** A survey with a question of each kind, for tests. */
export function sampleSurvey(part: Partial<GuestSurvey> = {}): GuestSurvey {
  return {
    id: SAMPLE_PLACE.surveyId,
    version: 3,
    kind: 'survey',
    groups: SAMPLE_SURVEY.groups,
    isContactOptional: true,
    thanks: { title: '', text: '' },
    thanksAgain: { title: '', text: '' },
    reviewLinks: [],
    picture: null,
    ...part,
  }
}

export function sampleStart(part: Partial<SurveyStart> = {}): SurveyStart {
  return {
    standing: 'open',
    survey: sampleSurvey(),
    known: null,
    responseId: null,
    privacyUrl: 'https://fjellheim.example/privacy',
    ...part,
  }
}
