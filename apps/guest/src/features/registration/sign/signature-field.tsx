import { NAME_MAX } from '@innkeeper/domain/registration/constants.ts'
import type { Signature, Stroke } from '@innkeeper/domain/registration/signature.ts'
import type { RegistrationTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { classNames } from '@innkeeper/ui/class-names.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import { useId, useState } from 'react'
import { DrawnSignature } from './drawn-signature.tsx'
import styles from './signature-field.module.css'

const WAYS = ['draw', 'type'] as const
type Way = (typeof WAYS)[number]
const WORDS = { draw: 'sign.draw', type: 'sign.type' } as const satisfies Record<Way, string>

type SignatureFieldProps = {
  value: Signature | null
  onChange: (value: Signature | null) => void
  /** The law wants it drawn: typing is no choice then. */
  isDrawnAsked: boolean
  /** The guest's name, to begin a typed signature with. */
  typedName: string
  error?: string | undefined
}

/** The guest's signature, drawn or typed; each is still there after looking at the other. */
export function SignatureField({ value, onChange, isDrawnAsked, typedName, error }: SignatureFieldProps) {
  const t = useTexts<RegistrationTranslate>()
  const id = useId()
  const [chosen, setChosen] = useState<Way>(value?.kind === 'typed' ? 'type' : 'draw')
  const [drawnBefore, setDrawnBefore] = useState<readonly Stroke[]>(strokesOf(value))
  const way = isDrawnAsked ? 'draw' : chosen
  const strokes = value?.kind === 'drawn' ? value.strokes : way === 'draw' ? drawnBefore : []
  const name = value?.kind === 'typed' ? value.name : ''

  const draw = (strokes: Stroke[]) => {
    setDrawnBefore(strokes)
    onChange(strokes.length > 0 ? { kind: 'drawn', strokes } : null)
  }
  const type = (typed: string) => onChange(typed.trim() === '' ? null : { kind: 'typed', name: typed })
  const choose = (next: Way) => {
    setChosen(next)
    if (next === 'type') type(typedName)
    else draw([...drawnBefore])
  }
  const hint = isDrawnAsked ? t('sign.drawnAsked') : way === 'type' ? t('sign.typedCounts') : null
  return (
    // The id is where a wizard puts the focus when the signature is missing.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out with its legend beside the switch
    <div
      id="signature"
      role="group"
      tabIndex={-1}
      className={styles.field}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-hint ${id}-error`}
    >
      <div className={styles.head}>
        <h2 id={`${id}-title`} className={styles.title}>
          {t('sign.title')}
        </h2>
        {!isDrawnAsked && (
          <fieldset className={styles.ways} aria-label={t('sign.ways')}>
            {WAYS.map((each) => (
              <label key={each} className={styles.way}>
                <input type="radio" name={`${id}-way`} checked={way === each} onChange={() => choose(each)} />
                <span>{t(WORDS[each])}</span>
              </label>
            ))}
          </fieldset>
        )}
      </div>
      {way === 'draw' ? (
        <DrawnSignature strokes={strokes} isInvalid={error !== undefined} onChange={draw} />
      ) : (
        <div className={classNames(styles.card, error !== undefined && styles.invalid)}>
          <label className={styles.typed}>
            <span>{t('sign.name')}</span>
            <input
              value={name}
              maxLength={NAME_MAX * 2}
              autoComplete="name"
              spellCheck={false}
              dir="auto"
              aria-invalid={error !== undefined || undefined}
              aria-describedby={`${id}-hint ${id}-error`}
              onChange={({ target }) => type(target.value)}
            />
          </label>
        </div>
      )}
      <p id={`${id}-hint`} className={styles.hint} hidden={hint === null}>
        {hint}
      </p>
      <p id={`${id}-error`} className={styles.error} hidden={error === undefined}>
        {error}
      </p>
    </div>
  )
}

function strokesOf(value: Signature | null): readonly Stroke[] {
  return value?.kind === 'drawn' ? value.strokes : []
}
