import type { ComponentProps } from 'react'
import { useId } from 'react'
import styles from './text-field.module.css'

type Settings = {
  label: string
  value: string
  /** Why it cannot be right; null while nothing is wrong. */
  problem?: string | null
  hint?: string
  onChange: (value: string) => void
}

type TextFieldProps = Settings & Omit<ComponentProps<'input'>, keyof Settings>
type LongTextFieldProps = Settings & Omit<ComponentProps<'textarea'>, keyof Settings>

/** One line to write in, with its name in it and what is wrong below. */
export function TextField({ label, problem = null, hint, onChange, ...input }: TextFieldProps) {
  const id = useId()
  const words = problem ?? hint
  return (
    <div className={styles.field}>
      <input
        id={id}
        dir="auto"
        placeholder=" "
        aria-invalid={problem !== null || undefined}
        aria-describedby={words ? wordsId(id) : undefined}
        onChange={({ target }) => onChange(target.value)}
        {...input}
      />
      <label htmlFor={id}>{label}</label>
      {words && <FieldWords id={id} words={words} isProblem={problem !== null} />}
    </div>
  )
}

/** Several lines, which grow with what is written. */
export function LongTextField({ label, problem = null, hint, onChange, ...area }: LongTextFieldProps) {
  const id = useId()
  const words = problem ?? hint
  return (
    <div className={styles.field}>
      <textarea
        id={id}
        dir="auto"
        rows={2}
        placeholder=" "
        aria-invalid={problem !== null || undefined}
        aria-describedby={words ? wordsId(id) : undefined}
        onChange={({ target }) => onChange(target.value)}
        {...area}
      />
      <label htmlFor={id}>{label}</label>
      {words && <FieldWords id={id} words={words} isProblem={problem !== null} />}
    </div>
  )
}

const wordsId = (id: string) => `${id}-words`

function FieldWords({ id, words, isProblem }: { id: string; words: string; isProblem: boolean }) {
  return (
    <p id={wordsId(id)} className={isProblem ? styles.problem : styles.hint}>
      {words}
    </p>
  )
}
