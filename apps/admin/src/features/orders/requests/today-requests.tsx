import type { RequestListItem } from '@innkeeper/api/orders/requests.ts'
import { Button, Skeleton } from '@mantine/core'
import { IconBellRinging } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Box } from '../../../components/page/box.tsx'
import { ALL_ROWS_LINK, ListRow, RowList } from '../../../components/page/row-list.tsx'
import { EmptyState } from '../../../components/states/empty-state.tsx'
import { LoadError } from '../../../components/states/load-error.tsx'
import { useT } from '../../../platform/texts.ts'
import { AnswerDialogs, type Answering } from './answer-dialogs.tsx'
import { waitingQuery } from './api.ts'
import { commentsOf } from './comments-of.ts'
import { paymentState } from './payment-words.ts'
import { useDoubts } from './request-doubts.ts'
import classes from './requests.module.css'
import { shownMoney } from './shown-money.ts'
import { useArrived } from './use-arrived.ts'
import { useSummary } from './use-summary.ts'
import { useWhen } from './use-when.ts'

const SHOWN = 6
const SKELETON_ROWS = [0, 1, 2]

/** The requests that have waited longest, with their answers at hand. */
export function TodayRequests() {
  const t = useT()
  const { data, error, refetch } = useQuery(waitingQuery)
  const { arrived } = useArrived()
  const [answering, setAnswering] = useState<Answering | null>(null)
  const title = t('today.requests')
  if (!data) {
    return (
      <Box title={title} flush>
        {error ? (
          <LoadError error={error} onRetry={() => void refetch()} />
        ) : (
          <RowList>
            {SKELETON_ROWS.map((row) => (
              <ListRow key={row} className={classes.waitingRow}>
                <Skeleton height={20} width={36} />
                <Skeleton height={34} width="60%" />
              </ListRow>
            ))}
          </RowList>
        )}
      </Box>
    )
  }
  if (data.total === 0) {
    return (
      <Box title={title} flush>
        <EmptyState
          icon={IconBellRinging}
          title={t('today.requests.empty')}
          text={t('today.requests.emptyText')}
        />
      </Box>
    )
  }
  return (
    <Box title={title} aside={t('today.requests.aside')} flush>
      <RowList>
        {data.items.slice(0, SHOWN).map((request) => (
          <WaitingRow
            key={request.id}
            request={request}
            isNew={arrived.has(request.id)}
            onAnswer={(kind) => setAnswering({ kind, ids: [request.id] })}
          />
        ))}
      </RowList>
      {data.total > SHOWN && (
        <Link className={ALL_ROWS_LINK} to="/requests" search={{ status: 'no action taken' }}>
          {t('today.requests.all', { count: data.total })}
        </Link>
      )}
      <AnswerDialogs answering={answering} onClose={() => setAnswering(null)} />
    </Box>
  )
}

type RowProps = { request: RequestListItem; isNew: boolean; onAnswer: (kind: Answering['kind']) => void }

function WaitingRow({ request, isNew, onAnswer }: RowProps) {
  const t = useT()
  const { now, when, since } = useWhen()
  const summary = useSummary()
  const doubts = useDoubts()
  const payment = paymentState(request, now)
  const facts = [
    request.guestName,
    since(request.requestTime),
    shownMoney(request.total, request.currency),
    t(`requests.payment.${payment === 'lapses' ? 'held' : payment}`),
    ...doubts(request),
  ]
  const wanted = request.timeRequested ? `, ${when(request.timeRequested)}` : ''
  return (
    <ListRow className={classes.waitingRow} data-new={isNew}>
      <span className={classes.unit}>{request.unit}</span>
      <div>
        <Link to="/requests" search={{ open: request.id }} className={classes.waitingLink}>
          {`${summary(request)}${wanted}`}
        </Link>
        <span className={classes.quiet}>{facts.join(', ')}</span>
        {commentsOf(request).map((comment) => (
          <q key={comment} className={classes.quiet}>
            {comment}
          </q>
        ))}
      </div>
      <div className={classes.buttons}>
        <Button
          variant="default"
          onClick={() => onAnswer('decline')}
          aria-label={t('requests.declineOf', { name: request.guestName })}
        >
          {t('requests.decline')}
        </Button>
        <Button
          onClick={() => onAnswer('accept')}
          aria-label={t('requests.acceptOf', { name: request.guestName })}
        >
          {t('requests.accept')}
        </Button>
      </div>
    </ListRow>
  )
}
