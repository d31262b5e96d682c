import { DayInput } from '../day-input/day-input.tsx'
import classes from './data-list.module.css'

type Props = {
  label: string
  /** What it is called where the label alone could be another's. */
  name?: string
  value: string | undefined
  min?: string | undefined
  max?: string | undefined
  onChange: (day: string | undefined) => void
}

/** One end of a range of days above a list. */
export function DayFilter({ label, name = label, value, min, max, onChange }: Props) {
  return (
    <DayInput
      aria-label={name}
      title={name}
      leftSection={<span className={classes.dayLabel}>{label}</span>}
      leftSectionWidth={52}
      value={value ?? ''}
      min={min}
      max={max}
      onDay={(day) => onChange(day || undefined)}
      maw="none"
      className={classes.day}
    />
  )
}
