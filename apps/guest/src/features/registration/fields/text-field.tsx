import { type ComponentProps, useId } from 'react'
import { described, FieldFrame, type FieldSettings } from './field-frame.tsx'
import styles from './fields.module.css'

type Typed = { value: string; onChange: (value: string) => void; onLeave?: () => void }
type TextFieldProps = FieldSettings &
  Typed & {
    input?: Pick<
      ComponentProps<'input'>,
      'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'placeholder' | 'spellCheck'
    >
  }

/** Longer than anything can be, so that it is said at the field and not cut off. */
const MOST_LETTERS = 400

/** One line to write in. */
export function TextField({ value, onChange, onLeave, input, ...settings }: TextFieldProps) {
  const id = useId()
  return (
    <FieldFrame id={id} {...settings}>
      <input
        id={id}
        className={styles.input}
        dir="auto"
        maxLength={MOST_LETTERS}
        value={value}
        {...described(id, settings)}
        {...input}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onLeave}
      />
    </FieldFrame>
  )
}

/** Several lines, which grow with what is written. */
export function LongTextField({ value, onChange, onLeave, ...settings }: FieldSettings & Typed) {
  const id = useId()
  return (
    <FieldFrame id={id} {...settings}>
      <textarea
        id={id}
        className={styles.input}
        dir="auto"
        rows={3}
        value={value}
        {...described(id, settings)}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onLeave}
      />
    </FieldFrame>
  )
}
