import { MultiSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { targetGroupsQuery } from '../../../components/editing/visibility/api.ts'
import { useT } from '../../../platform/texts.ts'
import type { FieldProps } from './field-props.ts'

/** Who gets the module; everyone where nobody is named. */
export function TargetGroupsField({ label, value, onChange }: FieldProps<'targetGroups'>) {
  const t = useT()
  const { data } = useQuery(targetGroupsQuery)
  const chosen = (value ?? []) as string[]
  return (
    <MultiSelect
      label={label}
      placeholder={chosen.length === 0 ? t('templates.everyone') : ''}
      value={chosen}
      data={(data?.groups ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(ids) => onChange(ids)}
      nothingFoundMessage={t('templates.noGroups')}
    />
  )
}
