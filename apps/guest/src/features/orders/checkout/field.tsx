import type { ComponentProps } from 'react'
import { useId } from 'react'
import styles from './checkout.module.css'

type FieldProps = Omit<ComponentProps<'input'>, 'onChange' | 'value'> & {
  label: string
  value: string
  /** Why it cannot be right; null while nothing is wrong. */
  problem?: string | null
  hint?: string
  onChange: (value: string) => void
}

/** One line to write in, with its name in it and what is wrong below. */
export function Field({ label, problem = null, hint, onChange, ...input }: FieldProps) {
  const id = useId()
  const wordsId = `${id}-words`
  const words = problem ?? hint
  return (
    <div className={styles.field}>
      <input
        id={id}
        dir="auto"
        placeholder=" "
        aria-invalid={problem !== null || undefined}
        aria-describedby={words ? wordsId : undefined}
        onChange={({ target }) => onChange(target.value)}
        {...input}
      />
      <label htmlFor={id}>{label}</label>
      {words && (
        <p id={wordsId} className={problem === null ? styles.hint : styles.problem}>
          {words}
        </p>
      )}
    </div>
  )
}
