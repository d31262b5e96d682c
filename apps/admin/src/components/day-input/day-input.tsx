import { EARLIEST_DAY, LATEST_DAY } from '@innkeeper/domain/calendar-range.ts'
import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'
import { typedDay } from './typed-day.ts'

type Props = Omit<TextInputProps, 'type' | 'value' | 'onChange' | 'onBlur'> & {
  /** Empty for none. */
  value: string
  onDay: (day: string) => void
}

/** A day; what is not finished when the field is left is as if it had not been typed. */
export function DayInput({ value, onDay, ...rest }: Props) {
  const [unfinished, setUnfinished] = useState<string | null>(null)
  const type = (text: string) => {
    const typed = typedDay(text)
    setUnfinished(typed.unfinished)
    if (typed.day !== null) onDay(typed.day)
  }
  return (
    <TextInput
      {...rest}
      type="date"
      min={rest.min ?? EARLIEST_DAY}
      max={rest.max ?? LATEST_DAY}
      value={unfinished ?? value}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={() => setUnfinished(null)}
    />
  )
}
