import { TextInput } from '@mantine/core'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { ownFormats } from '../../../platform/own-formats.ts'
import { useT } from '../../../platform/texts.ts'
import { isWholeTime, shiftedTime, timeOf, writtenTime } from './typed-time.ts'

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

/** A time of day by the person's own clock, whatever the browser's own language is; half a time is not told to anybody. */
export function TimeField({ label, ariaLabel, value, onChange, error }: Props) {
  const t = useT()
  const format = ownFormats().time
  const [typed, setTyped] = useState(writtenTime(value, format))
  useEffect(() => setTyped(writtenTime(value, format)), [value, format])

  const tell = (time: string | null) => {
    setTyped(writtenTime(time, format))
    if (time !== value) onChange(time)
  }
  const type = (text: string) => {
    setTyped(text)
    if (text === '') onChange(null)
    if (isWholeTime(text, format)) onChange(timeOf(text))
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
      placeholder={t(format === '12h' ? 'day.timePlaceholder12h' : 'day.timePlaceholder')}
      autoComplete="off"
      inputMode={format === '12h' ? 'text' : 'numeric'}
      value={typed}
      error={error}
      w={104}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={step}
      onBlur={() => tell(typed === '' ? null : (timeOf(typed) ?? value))}
    />
  )
}
