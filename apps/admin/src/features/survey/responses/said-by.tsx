import type { ResponseItem } from '@innkeeper/api/survey/responses.ts'
import { useT } from '../../../platform/texts.ts'
import { useMoment } from '../../../platform/use-moment.ts'
import classes from './responses.module.css'

/** Who, as far as it may be known, and when. */
export function SaidBy({ response: { guest, sentAt } }: { response: ResponseItem }) {
  const t = useT()
  const { ago } = useMoment()
  const room = guest?.unit ? t('surveyResponses.room', { unit: guest.unit }) : ''
  return <span className={classes.quiet}>{[guest?.name, room, ago(sentAt)].filter(Boolean).join(', ')}</span>
}
