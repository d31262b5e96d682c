import type { SurveyItem } from '@innkeeper/api/survey/surveys.ts'
import { StateBadge } from '../../components/states/state-badge.tsx'
import { useT } from '../../platform/texts.ts'
import { STATE_TONES, surveyState } from './survey-state.ts'

type Props = { survey: Pick<SurveyItem, 'version' | 'isOpen' | 'hasChanges'> }

/** Whether guests can answer it, and whether what they get is what was last written. */
export function StateBadges({ survey }: Props) {
  const t = useT()
  const state = surveyState(survey)
  return (
    <>
      <StateBadge tone={STATE_TONES[state]}>{t(`survey.state.${state}`)}</StateBadge>
      {survey.version !== null && survey.hasChanges && (
        <StateBadge tone="wait">{t('survey.state.changed')}</StateBadge>
      )}
    </>
  )
}
