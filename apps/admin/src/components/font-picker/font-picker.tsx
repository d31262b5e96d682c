import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../platform/session.ts'
import { useT } from '../../platform/texts.ts'
import { ownFontsQuery } from './api.ts'
import { fontGroups } from './font-groups.ts'
import { FontName, previewStack } from './font-name.tsx'
import classes from './font-picker.module.css'
import { FontSample } from './font-sample.tsx'
import { useFontSheet } from './use-font-sheet.ts'

type Props = {
  label: string
  /** Null while none is chosen. */
  value: string | null
  onChange: (family: string) => void
  placeholder?: string
  error?: string | undefined
}

/** Chooses a font by its look: found by name, in groups, each name in its own face. */
export function FontPicker({ label, value, onChange, placeholder, error }: Props) {
  const t = useT()
  const { property } = useSession()
  // A list that cannot be fetched only lacks the own fonts.
  const { data, isError } = useQuery(ownFontsQuery)
  const hasOwn = property.modules.includes('customFonts')
  const own = hasOwn ? (data?.fonts.map(({ family }) => family) ?? []) : []
  useFontSheet(property.id, data || isError ? own : undefined)
  return (
    <div>
      <Select
        label={label}
        data={fontGroups(own, value).map(({ name, families }) => ({
          group: t(`fonts.group.${name}`),
          items: families,
        }))}
        value={value}
        {...(placeholder && { placeholder })}
        onChange={(family) => family && onChange(family)}
        renderOption={({ option }) => <FontName family={option.value} />}
        allowDeselect={false}
        searchable
        selectFirstOptionOnChange
        nothingFoundMessage={t('fonts.nothingFound')}
        maxDropdownHeight={360}
        error={error}
        classNames={{ input: classes.input }}
        styles={value === null ? {} : { input: { fontFamily: previewStack(value) } }}
      />
      {value !== null && <FontSample family={value} />}
    </div>
  )
}
