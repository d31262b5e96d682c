import { CallError } from '@innkeeper/api/client.ts'
import type { ErrorCode } from '@innkeeper/api/errors.ts'
import { Button } from '@innkeeper/ui/button.tsx'
import { Card } from '@innkeeper/ui/card.tsx'
import { classNames } from '@innkeeper/ui/class-names.ts'
import { useEffect, useState } from 'react'
import { errorText } from '../../../platform/error-text.ts'
import type { LostChoice } from '../choice/stored-choice.ts'
import { dayWords, useCleaningTexts } from '../cleaning-words.ts'
import styles from './chosen-card.module.css'

/** The house has heard of it too late; anything else it says itself. */
const TOO_LATE = ['cleaning/window-closed', 'cleaning/other-day']

type LostNoteProps = { lost: LostChoice; language: string; onDismiss: () => void }

/** A choice made without a connection that does not count, and what happens instead. */
export function LostNote({ lost, language, onDismiss }: LostNoteProps) {
  const t = useCleaningTexts()
  const { date } = dayWords(lost.date, language)
  const isLate = TOO_LATE.includes(lost.code)
  const outcome = lost.isCleaned === null ? 'unknown' : lost.isCleaned ? 'cleaned' : 'notCleaned'
  return (
    <Card className={classNames(styles.card, styles.waiting)} role="alert">
      {isLate ? (
        <>
          <strong>{t('cleaning.lost.title')}</strong>
          <p>{t(`cleaning.lost.${outcome}`, { date, time: lost.closes })}</p>
        </>
      ) : (
        <>
          <strong>{t('cleaning.lost.refused', { date })}</strong>
          <Reason code={lost.code} language={language} />
        </>
      )}
      <div className={styles.foot}>
        <Button kind="secondary" onClick={onDismiss}>
          {t('cleaning.lost.read')}
        </Button>
      </div>
    </Card>
  )
}

/** The sentence of a refusal; its words load when there is one. */
function Reason({ code, language }: { code: string; language: string }) {
  const [words, setWords] = useState<string | null>(null)
  useEffect(() => {
    const refusal = new CallError(code as ErrorCode, 0, code)
    void errorText(refusal, language, { offline: '', otherwise: '' }).then(setWords)
  }, [code, language])
  return words && <p>{words}</p>
}
