import type { ResponseItem } from '@innkeeper/api/survey/responses.ts'
import { UnstyledButton } from '@mantine/core'
import { useT } from '../../../platform/texts.ts'
import responses from '../responses/responses.module.css'
import { SaidBy } from '../responses/said-by.tsx'
import { ScoreMark } from '../responses/score-mark.tsx'
import { Standing } from '../responses/standing.tsx'
import { Tags } from '../responses/tags.tsx'
import { useOpenResponse } from '../responses/use-open-response.ts'
import classes from './results.module.css'

/** What one guest wrote, whole, with the way to the rest of the answers. */
export function Comment({ response }: { response: ResponseItem }) {
  const t = useT()
  const open = useOpenResponse()
  return (
    <>
      <ScoreMark score={response.score} />
      <div className={responses.saidWords}>
        <p className={classes.said} dir="auto">
          {response.words}
        </p>
        <SaidBy response={response} />
        <div className={responses.saidFoot}>
          <Standing response={response} />
          <Tags tags={response.tags} />
          <UnstyledButton className={classes.open} onClick={() => open(response.id)}>
            {t('surveyResponses.open')}
          </UnstyledButton>
        </div>
      </div>
    </>
  )
}
