import { plainText } from '@innkeeper/domain/messaging/plain-text.ts'
import { COMMENT_MAX } from '@innkeeper/domain/survey/constants.ts'
import { useId } from 'react'
import { useSurveyTexts } from '../survey-place.tsx'
import { noteId, Problem, problemId } from './question-frame.tsx'
import type { QuestionProps } from './question-props.ts'
import styles from './written.module.css'

/** From here on it is said how much room is left. */
const LETTERS_LEFT_FROM = 300

/** A card to write in, which grows with what is written. Nothing is cut off: what is too long is said. */
export function Written({ question, words, isTitle, note, answer, problem, onAnswer }: QuestionProps) {
  const t = useSurveyTexts()
  const id = useId()
  const text = typeof answer === 'string' ? answer : ''
  const left = COMMENT_MAX - plainText(text).length
  const isNear = left >= 0 && left <= LETTERS_LEFT_FROM
  const described = [note && noteId(id), problem && problemId(id)].filter(Boolean).join(' ')
  return (
    <div className={styles.written} data-field={question.id}>
      {isTitle && (
        <h1 id={`${id}-title`} tabIndex={-1} dir="auto">
          {words}
        </h1>
      )}
      {note && (
        <p id={noteId(id)} className={styles.note} dir="auto">
          {note}
        </p>
      )}
      <div className={styles.card}>
        <label htmlFor={id}>
          {!isTitle && <b dir="auto">{words}</b>}
          {!question.isRequired && <small>{t('survey.optional')}</small>}
        </label>
        <textarea
          id={id}
          dir="auto"
          rows={3}
          value={text}
          required={question.isRequired}
          aria-labelledby={isTitle ? `${id}-title` : undefined}
          aria-invalid={problem !== null || undefined}
          aria-describedby={described || undefined}
          onChange={({ target }) => onAnswer(target.value === '' ? undefined : target.value)}
        />
      </div>
      {isNear && <p className={styles.left}>{t('survey.lettersLeft', { count: left })}</p>}
      <Problem id={id} words={problem} />
    </div>
  )
}
