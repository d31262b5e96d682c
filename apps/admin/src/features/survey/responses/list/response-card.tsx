import type { ResponseItem } from '@innkeeper/api/survey/responses.ts'
import { ResponseWords } from '../response-words.tsx'
import classes from '../responses.module.css'
import { SaidBy } from '../said-by.tsx'
import { ScoreMark } from '../score-mark.tsx'
import { Standing } from '../standing.tsx'
import { Tags } from '../tags.tsx'

/** A response on a phone. */
export function ResponseCard({ response }: { response: ResponseItem }) {
  return (
    <div className={classes.said}>
      <ScoreMark score={response.score} />
      <div className={classes.saidWords}>
        <ResponseWords response={response} />
        <SaidBy response={response} />
        <div className={classes.saidFoot}>
          <Standing response={response} />
          <Tags tags={response.tags} />
        </div>
      </div>
    </div>
  )
}
