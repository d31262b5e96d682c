import { TextInput } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import { UNREADABLE } from '../../../components/editing/amount-field/amount-field.tsx'
import { useT } from '../../../platform/texts.ts'
import { countText, type Limits, readCount } from './read-count.ts'

type Props = Limits & {
  label: string
  description?: ReactNode
  /** What an empty field means. */
  placeholder: string
  className?: string | undefined
  value: number | null
  error?: ReactNode
  onChange: (value: number | null) => void
}

/** A whole number or none; what is typed stays as it was typed, and is told where it cannot be. */
export function CountField({ min, max, value, error, className = '', onChange, ...field }: Props) {
  const t = useT()
  const [typed, setTyped] = useState(() => countText(value))
  const read = readCount(typed, { min, max })
  useEffect(() => {
    // Somebody else changed it, or a change was discarded.
    if (read !== value) setTyped(countText(value))
  }, [read, value])
  return (
    <TextInput
      {...field}
      className={className}
      inputMode="numeric"
      autoComplete="off"
      maxLength={10}
      value={typed}
      error={read === UNREADABLE ? t('upselling.whom.wrong', { min, max }) : error}
      onChange={({ currentTarget: { value: next } }) => {
        setTyped(next)
        onChange(readCount(next, { min, max }))
      }}
      onBlur={() => {
        if (value !== UNREADABLE) setTyped(countText(value))
      }}
    />
  )
}
