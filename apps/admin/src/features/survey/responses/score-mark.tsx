import { scoreGroup } from '@innkeeper/domain/survey/nps.ts'
import { useT } from '../../../platform/texts.ts'
import classes from './responses.module.css'

/** The score of one guest; its colour only underlines it. */
export function ScoreMark({ score }: { score: number | null }) {
  const t = useT()
  if (score === null) {
    return (
      <span className={classes.mark}>
        <span aria-hidden>–</span>
        <span className={classes.hidden}>{t('surveyResponses.noScore')}</span>
      </span>
    )
  }
  return (
    <span className={classes.mark} data-group={scoreGroup(score)}>
      <span aria-hidden>{score}</span>
      <span className={classes.hidden}>{t('surveyResponses.scored', { score })}</span>
    </span>
  )
}
