import type { SurveyItem } from '@innkeeper/api/survey/surveys.ts'
import { Switch } from '@mantine/core'
import { useFailureNotice } from '../../../platform/failure-notice.ts'
import { useT } from '../../../platform/texts.ts'
import { useOpenSurvey } from '../api.ts'

/** Lets guests answer, or not for now. What was never published is opened by publishing it. */
export function OpenSwitch({ survey: { id, name, version, isOpen } }: { survey: SurveyItem }) {
  const t = useT()
  const { mutate, isPending } = useOpenSurvey(id)
  const tell = useFailureNotice(t('survey.failed'))
  return (
    <Switch
      aria-label={t('survey.isOpen', { name })}
      checked={isOpen}
      disabled={isPending || version === null}
      onChange={(event) => mutate(event.currentTarget.checked, { onError: tell })}
    />
  )
}
