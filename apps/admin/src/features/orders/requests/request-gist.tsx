import type { RequestListItem } from '@innkeeper/api/orders/requests.ts'
import { useT } from '../../../platform/texts.ts'
import { commentsOf } from './comments-of.ts'
import classes from './requests.module.css'
import { shownMoney } from './shown-money.ts'
import { useSummary } from './use-summary.ts'
import { useWhen } from './use-when.ts'

/** Which request a dialog is about. */
export function RequestGist({ request }: { request: RequestListItem }) {
  const t = useT()
  const { when } = useWhen()
  const summary = useSummary()
  const facts = [
    request.guestName,
    request.unit,
    request.timeRequested && when(request.timeRequested),
    request.deliveryMethod && t(`requests.delivery.${request.deliveryMethod}`),
    shownMoney(request.total, request.currency),
  ]
  return (
    <div className={classes.gist}>
      <strong>{summary(request)}</strong>
      <span>{facts.filter(Boolean).join(', ')}</span>
      {commentsOf(request).map((comment) => (
        <q key={comment}>{comment}</q>
      ))}
    </div>
  )
}
