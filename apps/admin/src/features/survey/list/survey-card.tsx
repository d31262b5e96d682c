import type { SurveyItem } from '@innkeeper/api/survey/surveys.ts'
import { useT } from '../../../platform/texts.ts'
import { StateBadges } from '../state-badges.tsx'
import { SurveyMenu } from '../survey-menu.tsx'
import { OpenSwitch } from './open-switch.tsx'
import { Responses, Score, SurveyName, ToHandle } from './survey-cells.tsx'
import classes from './surveys.module.css'

/** A survey on a phone. */
export function SurveyCard({ survey, mayEdit }: { survey: SurveyItem; mayEdit: boolean }) {
  const t = useT()
  return (
    <div className={classes.card}>
      <div className={classes.cardHead}>
        <SurveyName survey={survey} mayEdit={mayEdit} />
        {mayEdit && <OpenSwitch survey={survey} />}
        <SurveyMenu survey={survey} />
      </div>
      <div className={classes.states}>
        <StateBadges survey={survey} />
        {survey.toHandle > 0 && <ToHandle survey={survey} />}
      </div>
      <div className={classes.cardFoot}>
        <Responses survey={survey} />
        {survey.score !== null && (
          <span className={classes.quiet}>
            {t('survey.column.score')} <Score survey={survey} />
          </span>
        )}
      </div>
    </div>
  )
}
