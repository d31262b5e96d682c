import type { SurveyResponse } from '@innkeeper/api/survey/responses.ts'
import { useT } from '../../../../../platform/texts.ts'
import { useMoment } from '../../../../../platform/use-moment.ts'
import classes from '../../responses.module.css'
import { Part } from '../part.tsx'
import { HandleForm } from './handle-form.tsx'

type Props = { response: SurveyResponse; mayHandle: boolean }

/** What was done about a response, by whom, with a note for colleagues. */
export function HandlePart({ response, mayHandle }: Props) {
  const t = useT()
  return (
    <Part title={t('surveyResponses.handle')}>
      <HandledWords handled={response.handled} />
      {mayHandle ? <HandleForm response={response} /> : <Told response={response} />}
    </Part>
  )
}

function HandledWords({ handled }: Pick<SurveyResponse, 'handled'>) {
  const t = useT()
  const { moment } = useMoment()
  return (
    <p className={classes.sentence}>
      {handled
        ? t('surveyResponses.handle.by', { name: handled.by, when: moment(handled.at) })
        : t('surveyResponses.handle.open')}
    </p>
  )
}

/** For whoever reads along. */
function Told({ response: { note, owner } }: { response: SurveyResponse }) {
  const t = useT()
  return (
    <>
      {owner && <p className={classes.sentence}>{t('surveyResponses.with', { name: owner.name })}</p>}
      {note && (
        <p className={classes.written} dir="auto">
          {note}
        </p>
      )}
    </>
  )
}
