import type { RegistrationTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { Button } from '@innkeeper/ui/button.tsx'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import { useEffect, useId, useRef } from 'react'
import styles from './sent.module.css'

type NotSentDialogProps = {
  /** Why, where that is known. */
  text: string
  onCancel: () => void
  /** Sends the same form: one that arrived is not stored twice. */
  onRetry: () => void
}

/** The form did not arrive, or its answer did not (spec 8). Everything typed is still there. */
export function NotSentDialog({ text, onCancel, onRetry }: NotSentDialogProps) {
  const t = useTexts<RegistrationTranslate>()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault()
        onCancel()
      }}
    >
      <h2 id={`${id}-title`}>{t('sent.notSent')}</h2>
      <p id={`${id}-text`}>{text}</p>
      <div className={styles.dialogActions}>
        <Button kind="secondary" onClick={onCancel}>
          {t('action.cancel')}
        </Button>
        <Button onClick={onRetry}>{t('action.tryAgain')}</Button>
      </div>
    </dialog>
  )
}
