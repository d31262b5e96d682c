import { classNames } from '@innkeeper/ui/class-names.ts'
import { useId } from 'react'
import styles from './choices.module.css'
import type { FieldSettings } from './field-frame.tsx'
import { described, FieldWords } from './field-frame.tsx'

type Choice = { value: string; label: string }
type ChoiceFieldProps = Omit<FieldSettings, 'isKnown'> & {
  choices: readonly Choice[]
  value: string
  onChange: (value: string) => void
}

/** More than these stand below each other as chips. */
const SIDE_BY_SIDE = 3

/** One of a few; all of them are seen. */
export function ChoiceField({ path, label, choices, value, onChange, ...settings }: ChoiceFieldProps) {
  const id = useId()
  return (
    <fieldset
      className={styles.choices}
      data-field={path}
      aria-describedby={described(id, settings)['aria-describedby']}
    >
      <legend>{label}</legend>
      <div
        className={classNames(choices.length > SIDE_BY_SIDE ? styles.chips : styles.segments)}
        data-invalid={settings.problem !== null || undefined}
      >
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice}>
            <input
              type="radio"
              name={id}
              value={choice.value}
              checked={value === choice.value}
              aria-invalid={settings.problem !== null || undefined}
              onChange={() => onChange(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
      <FieldWords id={id} {...settings} />
    </fieldset>
  )
}

type TickFieldProps = Omit<FieldSettings, 'isKnown'> & { value: string; onChange: (value: string) => void }

/** Yes, or nothing. */
export function TickField({ path, label, value, onChange, ...settings }: TickFieldProps) {
  const id = useId()
  return (
    <div data-field={path}>
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={value === 'yes'}
          {...described(id, settings)}
          onChange={({ target }) => onChange(target.checked ? 'yes' : '')}
        />
        <span>{label}</span>
      </label>
      <FieldWords id={id} {...settings} />
    </div>
  )
}
