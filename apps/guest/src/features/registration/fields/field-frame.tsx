import { classNames } from '@innkeeper/ui/class-names.ts'
import { HeardText } from '@innkeeper/ui/heard-text.tsx'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import type { ReactNode } from 'react'
import { useFormTexts } from '../form-place.tsx'
import styles from './fields.module.css'

/** What every field has beside its control. */
export type FieldSettings = {
  /** Where it is in the form: errors lead there. */
  path: string
  label: string
  hint?: string
  /** What is wrong, in words; null while nothing is. */
  problem: string | null
  /** It says what the booking says. */
  isKnown?: boolean
}

type FieldFrameProps = FieldSettings & {
  /** Of the control: its label and words are bound to it. */
  id: string
  children: ReactNode
}

/** A field of 62 px with its name inside, what the house knew ticked, and what is wrong below. */
export function FieldFrame({ id, path, label, hint, problem, isKnown = false, children }: FieldFrameProps) {
  const t = useFormTexts()
  return (
    <div className={styles.field} data-field={path}>
      <div className={classNames(styles.box, isKnown && styles.known)}>
        {children}
        <label htmlFor={id}>
          {label}
          {isKnown && <HeardText> {t('registration.known')}</HeardText>}
        </label>
        {isKnown && (
          <span className={styles.tick} aria-hidden="true">
            <IconCheck size={20} stroke={2} />
          </span>
        )}
      </div>
      <FieldWords id={id} problem={problem} {...(hint ? { hint } : {})} />
    </div>
  )
}

export const wordsId = (id: string) => `${id}-words`

/** What binds a control to its words. */
export function described(id: string, { problem, hint }: Pick<FieldSettings, 'problem' | 'hint'>) {
  return {
    'aria-invalid': problem !== null || undefined,
    'aria-describedby': problem !== null || hint ? wordsId(id) : undefined,
  }
}

export function FieldWords({ id, problem, hint }: { id: string; problem: string | null; hint?: string }) {
  const words = problem ?? hint
  return (
    words && (
      <p id={wordsId(id)} className={problem === null ? styles.hint : styles.problem}>
        {words}
      </p>
    )
  )
}
