import { type ReactNode, useId } from 'react'
import styles from './chips.module.css'

type SegmentsProps<T> = {
  /** Heard; a heading says it to the eye. */
  legend: string
  choices: readonly { value: T; name: ReactNode }[]
  value: T | null
  problem?: string | null
  onChoose: (value: T) => void
}

/** Two or three ways side by side, one of them taken. */
export function Segments<T extends string>(props: SegmentsProps<T>) {
  const { legend, choices, value, problem = null, onChoose } = props
  const name = useId()
  return (
    <fieldset className={styles.choices} aria-describedby={problem === null ? undefined : `${name}-problem`}>
      <legend className={styles.heard}>{legend}</legend>
      <div className={styles.segments} data-invalid={problem !== null || undefined}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.segment}>
            <input
              type="radio"
              name={name}
              checked={value === choice.value}
              aria-invalid={problem !== null || undefined}
              onChange={() => onChoose(choice.value)}
            />
            <span>{choice.name}</span>
          </label>
        ))}
      </div>
      <Problem id={`${name}-problem`} words={problem} />
    </fieldset>
  )
}

/** What is wrong with a choice. */
export function Problem({ id, words }: { id: string; words: string | null }) {
  return (
    words !== null && (
      <p id={id} className={styles.problem}>
        {words}
      </p>
    )
  )
}
