import { RATINGS } from '@innkeeper/domain/survey/constants.ts'
import { classNames } from '@innkeeper/ui/class-names.ts'
import { HeardText } from '@innkeeper/ui/heard-text.tsx'
import { useId } from 'react'
import { useSurveyTexts } from '../survey-place.tsx'
import { QuestionFrame } from './question-frame.tsx'
import type { QuestionProps } from './question-props.ts'
import styles from './rating.module.css'
import { ratingWords } from './rating-words.ts'
import { TakeBack } from './take-back.tsx'

/** Five tiles, filled up to the chosen one, and what it means. */
export function Rating(props: QuestionProps) {
  const { question, answer, onAnswer } = props
  const t = useSurveyTexts()
  const id = useId()
  const isRated = typeof answer === 'number'
  const canTakeBack = !question.isRequired && isRated
  return (
    <QuestionFrame
      id={id}
      {...props}
      aside={
        <small className={classNames(isRated && styles.rated)}>
          {isRated ? (
            // Every tile says it to those who hear the page.
            <span aria-hidden="true">{ratingWords(answer, t)}</span>
          ) : (
            !question.isRequired && t('survey.rating.leave')
          )}
        </small>
      }
    >
      <div className={styles.tiles}>
        {RATINGS.map((rating) => (
          <label key={rating} className={styles.tile}>
            <input
              type="radio"
              name={id}
              value={rating}
              checked={answer === rating}
              required={question.isRequired}
              onChange={() => onAnswer(rating)}
            />
            {rating}
            <HeardText>, {ratingWords(rating, t)}</HeardText>
          </label>
        ))}
      </div>
      {canTakeBack && <TakeBack onTakeBack={() => onAnswer(undefined)} />}
    </QuestionFrame>
  )
}
