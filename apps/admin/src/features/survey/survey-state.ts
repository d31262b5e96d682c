import type { SurveyItem } from '@innkeeper/api/survey/surveys.ts'
import type { StateTone } from '../../components/states/state-badge.tsx'

export type SurveyState = 'draft' | 'open' | 'closed'

/** How a survey stands to guests. */
export const surveyState = ({ version, isOpen }: Pick<SurveyItem, 'version' | 'isOpen'>): SurveyState => {
  if (version === null) return 'draft'
  return isOpen ? 'open' : 'closed'
}

export const STATE_TONES = {
  draft: 'notice',
  open: 'good',
  closed: 'quiet',
} as const satisfies Record<SurveyState, StateTone>
