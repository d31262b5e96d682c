import { CallError } from '@innkeeper/api/client.ts'
import type { ErrorCode } from '@innkeeper/api/errors.ts'
import type { GuestbookTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import { useMemo, useSyncExternalStore } from 'react'
import styles from './chat.module.css'
import { useErrorText } from './use-error-text.ts'

type Props = { problem: string | null; language: string; onRetry: () => void; onDiscard: () => void }

/** Below what has not arrived: that it is being sent, waits for the connection, or why the house did not take it. */
export function UnsentLine({ problem, language, onRetry, onDiscard }: Props) {
  const t = useTexts<GuestbookTranslate>()
  const isOnline = useSyncExternalStore(followConnection, () => navigator.onLine)
  const error = useMemo(
    () => (problem === null ? null : new CallError(problem as ErrorCode | 'offline', 0, problem)),
    [problem],
  )
  const words = useErrorText(error, language)
  if (problem === null) {
    return <span className={styles.when}>{isOnline ? t('chat.sending') : t('chat.waiting')}</span>
  }
  return (
    <div className={styles.problem} role="alert">
      <p>
        {t('chat.notSent')} {words}
      </p>
      <button type="button" className={styles.textButton} onClick={onRetry}>
        {t('chat.again')}
      </button>
      <button type="button" className={styles.textButton} onClick={onDiscard}>
        {t('chat.discard')}
      </button>
    </div>
  )
}

function followConnection(changed: () => void): () => void {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}
