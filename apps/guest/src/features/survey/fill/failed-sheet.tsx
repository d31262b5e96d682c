import { CallError } from '@innkeeper/api/client.ts'
import { Button } from '@innkeeper/ui/button.tsx'
import { useEffect, useState } from 'react'
import { errorText } from '../../../platform/error-text.ts'
import { RisingSheet } from '../../../platform/rising-sheet.tsx'
import { useSurveyPlace, useSurveyTexts } from '../survey-place.tsx'
import styles from './survey-sheet.module.css'

type FailedSheetProps = {
  /** Null while nothing has failed. */
  failure: { error: unknown } | null
  onCancel: () => void
  onRetry: () => void
}

/** It was not stored. Everything that was filled in is still there, and sending it again stores it once. */
export function FailedSheet({ failure, onCancel, onRetry }: FailedSheetProps) {
  const t = useSurveyTexts()
  const reason = useReason(failure)
  return (
    <RisingSheet isOpen={failure !== null} label={t('survey.failed.title')} onClose={onCancel}>
      <div className={styles.sheet} role="alert">
        <h2>{t('survey.failed.title')}</h2>
        {reason && <p>{reason}</p>}
        <p>{t('survey.failed.kept')}</p>
        <div>
          <Button kind="secondary" onClick={onCancel}>
            {t('action.cancel')}
          </Button>
          <Button onClick={onRetry}>{t('action.tryAgain')}</Button>
        </div>
      </div>
    </RisingSheet>
  )
}

/** Why, where the code says more than that something went wrong. */
function useReason(failure: FailedSheetProps['failure']): string | null {
  const { language } = useSurveyPlace()
  const [known, setKnown] = useState<{ failure: typeof failure; text: string } | null>(null)
  useEffect(() => {
    const error = failure?.error
    if (!(error instanceof CallError) || error.code === 'server/error') return
    let isOver = false
    void errorText(error, language, { offline: '', otherwise: '' }).then((text) => {
      if (!isOver) setKnown({ failure, text })
    })
    return () => {
      isOver = true
    }
  }, [failure, language])
  return known !== null && known.failure === failure ? known.text : null
}
