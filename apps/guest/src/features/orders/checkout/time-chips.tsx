import { useEffect, useId, useRef, useState } from 'react'
import { useFormats, useOrderTexts } from '../use-formats.ts'
import styles from './chips.module.css'
import { Problem } from './segments.tsx'
import { roundTimes } from './time-choices.ts'

type TimeChipsProps = {
  /** Instants of one day, in order. */
  times: readonly string[]
  value: string | null
  problem: string | null
  onChoose: (time: string) => void
}

/** The times of a day as a row to leaf through; every quarter of an hour at a press. */
export function TimeChips({ times, value, problem, onChoose }: TimeChipsProps) {
  const t = useOrderTexts()
  const { clock } = useFormats()
  const name = useId()
  const row = useRef<HTMLDivElement>(null)
  const [areAll, setAll] = useState(false)
  const few = roundTimes(times, value)
  const hasMore = few.length < times.length
  const shown = areAll ? times : few
  // Once: what was chosen before is in sight.
  useEffect(() => {
    const chosen = row.current?.querySelector('label:has(:checked)')
    if (row.current && chosen instanceof HTMLElement) row.current.scrollLeft = chosen.offsetLeft - 16
  }, [])
  return (
    <fieldset className={styles.choices} aria-describedby={problem === null ? undefined : `${name}-problem`}>
      <legend className={styles.heard}>{t('order.time')}</legend>
      <div
        ref={row}
        className={areAll ? styles.grid : styles.row}
        data-invalid={problem !== null || undefined}
      >
        {shown.map((time) => (
          <label key={time} className={styles.chip}>
            <input
              type="radio"
              name={name}
              checked={value === time}
              aria-invalid={problem !== null || undefined}
              onChange={() => onChoose(time)}
            />
            <span>{clock(Date.parse(time))}</span>
          </label>
        ))}
        {hasMore && !areAll && (
          <button type="button" className={styles.moreChip} onClick={() => setAll(true)}>
            {t('order.allTimes')}
          </button>
        )}
      </div>
      <Problem id={`${name}-problem`} words={problem} />
    </fieldset>
  )
}
