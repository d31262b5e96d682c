import type { Stroke } from '@innkeeper/domain/registration/signature.ts'
import type { RegistrationTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { classNames } from '@innkeeper/ui/class-names.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import { useEffect, useRef, useState } from 'react'
import styles from './signature-field.module.css'
import { SignaturePad } from './signature-pad.tsx'
import { withStroke } from './strokes.ts'
import { useIsSideways } from './use-is-sideways.ts'

type DrawnSignatureProps = {
  strokes: readonly Stroke[]
  isInvalid: boolean
  onChange: (strokes: Stroke[]) => void
}

/** The sheet with undo and clear. On a phone turned sideways it fills the screen, with what was drawn before. */
export function DrawnSignature({ strokes, isInvalid, onChange }: DrawnSignatureProps) {
  const t = useTexts<RegistrationTranslate>()
  const isSideways = useIsSideways()
  const [isDone, setIsDone] = useState(false)
  const [wasSideways, setWasSideways] = useState(isSideways)
  // Turned once more, it opens once more.
  if (wasSideways !== isSideways) {
    setWasSideways(isSideways)
    setIsDone(false)
  }
  const isLarge = isSideways && !isDone
  const pad = (
    <SignaturePad
      strokes={strokes}
      label={t(strokes.length > 0 ? 'sign.pad.signed' : 'sign.pad.empty')}
      onStroke={(stroke) => onChange(withStroke(strokes, stroke))}
    />
  )
  const tools = (
    <>
      <button
        type="button"
        className={styles.tool}
        disabled={strokes.length === 0}
        onClick={() => onChange(strokes.slice(0, -1))}
      >
        <IconArrowBackUp size={18} stroke={1.75} aria-hidden="true" />
        {t('sign.undo')}
      </button>
      <button
        type="button"
        className={styles.tool}
        disabled={strokes.length === 0}
        onClick={() => onChange([])}
      >
        {t('sign.clear')}
      </button>
    </>
  )
  return (
    <div className={classNames(styles.card, isInvalid && styles.invalid)}>
      {isLarge ? (
        <LargeSheet label={t('sign.title')} onClose={() => setIsDone(true)}>
          {pad}
          <div className={styles.largeTools}>
            {tools}
            <button type="button" className={styles.done} onClick={() => setIsDone(true)}>
              {t('sign.done')}
            </button>
          </div>
        </LargeSheet>
      ) : (
        pad
      )}
      <div className={styles.tools}>
        {isSideways ? (
          <button type="button" className={styles.tool} onClick={() => setIsDone(false)}>
            {t('sign.moreRoom')}
          </button>
        ) : (
          <span className={styles.turn}>{t('sign.turn')}</span>
        )}
        {!isLarge && tools}
      </div>
    </div>
  )
}

type LargeSheetProps = { label: string; onClose: () => void; children: React.ReactNode }

function LargeSheet({ label, onClose, children }: LargeSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    // The sheet itself, so that no button looks chosen.
    element?.focus()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={styles.large}
      tabIndex={-1}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      {children}
    </dialog>
  )
}
