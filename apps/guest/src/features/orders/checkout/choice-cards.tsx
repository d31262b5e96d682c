import { type ReactNode, useId } from 'react'
import styles from './checkout.module.css'

type Choice<T> = { value: T; name: ReactNode; note?: ReactNode }
type ChoiceCardsProps<T> = {
  legend: string
  /** Where a heading says it already. */
  isLegendHeard?: boolean
  choices: readonly Choice<T>[]
  value: T | null
  problem?: string | null
  /** One below the other, for choices with more to say. */
  isStacked?: boolean
  onChoose: (value: T) => void
}

/** A few ways to choose from, each as large as a thumb wants it. */
export function ChoiceCards<T extends string>(props: ChoiceCardsProps<T>) {
  const { legend, isLegendHeard = false, choices, value, problem = null, isStacked = false, onChoose } = props
  const name = useId()
  const problemId = `${name}-problem`
  return (
    <fieldset className={styles.choices} aria-describedby={problem === null ? undefined : problemId}>
      <legend className={isLegendHeard ? styles.heard : undefined}>{legend}</legend>
      <div className={isStacked ? styles.stack : styles.cards}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice}>
            <input
              type="radio"
              name={name}
              checked={value === choice.value}
              aria-invalid={problem !== null || undefined}
              onChange={() => onChoose(choice.value)}
            />
            <span>
              <span className={styles.choiceName}>{choice.name}</span>
              {choice.note && <small>{choice.note}</small>}
            </span>
          </label>
        ))}
      </div>
      {problem !== null && (
        <p id={problemId} className={styles.problem}>
          {problem}
        </p>
      )}
    </fieldset>
  )
}
