import type { SurveyResults } from '@innkeeper/api/survey/responses.ts'
import { RATING_MAX, RATINGS } from '@innkeeper/domain/survey/constants.ts'
import { averageRating } from '@innkeeper/domain/survey/counts.ts'
import { shownStep } from '../../../../components/figures/shown.ts'
import { useT } from '../../../../platform/texts.ts'
import classes from '../results.module.css'
import { AnswerBars } from './answer-bars.tsx'
import { shownAverage } from './shown-average.ts'

type Props = { id: string; results: Pick<SurveyResults, 'now' | 'before'> }

/** The middle of the ratings, against the compared days, and how often each was given. */
export function RatingAnswers({ id, results: { now, before } }: Props) {
  const t = useT()
  const rated = averageRating(now.counts, id)
  const earlier = before && averageRating(before.counts, id)
  if (!rated) return <p className={classes.nothing}>{t('surveyResults.question.none')}</p>
  return (
    <>
      <p className={classes.average}>
        <span className={classes.averageValue}>{shownAverage(rated.average)}</span>{' '}
        {t('surveyResults.average', { most: RATING_MAX, count: rated.answers })}
        {before && earlier && (
          <span className={classes.quiet}>
            {t('surveyResults.average.before', {
              average: shownAverage(earlier.average),
              days: shownStep(before),
            })}
          </span>
        )}
      </p>
      <AnswerBars
        label={t('surveyResults.ratings')}
        answers={RATINGS.toReversed().map((rating) => ({
          key: String(rating),
          name: t('surveyResults.rating', { rating }),
          count: now.counts[`${id}:${rating}`] ?? 0,
        }))}
      />
    </>
  )
}
