import type { StaffSurvey } from '@innkeeper/api/survey/surveys.ts'
import type { SurveyRow } from '../tables.ts'

export function presentSurvey(row: SurveyRow): StaffSurvey {
  const { id, name, kind, alert, draft, version, isOpen, hasChanges, revision, changedAt, changedBy } = row
  return {
    ...{ id, name, kind, alert, body: draft, version, isOpen, hasChanges, revision },
    ...{ changedAt: changedAt.toISOString(), changedBy },
  }
}
