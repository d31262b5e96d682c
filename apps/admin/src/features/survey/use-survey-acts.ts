import type { SurveyPreset } from '@innkeeper/domain/survey/presets/presets.ts'
import { useNavigate } from '@tanstack/react-router'
import { showDone } from '../../platform/done-notice.ts'
import { useFailureNotice } from '../../platform/failure-notice.ts'
import { useT } from '../../platform/texts.ts'
import { useMakeSurvey } from './api.ts'

/** What makes a survey; it is open then, ready to be written. Pressed again on the way, it makes no second one. */
export function useSurveyActs() {
  const t = useT()
  const navigate = useNavigate()
  const make = useMakeSurvey()
  const tell = useFailureNotice(t('survey.failed'))
  const open = ({ id }: { id: string }) => navigate({ to: '/surveys/$surveyId', params: { surveyId: id } })
  return {
    isPending: make.isPending,
    begin: (preset: SurveyPreset | null) => {
      if (!make.isPending) make.mutate({ preset }, { onSuccess: open, onError: tell })
    },
    copy: (id: string, name: string) => {
      if (make.isPending) return
      make.mutate(
        { copyOf: id },
        {
          onSuccess: (made) => {
            showDone(t('survey.copied', { name }))
            return open(made)
          },
          onError: tell,
        },
      )
    },
  }
}
