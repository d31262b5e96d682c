import { SCORE_MAX, SCORE_MIN, SCORES } from '@innkeeper/domain/survey/constants.ts'
import { HeardText } from '@innkeeper/ui/heard-text.tsx'
import { useId } from 'react'
import { SurveyPicture } from '../survey-picture.tsx'
import { useSurveyTexts } from '../survey-place.tsx'
import { QuestionFrame } from './question-frame.tsx'
import type { QuestionProps } from './question-props.ts'
import styles from './recommendation.module.css'
import { TakeBack } from './take-back.tsx'

/** Eleven radio buttons on an arc, none of them good or bad; the chosen number stands in its middle. */
export function Recommendation(props: QuestionProps) {
  const { question, answer, onAnswer } = props
  const t = useSurveyTexts()
  const id = useId()
  const ends = { least: t('survey.leastLikely'), most: t('survey.mostLikely') }
  const endOf: Readonly<Record<number, string>> = { [SCORE_MIN]: ends.least, [SCORE_MAX]: ends.most }
  return (
    <QuestionFrame id={id} {...props} describedBy={`${id}-scale`}>
      <div className={styles.scale}>
        <div className={styles.arc}>
          {SCORES.map((score) => (
            <label key={score} className={styles.score}>
              <input
                type="radio"
                name={id}
                value={score}
                checked={answer === score}
                required={question.isRequired}
                onChange={() => onAnswer(score)}
              />
              {score}
              {endOf[score] && <HeardText>, {endOf[score]}</HeardText>}
            </label>
          ))}
          <div className={styles.picture} aria-hidden="true">
            <SurveyPicture sizes="260px" />
            {typeof answer === 'number' && <span key={answer}>{answer}</span>}
          </div>
        </div>
        <p className={styles.ends} aria-hidden="true">
          <span>{ends.least}</span>
          <span>{ends.most}</span>
        </p>
        <p id={`${id}-scale`} hidden>
          {t('survey.scale', ends)}
        </p>
      </div>
      {!question.isRequired && answer !== undefined && <TakeBack onTakeBack={() => onAnswer(undefined)} />}
    </QuestionFrame>
  )
}
