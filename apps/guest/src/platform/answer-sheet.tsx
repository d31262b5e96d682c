import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './answer-sheet.module.css'

type AnswerSheetProps = {
  /** Said first: that nothing has happened yet. */
  lead: string
  title: string
  /** Buttons, the one that goes on first. */
  actions: ReactNode
  onBack: () => void
  children: ReactNode
}

/** Asks for an answer before anything is sent; it is open for as long as it is drawn. */
export function AnswerSheet({ lead, title, actions, onBack, children }: AnswerSheetProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    // The sheet itself, so that a screen reader says what it is before how to answer it.
    element?.focus()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-lead`}
      onCancel={(event) => {
        event.preventDefault()
        onBack()
      }}
    >
      <span className={styles.handle} aria-hidden="true" />
      <p id={`${id}-lead`} className={styles.lead}>
        {lead}
      </p>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
      <div className={styles.actions}>{actions}</div>
    </dialog>
  )
}
