import type { SurveyResults } from '@innkeeper/api/survey/responses.ts'
import { changeOf } from '../../../../components/figures/change.ts'
import { Figure } from '../../../../components/figures/figure.tsx'
import { scoreWords } from '../../../../components/figures/score-words.ts'
import { shownNumber } from '../../../../components/figures/shown.ts'
import { useT } from '../../../../platform/texts.ts'
import classes from '../results.module.css'
import { AboutScore } from './about-score.tsx'
import { AnsweredShare } from './answered-share.tsx'
import { ScoreChange } from './score-change.tsx'

/** With so few answers one guest more moves the score by a lot. */
const FEW_ANSWERS = 20

/** The score with how far it can be trusted, how many answered, and both against the compared days. */
export function ScoreBox({ results: { now, before } }: { results: SurveyResults }) {
  const t = useT()
  const { nps } = now
  return (
    <dl className={classes.figures}>
      <div className={classes.score}>
        <dt>
          {t('surveyResults.score')} <AboutScore />
        </dt>
        <dd>
          {nps ? (
            <>
              <span className={classes.scoreValue}>{scoreWords(nps.score)}</span>
              <span>
                {t('surveyResults.range', {
                  ...{ count: nps.answers, low: scoreWords(nps.low), high: scoreWords(nps.high) },
                })}
              </span>
              {nps.answers < FEW_ANSWERS && (
                <span className={classes.quiet}>{t('surveyResults.few', { count: nps.answers })}</span>
              )}
              <ScoreChange now={nps} before={before} />
            </>
          ) : (
            <span className={classes.quiet}>{t('surveyResults.noScore')}</span>
          )}
        </dd>
      </div>
      <Figure label={t('surveyResults.answers')} value={shownNumber(now.responses)}>
        {before && <AnswersChange now={now.responses} before={before.responses} />}
      </Figure>
      <AnsweredShare now={now} before={before} />
    </dl>
  )
}

function AnswersChange({ now, before }: { now: number; before: number }) {
  const t = useT()
  const change = changeOf(now, before)
  if (!change) return <>{t('surveyResults.answers.noneBefore')}</>
  return (
    <>
      {t(`surveyResults.answers.${change.direction}`, {
        percent: change.percent,
        before: shownNumber(before),
      })}
    </>
  )
}
