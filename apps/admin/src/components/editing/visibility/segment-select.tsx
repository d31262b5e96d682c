import { MultiSelect, type MultiSelectProps } from '@mantine/core'
import { useT } from '../../../platform/texts.ts'

type Props = Pick<MultiSelectProps, 'limit' | 'nothingFoundMessage'> & {
  label: string
  /** What it says as long as nothing is chosen. */
  placeholder?: string
  /** What can be chosen, by id. */
  names: ReadonlyMap<string, string>
  value: readonly string[]
  onChange: (ids: string[]) => void
}

/** Some of the property's groups, categories or units. */
export function SegmentSelect({ placeholder, names, value, ...props }: Props) {
  const t = useT()
  // Those that are gone would stand there as bare ids.
  const known = value.filter((id) => names.has(id))
  return (
    <MultiSelect
      {...props}
      placeholder={known.length === 0 ? (placeholder ?? t('segment.choose')) : undefined}
      data={[...names].map(([id, label]) => ({ value: id, label }))}
      value={known}
      searchable
      clearable
    />
  )
}
