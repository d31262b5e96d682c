import { Select } from '@mantine/core'

type Props<Value extends string> = {
  label: string
  /** Said where nothing is chosen. */
  anyLabel: string
  options: readonly { value: Value; label: string }[]
  value: Value | undefined
  onChange: (value: Value | undefined) => void
  isSearchable?: boolean
  className?: string | undefined
}

/** One choice above a list, or none. */
export function FilterSelect<Value extends string>({
  label,
  anyLabel,
  options,
  value,
  onChange,
  isSearchable = false,
  className,
}: Props<Value>) {
  return (
    <Select
      aria-label={label}
      placeholder={anyLabel}
      data={options}
      value={value ?? null}
      onChange={(chosen) => onChange(options.find((option) => option.value === chosen)?.value)}
      clearable
      searchable={isSearchable}
      className={className}
    />
  )
}
