import { useEffect, useId, useRef } from 'react'
import styles from './chips.module.css'

type DayChipsProps = {
  /** Heard; a heading says it to the eye. */
  legend: string
  choices: readonly { value: string; name: string }[]
  value: string
  onChoose: (date: string) => void
}

/** More days than stand side by side: a row to leaf through, and with the keyboard one group of arrows. */
export function DayChips({ legend, choices, value, onChoose }: DayChipsProps) {
  const name = useId()
  const row = useRef<HTMLDivElement>(null)
  // Once: what was chosen before is in sight.
  useEffect(() => {
    const chosen = row.current?.querySelector('label:has(:checked)')
    if (row.current && chosen instanceof HTMLElement) row.current.scrollLeft = chosen.offsetLeft - 16
  }, [])
  return (
    <fieldset className={styles.days}>
      <legend className={styles.heard}>{legend}</legend>
      <div ref={row} className={styles.row}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.chip}>
            <input
              type="radio"
              name={name}
              checked={value === choice.value}
              onChange={() => onChoose(choice.value)}
            />
            <span className={styles.day}>{choice.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
