import type { StaffSurvey, SurveyItem } from '@innkeeper/api/survey/surveys.ts'
import { USUAL_ALERT } from '@innkeeper/domain/survey/new-survey.ts'
import { SAMPLE_SURVEY } from '@innkeeper/domain/survey/sample-survey.ts'

/** The survey with a question of each kind, as its editor gets it, for tests. */
export function sampleSurvey(change: Partial<StaffSurvey> = {}): StaffSurvey {
  return {
    id: 'S'.repeat(22),
    name: 'Your stay',
    kind: 'survey',
    alert: USUAL_ALERT,
    body: SAMPLE_SURVEY,
    version: 3,
    isOpen: true,
    hasChanges: false,
    revision: 5,
    changedAt: '2026-11-12T10:00:00Z',
    changedBy: 'Ola',
    ...change,
  }
}

/** Its line in the list, for tests. */
export function sampleItem(change: Partial<SurveyItem> = {}): SurveyItem {
  const { id, name, kind, version, isOpen, hasChanges } = sampleSurvey()
  return {
    ...{ id, name, kind, version, isOpen, hasChanges },
    ...{ responses: 214, toHandle: 3, score: 41.6, lastResponseAt: '2026-11-14T10:00:00Z' },
    ...change,
  }
}
