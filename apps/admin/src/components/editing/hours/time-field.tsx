import { TextInput } from '@mantine/core'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { useT } from '../../../platform/texts.ts'
import { isWholeTime, shiftedTime, timeOf } from './typed-time.ts'

type Props = {
  label?: string
  ariaLabel?: string
  /** HH:mm */
  value: string | null
  onChange: (value: string | null) => void
  error?: string | false
}

/** One press of an arrow key, in minutes. */
const STEP = 15
const STEPS: Readonly<Record<string, number>> = { ArrowUp: STEP, ArrowDown: -STEP }

/** A time of day by 24 hours, whatever the browser's own language is; half a time is not told to anybody. */
export function TimeField({ label, ariaLabel, value, onChange, error }: Props) {
  const t = useT()
  const [typed, setTyped] = useState(value ?? '')
  useEffect(() => setTyped(value ?? ''), [value])

  const tell = (time: string | null) => {
    setTyped(time ?? '')
    if (time !== value) onChange(time)
  }
  const type = (text: string) => {
    setTyped(text)
    if (text === '') onChange(null)
    if (isWholeTime(text)) onChange(timeOf(text))
  }
  const step = (event: KeyboardEvent) => {
    const minutes = STEPS[event.key]
    if (minutes === undefined) return
    event.preventDefault()
    tell(shiftedTime(timeOf(typed) ?? '00:00', minutes))
  }
  return (
    <TextInput
      label={label}
      aria-label={ariaLabel}
      placeholder={t('day.timePlaceholder')}
      autoComplete="off"
      inputMode="numeric"
      value={typed}
      error={error}
      w={104}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={step}
      onBlur={() => tell(typed === '' ? null : (timeOf(typed) ?? value))}
    />
  )
}
