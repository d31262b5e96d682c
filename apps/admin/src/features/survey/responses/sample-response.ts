import type { ResponseItem, Results, SurveyResponse, SurveyResults } from '@innkeeper/api/survey/responses.ts'
import type { SurveyItem } from '@innkeeper/api/survey/surveys.ts'
import { npsOf, scoreGroups } from '@innkeeper/domain/survey/nps.ts'
import { SAMPLE_QUESTIONS, SAMPLE_SURVEY } from '@innkeeper/domain/survey/sample-survey.ts'

export const SAMPLE_SURVEY_ID = 'V'.repeat(22)

/** What can be filtered by. */
export const SAMPLE_SEGMENTS = {
  categories: [{ id: 'C'.repeat(22), name: 'Double' }],
  groups: [{ id: 'G'.repeat(22), name: 'Families' }],
}

export const sampleSurveyItem = (change: Partial<SurveyItem> = {}): SurveyItem => ({
  ...{ id: SAMPLE_SURVEY_ID, name: 'Your stay', kind: 'survey', version: 2, isOpen: true },
  ...{ hasChanges: false, responses: 40, toHandle: 1, score: 42, lastResponseAt: null },
  ...change,
})

/** Sofie, for whom breakfast was cold and who would like to hear from the house; a test says what is different. */
export const sampleItem = (change: Partial<ResponseItem> = {}): ResponseItem => ({
  ...{ id: 'R'.repeat(22), surveyId: SAMPLE_SURVEY_ID, surveyName: 'Your stay' },
  ...{ sentAt: '2026-11-13T19:41:00.000Z', score: 3, isLow: true },
  ...{ words: 'The coffee was cold.', language: 'sv' },
  guest: { name: 'Sofie Holm', unit: '410', bookingId: 'B'.repeat(22) },
  ...{ hasContact: true, asksForContact: true, tags: ['breakfast'], handled: null, owner: null, revision: 1 },
  ...change,
})

export const sampleResponse = (change: Partial<SurveyResponse> = {}): SurveyResponse => ({
  ...sampleItem(),
  groups: [...SAMPLE_SURVEY.groups],
  answers: { recommend: 3, why: 'The coffee was cold.', room: 4, occasion: ['holiday'] },
  contact: {
    ...{ firstName: 'Sofie', lastName: 'Holm', email: 'sofie@guest.example', unit: '410' },
    ...{ checkIn: '2026-11-10', checkOut: '2026-11-12' },
  },
  ...{ note: '', threadId: null, replyBy: 'thread' },
  ...change,
})

/** As many tens and as many threes. */
export function samplePeriod(
  { promoters, detractors }: { promoters: number; detractors: number },
  change: Partial<Results> = {},
): Results {
  const scores = Array.from({ length: 11 }, () => 0)
    .with(10, promoters)
    .with(3, detractors)
  return {
    ...{ from: '2026-08-18', to: '2026-11-15', responses: promoters + detractors, scores },
    nps: npsOf(scoreGroups(scores)),
    counts: { 'room:5': 6, 'room:2': 2, 'why:written': 7, 'roomWhy:noise': 2, 'roomWhy:gone': 1 },
    asked: { guests: 80, answered: 20 },
    ...change,
  }
}

export function sampleResults(change: Partial<SurveyResults> = {}): SurveyResults {
  const now = samplePeriod({ promoters: 30, detractors: 10 })
  const before = samplePeriod(
    { promoters: 20, detractors: 20 },
    { from: '2026-05-20', to: '2026-08-17', counts: { 'room:3': 4 }, asked: { guests: 100, answered: 10 } },
  )
  return {
    ...{ name: 'Your stay', now, before, languages: ['en', 'sv'], ...SAMPLE_SEGMENTS },
    questions: SAMPLE_QUESTIONS.map((question) => ({ question, isAskedNow: question.id !== 'roomWhy' })),
    trend: {
      step: 'week',
      points: [
        { from: '2026-10-26', responses: 10, nps: { score: 20, low: -20, high: 55, answers: 10 } },
        { from: '2026-11-02', responses: 0, nps: null },
        { from: '2026-11-09', responses: 30, nps: { score: 60, low: 30, high: 80, answers: 30 } },
      ],
    },
    ...change,
  }
}
