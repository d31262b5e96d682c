import type { RequestListItem } from '@innkeeper/api/orders/requests.ts'
import { isLongWait } from '@innkeeper/domain/today/waiting-age.ts'
import { Button, VisuallyHidden } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ListRow } from '../../../../components/page/row-list.tsx'
import { useT } from '../../../../platform/texts.ts'
import { commentsOf } from '../comments-of.ts'
import { saysItsDays } from '../line-when-words.ts'
import { useNameOf } from '../name-of.ts'
import { paymentState } from '../payment-words.ts'
import { useDoubts } from '../request-doubts.ts'
import { shownMoney } from '../shown-money.ts'
import { useSummary } from '../use-summary.ts'
import { useWhen } from '../use-when.ts'
import { ageWords } from './age-words.ts'
import classes from './answer.module.css'
import type { PendingAnswer } from './pending-answers.ts'

type Props = {
  request: RequestListItem
  isOldest: boolean
  onAnswer: (kind: PendingAnswer['kind']) => void
  /** The answer being given, which takes the place of the buttons. */
  children?: ReactNode
}

/** Room first, then what is wanted by when, then who and how it is paid; how long it waits has its own column. */
export function WaitingRow({ request, isOldest, onAnswer, children }: Props) {
  const t = useT()
  const { now, when, since } = useWhen()
  const summary = useSummary()
  const doubts = useDoubts()
  const payment = paymentState(request, now)
  const name = useNameOf()(request)
  const facts = [
    request.guestName,
    shownMoney(request.total, request.currency),
    t(`requests.payment.${payment === 'lapses' ? 'held' : payment}`),
    ...doubts(request),
  ]
  const wanted = request.timeRequested && !saysItsDays(request) ? `, ${when(request.timeRequested)}` : ''
  return (
    <ListRow className={classes.row} data-oldest={isOldest}>
      <span className={classes.unit}>{request.unit}</span>
      <div className={classes.words}>
        <Link to="/requests" search={{ open: request.id }} className={classes.link}>
          {`${summary(request)}${wanted}`}
        </Link>
        <span className={classes.quiet}>{facts.filter(Boolean).join(', ')}</span>
        {commentsOf(request).map((comment) => (
          <q key={comment} className={classes.quiet}>
            {comment}
          </q>
        ))}
      </div>
      <span className={classes.age} data-long={isLongWait(Date.parse(request.requestTime), now)}>
        <span aria-hidden>{ageWords(t, request.requestTime, now)}</span>
        <VisuallyHidden>{since(request.requestTime)}</VisuallyHidden>
      </span>
      {children || (
        <div className={classes.buttons}>
          <Button
            variant="default"
            onClick={() => onAnswer('decline')}
            aria-label={t('requests.declineOf', { name })}
          >
            {t('requests.decline')}
          </Button>
          <Button onClick={() => onAnswer('accept')} aria-label={t('requests.acceptOf', { name })}>
            {t('requests.accept')}
          </Button>
        </div>
      )}
    </ListRow>
  )
}
