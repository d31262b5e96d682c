import { TextInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import classes from './time-field.module.css'

type Props = {
  label?: string
  ariaLabel?: string
  /** HH:mm */
  value: string | null
  onChange: (value: string | null) => void
  error?: string | false
}

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/

/** A time of day as the browser asks for it; half a time is not told to anybody. */
export function TimeField({ label, ariaLabel, value, onChange, error }: Props) {
  const [typed, setTyped] = useState(value ?? '')
  useEffect(() => setTyped(value ?? ''), [value])
  return (
    <TextInput
      type="time"
      label={label}
      aria-label={ariaLabel}
      value={typed}
      error={error}
      w={104}
      classNames={{ input: classes.time }}
      onChange={({ currentTarget: { value: next } }) => {
        setTyped(next)
        if (next === '' || CLOCK.test(next)) onChange(next || null)
      }}
    />
  )
}
