import type { SurveyItem } from '@innkeeper/api/survey/surveys.ts'
import { Link } from '@tanstack/react-router'
import { ROW_TARGET } from '../../../components/data-list/row-keys.ts'
import { scoreWords } from '../../../components/figures/score-words.ts'
import { StateBadge } from '../../../components/states/state-badge.tsx'
import { useT } from '../../../platform/texts.ts'
import { useMoment } from '../../../platform/use-moment.ts'
import classes from './surveys.module.css'

type Shown = { survey: SurveyItem }

/** Leads to the editor, or for whoever may not edit to what came back. */
export function SurveyName({ survey: { id, name, kind }, mayEdit }: Shown & { mayEdit: boolean }) {
  const t = useT()
  return (
    <div className={classes.words}>
      <Link
        {...ROW_TARGET}
        to={mayEdit ? '/surveys/$surveyId' : '/surveys/$surveyId/responses'}
        params={{ surveyId: id }}
        className={classes.name}
      >
        {name}
      </Link>
      <span className={classes.quiet}>{t(`survey.kind.${kind}`)}</span>
    </div>
  )
}

export function Responses({ survey: { id, responses, lastResponseAt } }: Shown) {
  const t = useT()
  const { ago } = useMoment()
  if (responses === 0) return <span className={classes.quiet}>{t('survey.noResponses')}</span>
  return (
    <div className={classes.words}>
      <Link to="/surveys/$surveyId/responses" params={{ surveyId: id }} className={classes.link}>
        {t('survey.responses', { count: responses })}
      </Link>
      {lastResponseAt && (
        <span className={classes.quiet}>{t('survey.lastResponse', { ago: ago(lastResponseAt) })}</span>
      )}
    </div>
  )
}

/** Of the last 90 days; a survey without the question has none. */
export function Score({ survey: { score } }: Shown) {
  const t = useT()
  if (score === null) return <span className={classes.quiet}>{t('survey.noScore')}</span>
  return <strong className={classes.score}>{scoreWords(score)}</strong>
}

export function ToHandle({ survey: { toHandle } }: Shown) {
  const t = useT()
  if (toHandle === 0) return <span className={classes.quiet}>{t('survey.allHandled')}</span>
  return <StateBadge tone="wait">{t('survey.toHandle', { count: toHandle })}</StateBadge>
}
