import type { Box } from '@innkeeper/api/guestbook.ts'
import { CLEANING_NOTE_MAX } from '@innkeeper/domain/cleaning/constants.ts'
import { Button } from '@innkeeper/ui/button.tsx'
import { useState } from 'react'
import { LongTextField } from '../../../platform/text-field.tsx'
import { dayWords, shortWeekday, useCleaningTexts } from '../cleaning-words.ts'
import styles from './cleaning-question.module.css'
import type { Asked } from './use-asked.ts'

export type CleaningQuestionProps = Asked & { box: Box; language: string }

/** Names the day in words before anything is sent. */
export function CleaningQuestion(props: CleaningQuestionProps) {
  const { box, language, choice, date, isSending, problem, onSend, onClose } = props
  const t = useCleaningTexts()
  const [note, setNote] = useState('')
  const isTooLong = note.trim().length > CLEANING_NOTE_MAX
  const { saving } = box.content
  const send = choice === 'skip' ? t('cleaning.skip.send') : t('cleaning.request')
  return (
    <form
      className={styles.question}
      onSubmit={(event) => {
        event.preventDefault()
        if (choice === 'skip') onSend('')
        else if (!isTooLong) onSend(note.trim())
      }}
    >
      <div className={styles.head}>
        <span className={styles.leaf} aria-hidden="true">
          <small>{shortWeekday(date, language)}</small>
          <b>{Number(date.slice(-2))}</b>
        </span>
        <h2>{t(`cleaning.${choice}.title`)}</h2>
      </div>
      <p className={styles.text}>
        {t(`cleaning.${choice}.text`, { date: dayWords(date, language).date })}
        {choice === 'skip' && saving && <span dir="auto"> {saving}</span>}
      </p>
      {choice === 'request' && (
        <LongTextField
          label={t('cleaning.request.note')}
          value={note}
          hint={t('cleaning.request.hint')}
          problem={isTooLong ? t('form.tooLong', { max: CLEANING_NOTE_MAX }) : null}
          onChange={setNote}
        />
      )}
      {/* There from the start: only what changes inside a live region is announced. */}
      <p className={styles.problem} role="alert">
        {problem}
      </p>
      <div className={styles.buttons}>
        <Button kind="secondary" onClick={onClose}>
          {t('action.cancel')}
        </Button>
        <Button type="submit" aria-disabled={isSending}>
          {isSending ? t('cleaning.sending') : problem ? t('action.tryAgain') : send}
        </Button>
      </div>
    </form>
  )
}
