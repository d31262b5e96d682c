import type { RequestListItem } from '@innkeeper/api/orders/requests.ts'
import { Checkbox, Tooltip } from '@mantine/core'
import { IconMessage2, IconNote } from '@tabler/icons-react'
import { ROW_TARGET } from '../../../components/data-list/row-keys.ts'
import { NameButton } from '../../../components/page/name-button.tsx'
import { StateBadge } from '../../../components/states/state-badge.tsx'
import { useT } from '../../../platform/texts.ts'
import { commentsOf } from './comments-of.ts'
import { saysItsDays } from './line-when-words.ts'
import { useListActs } from './list-acts.ts'
import { useNameOf } from './name-of.ts'
import { useDoubts } from './request-doubts.ts'
import { wayOf } from './request-kinds.ts'
import { PaymentState } from './request-state.tsx'
import classes from './requests.module.css'
import { shownMoney } from './shown-money.ts'
import { useSummary } from './use-summary.ts'
import { useWhen } from './use-when.ts'

type Cell = { request: RequestListItem }

export function SelectCell({ request }: Cell) {
  const t = useT()
  const nameOf = useNameOf()
  const { selected, select, mayHandle } = useListActs()
  if (!mayHandle) return null
  return (
    <Checkbox
      className={classes.select}
      aria-label={t('requests.select', { name: nameOf(request) })}
      checked={selected.has(request.id)}
      onChange={(event) => select(request.id, event.currentTarget.checked)}
    />
  )
}

export function SelectAll() {
  const t = useT()
  const { selected, selectAll, rows, mayHandle } = useListActs()
  if (!mayHandle) return null
  const count = rows.filter(({ id }) => selected.has(id)).length
  return (
    <Checkbox
      aria-label={t('requests.selectAll')}
      checked={rows.length > 0 && count === rows.length}
      indeterminate={count > 0 && count < rows.length}
      onChange={(event) => selectAll(event.currentTarget.checked)}
    />
  )
}

/** The guest's name opens the details; how long they have waited stands below. */
export function GuestCell({ request }: Cell) {
  const t = useT()
  const { open } = useListActs()
  const { since } = useWhen()
  const nameOf = useNameOf()
  const number = t('requests.number', { number: request.number })
  return (
    <>
      <NameButton
        className={classes.name}
        data-request={request.id}
        aria-label={t('requests.open', { name: nameOf(request) })}
        onClick={() => open(request.id)}
        {...ROW_TARGET}
      >
        <bdi>{request.guestName || number}</bdi>
      </NameButton>
      <span className={classes.quiet}>
        {[since(request.requestTime), request.guestName && number].filter(Boolean).join(' · ')}
      </span>
    </>
  )
}

export function WhatCell({ request }: Cell) {
  const t = useT()
  const summary = useSummary()
  const comment = commentsOf(request).join(' / ')
  return (
    <div className={classes.what}>
      <span>{summary(request)}</span>
      {comment && (
        <Tooltip label={comment} multiline maw={320}>
          <IconMessage2
            className={classes.comment}
            size={17}
            stroke={1.6}
            role="img"
            aria-label={t('requests.hasComment', { comment })}
          />
        </Tooltip>
      )}
      {request.note && (
        <Tooltip label={request.note} multiline maw={320}>
          <IconNote
            className={classes.comment}
            size={17}
            stroke={1.6}
            role="img"
            aria-label={`${t('requests.note')}: ${request.note}`}
          />
        </Tooltip>
      )}
      <Doubts request={request} />
      <Source request={request} />
    </div>
  )
}

/** The same without anything to hover: comments and the note stand below it. */
export function WhatInWords({ request }: Cell) {
  const t = useT()
  const summary = useSummary()
  return (
    <>
      <div className={classes.what}>
        <span>{summary(request)}</span>
        <Doubts request={request} />
        <Source request={request} />
      </div>
      {commentsOf(request).map((comment) => (
        <q key={comment} className={classes.words} dir="auto">
          {comment}
        </q>
      ))}
      {request.note && (
        <span className={classes.words} dir="auto">{`${t('requests.note')}: ${request.note}`}</span>
      )}
    </>
  )
}

/** Where it was ordered, unless in the guestbook like most. */
function Source({ request: { source } }: Cell) {
  const t = useT()
  return source === 'guestbook' ? null : (
    <span className={classes.source}>{t(`requests.source.${source}`)}</span>
  )
}

function Doubts({ request }: Cell) {
  const t = useT()
  const doubts = useDoubts()
  return (
    <>
      {doubts(request).map((words) => (
        <StateBadge key={words} tone="wait">
          {words}
        </StateBadge>
      ))}
      {request.isPreview && <StateBadge tone="wait">{t('requests.isPreview')}</StateBadge>}
    </>
  )
}

export function WantedCell({ request }: Cell) {
  const t = useT()
  const { when } = useWhen()
  const { mayHandle } = useListActs()
  // The kitchen works towards the moment that was promised.
  const shown = mayHandle ? request.timeRequested : (request.timeExpected ?? request.timeRequested)
  // What is for days says them beside what it is.
  return (
    <>
      <span className={classes.wanted}>
        {shown ? when(shown) : t(saysItsDays(request) ? 'requests.onItsDays' : 'requests.noTime')}
      </span>
      <span className={classes.quiet}>{t(`requests.delivery.${wayOf(request)}`)}</span>
    </>
  )
}

export function TotalCell({ request }: Cell) {
  return (
    <>
      <span className={classes.total}>{shownMoney(request.total, request.currency)}</span>
      <PaymentState request={request} />
    </>
  )
}
