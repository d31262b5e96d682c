import { Skeleton } from '@mantine/core'
import { IconBellRinging } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Box } from '../../../components/page/box.tsx'
import { ALL_ROWS_LINK, ListRow, RowList } from '../../../components/page/row-list.tsx'
import { EmptyState } from '../../../components/states/empty-state.tsx'
import { LoadError } from '../../../components/states/load-error.tsx'
import { useT } from '../../../platform/texts.ts'
import { waitingQuery } from './api.ts'
import classes from './today/answer.module.css'
import { AnswerInPlace } from './today/answer-in-place.tsx'
import { AnsweredLine, UndoableLine } from './today/answered-line.tsx'
import { OrdersLine } from './today/orders-line.tsx'
import type { PendingAnswer } from './today/pending-answers.ts'
import { useAnswers } from './today/use-answers.ts'
import { WaitingRow } from './today/waiting-row.tsx'

const SHOWN = 6
const SKELETON_ROWS = [0, 1, 2]

/** The requests that have waited longest, answered where they stand. */
export function TodayRequests() {
  const t = useT()
  const { data, error, refetch } = useQuery(waitingQuery)
  const { pending, lines, give, undo } = useAnswers()
  const [open, setOpen] = useState<{ id: string; kind: PendingAnswer['kind'] } | null>(null)
  const title = t('today.requests')
  if (!data) {
    return (
      <Box title={title} flush>
        {error ? <LoadError error={error} onRetry={() => void refetch()} /> : <Rows />}
      </Box>
    )
  }
  // An answer that was sent is gone from the list a moment later.
  const sent = new Set(lines.filter(({ tone }) => tone === 'good').map(({ id }) => id))
  const waiting = data.items.filter(({ id }) => !sent.has(id))
  const oldest = waiting.find(({ id }) => !pending.some(({ request }) => request.id === id))
  const answer = (given: PendingAnswer) => {
    setOpen(null)
    give(given)
  }
  return (
    <Box title={title} aside={waiting.length > 0 && t('today.requests.aside')} flush>
      {waiting.length + lines.length === 0 ? (
        <EmptyState
          icon={IconBellRinging}
          title={t('today.requests.empty')}
          text={t('today.requests.emptyText')}
        />
      ) : (
        <RowList aria-label={title}>
          {waiting.slice(0, SHOWN).map((request) => {
            const given = pending.find((one) => one.request.id === request.id)
            if (given) return <UndoableLine key={request.id} answer={given} onUndo={() => undo(request.id)} />
            return (
              <WaitingRow
                key={request.id}
                request={request}
                isOldest={request === oldest}
                onAnswer={(kind) => setOpen({ id: request.id, kind })}
              >
                {open?.id === request.id && (
                  <AnswerInPlace
                    kind={open.kind}
                    request={request}
                    onAnswer={answer}
                    onCancel={() => setOpen(null)}
                  />
                )}
              </WaitingRow>
            )
          })}
          {lines.map((line) => (
            <AnsweredLine key={line.id} line={line} />
          ))}
        </RowList>
      )}
      {data.total > SHOWN && (
        <Link className={ALL_ROWS_LINK} to="/requests" search={{ status: 'no action taken' }}>
          {t('today.requests.all', { count: data.total })}
        </Link>
      )}
      <OrdersLine />
    </Box>
  )
}

function Rows() {
  return (
    <RowList>
      {SKELETON_ROWS.map((row) => (
        <ListRow key={row} className={classes.row}>
          <Skeleton height={20} width={36} />
          <Skeleton height={34} width="60%" />
        </ListRow>
      ))}
    </RowList>
  )
}
