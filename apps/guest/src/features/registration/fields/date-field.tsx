import { typedDatePattern } from '@innkeeper/i18n/format.ts'
import { useId } from 'react'
import { useFormPlace, useFormTexts } from '../form-place.tsx'
import { described, FieldFrame, type FieldSettings } from './field-frame.tsx'
import styles from './fields.module.css'
import { settledDate, shownDate, storedDate, typedDate } from './typed-date.ts'

type DateFieldProps = FieldSettings & {
  value: string
  autoComplete?: string
  /** A day that has been, as a birth; a year of two digits means that. */
  isPast?: boolean
  onChange: (value: string) => void
  onLeave?: () => void
}

/** A day typed as digits; nobody finds their birth date in a calendar. */
export function DateField(props: DateFieldProps) {
  const { value, autoComplete = 'off', isPast = false, onChange, onLeave, ...settings } = props
  const id = useId()
  const t = useFormTexts()
  const pattern = typedDatePattern(useFormPlace().language)
  const shown = shownDate(value, pattern)
  const settle = () => {
    const meant = settledDate(shown, pattern, { today: new Date().toISOString().slice(0, 10), isPast })
    if (meant !== value) onChange(meant)
  }
  return (
    <FieldFrame id={id} {...settings}>
      <input
        id={id}
        className={styles.input}
        inputMode="numeric"
        autoComplete={autoComplete}
        placeholder={t('registration.datePattern')}
        value={shown}
        {...described(id, settings)}
        onChange={({ target }) => {
          const isAtEnd = target.selectionStart === target.value.length
          // In the middle nothing is put in: the caret would jump.
          const typed = isAtEnd ? typedDate(shown, target.value, pattern) : target.value
          onChange(storedDate(typed, pattern))
        }}
        onKeyDown={({ key }) => key === 'Enter' && settle()}
        onBlur={() => {
          settle()
          onLeave?.()
        }}
      />
    </FieldFrame>
  )
}
