import { callHref } from '@innkeeper/domain/links.ts'
import { Button, ButtonLink } from '@innkeeper/ui/button.tsx'
import { useEffect, useRef } from 'react'
import { returnPath } from '../api.ts'
import { useOrdering } from '../ordering.tsx'
import { useOrderTexts } from '../use-formats.ts'
import styles from './checkout.module.css'

type FailureDialogProps = {
  isOpen: boolean
  isUnreachable: boolean
  /** Reception's number, where there is one. */
  phone: string | null
  onRetry: () => void
}

/**
 * The order may or may not have arrived: trying again sends the same one (spec 8). It stays until one of its two ways
 * is taken, as the page behind it does not know what has been ordered.
 */
export function FailureDialog({ isOpen, isUnreachable, phone, onRetry }: FailureDialogProps) {
  const t = useOrderTexts()
  const { hotel } = useOrdering()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="order-failed"
      aria-describedby="order-failed-text"
      onCancel={(event) => event.preventDefault()}
      // Some browsers close it at a second Escape all the same.
      onClose={() => isOpen && dialog.current?.showModal()}
    >
      <h2 id="order-failed">{t('result.error.title')}</h2>
      <p id="order-failed-text">
        {t(isUnreachable ? 'order.unreachable' : 'order.failed')}{' '}
        {isUnreachable && phone !== null && <a href={callHref(phone)}>{t('reception.call')}</a>}
      </p>
      <div className={styles.dialogActions}>
        <ButtonLink kind="secondary" href={returnPath(hotel)}>
          {t('order.return')}
        </ButtonLink>
        <Button onClick={onRetry}>{t('action.tryAgain')}</Button>
      </div>
    </dialog>
  )
}
