import type { RequestListItem } from '@innkeeper/api/orders/requests.ts'
import { StateBadge } from '../../../components/states/state-badge.tsx'
import { useT } from '../../../platform/texts.ts'
import { commentsOf } from './comments-of.ts'
import { saysItsDays } from './line-when-words.ts'
import { useDoubts } from './request-doubts.ts'
import { wayOf } from './request-kinds.ts'
import classes from './requests.module.css'
import { shownMoney } from './shown-money.ts'
import { useSummary } from './use-summary.ts'
import { useWhen } from './use-when.ts'

/** Which request a dialog is about. */
export function RequestGist({ request }: { request: RequestListItem }) {
  const t = useT()
  const { when } = useWhen()
  const summary = useSummary()
  const doubts = useDoubts()
  const facts = [
    request.guestName,
    request.unit,
    request.timeRequested && !saysItsDays(request) && when(request.timeRequested),
    t(`requests.delivery.${wayOf(request)}`),
    shownMoney(request.total, request.currency),
  ]
  return (
    <div className={classes.gist}>
      <strong>{summary(request)}</strong>
      <span>{facts.filter(Boolean).join(', ')}</span>
      {doubts(request).map((words) => (
        <StateBadge key={words} tone="wait">
          {words}
        </StateBadge>
      ))}
      {commentsOf(request).map((comment) => (
        <q key={comment}>{comment}</q>
      ))}
    </div>
  )
}
