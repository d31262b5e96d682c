import { Button } from '@innkeeper/ui/button.tsx'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useOrderTexts } from '../use-formats.ts'
import styles from './cancel.module.css'
import { CANCEL_WORDS, type Cancelled } from './cancel-words.ts'

type CancelPartProps = {
  of: Cancelled
  title: string
  /** Resolves to false where it was too late. */
  onCancel: () => Promise<boolean>
}

/** The way to take an order back: asked once more in another place, so that two quick taps are one question. */
export function CancelPart({ of, title, onCancel }: CancelPartProps) {
  const t = useOrderTexts()
  const dialog = useRef<HTMLDialogElement>(null)
  const isUnderWay = useRef(false)
  const [isOpen, setOpen] = useState(false)
  const [problem, setProblem] = useState<'late' | 'failed' | null>(null)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
  }, [isOpen])

  const confirm = async (event: MouseEvent) => {
    // The second tap of two quick ones is no answer.
    if (event.detail > 1 || isUnderWay.current) return
    isUnderWay.current = true
    setBusy(true)
    const outcome = await onCancel().catch(() => null)
    isUnderWay.current = false
    setBusy(false)
    if (outcome === true) setOpen(false)
    else setProblem(outcome === false ? 'late' : 'failed')
  }
  const words = CANCEL_WORDS[of]
  return (
    <>
      <Button
        kind="secondary"
        className={styles.ask}
        onClick={() => {
          setProblem(null)
          setOpen(true)
        }}
      >
        {t(words.ask)}
      </Button>
      {isOpen && (
        <dialog
          ref={dialog}
          className={styles.dialog}
          aria-labelledby="order-cancel"
          onClose={() => setOpen(false)}
        >
          <h2 id="order-cancel">{t(words.title)}</h2>
          <p dir="auto">{title}</p>
          <p role={problem ? 'alert' : undefined}>
            {t(problem === 'late' ? words.late : problem === 'failed' ? 'order.cancel.failed' : words.text)}
          </p>
          <div className={styles.actions}>
            <Button kind="secondary" onClick={() => dialog.current?.close()}>
              {t(problem === 'late' ? 'action.close' : words.keep)}
            </Button>
            {problem !== 'late' && (
              <Button className={styles.yes} disabled={isBusy} onClick={confirm}>
                {t(words.yes)}
              </Button>
            )}
          </div>
        </dialog>
      )}
    </>
  )
}
