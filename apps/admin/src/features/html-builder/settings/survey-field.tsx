import { Alert, Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useT } from '../../../platform/texts.ts'
import { sourcesQuery } from '../api.ts'
import { useView } from '../editor/editor-session.ts'
import type { FieldProps } from './field-props.ts'

export function SurveyField({ label, value, onChange }: FieldProps<'survey'>) {
  const t = useT()
  const language = useView((view) => view.language)
  const { data } = useQuery(sourcesQuery(language))
  if (data && !data.guestFeedback.isReady) {
    return (
      <Alert color="gray" title={label}>
        {t('templates.missing.survey')}
      </Alert>
    )
  }
  return (
    <Select
      label={label}
      placeholder={t('templates.survey.choose')}
      value={typeof value === 'string' ? value : null}
      data={(data?.guestFeedback.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(id) => onChange(id)}
      clearable
    />
  )
}
