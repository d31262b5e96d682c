import type { RequestListItem } from '@innkeeper/api/orders/requests.ts'
import { useDisclosure } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SearchedList } from '../../../components/data-list/searched-list.tsx'
import { useT } from '../../../platform/texts.ts'
import { AnswerDialogs, type Answering } from './answer-dialogs.tsx'
import { requestListQuery, requestQuery } from './api.ts'
import { KeyHints } from './key-hints.tsx'
import { type ListActs, ListActsProvider } from './list-acts.ts'
import { NoRequests, type RequestsView } from './no-requests.tsx'
import { isWaiting } from './notice.ts'
import { RequestCard } from './request-card.tsx'
import { MoreFilters, RequestFilters, StatusFilter } from './request-filters.tsx'
import { RequestPanel } from './request-panel.tsx'
import classes from './requests.module.css'
import type { RequestsSearch } from './requests-search.ts'
import { SelectionBar } from './selection-bar.tsx'
import { useArchive } from './use-archive.ts'
import { useArrived } from './use-arrived.ts'
import { useFinishActs } from './use-finish-acts.ts'
import { useMayHandle } from './use-may-handle.ts'
import { usePrintTicket } from './use-print-ticket.tsx'
import { useRequestColumns } from './use-request-columns.tsx'
import { focusRow, useRequestKeys } from './use-request-keys.ts'

type Props = {
  view: RequestsView
  search: RequestsSearch
  /** Replaces the address: Back leaves the list, not a filter. */
  onFilter: (change: RequestsSearch) => void
  onPage: (page: number) => void
  onOpen: (id: string | undefined) => void
  onClear: () => void
  /** Opens what is sold out today, where the page has it. */
  onSoldOut?: () => void
}

const NONE: ReadonlySet<string> = new Set()
/** Below this a row with its answers no longer fits beside the navigation. */
const CARDS_BELOW = 1000

export function RequestList({ view, search, onFilter, onPage, onOpen, onClear, onSoldOut }: Props) {
  const t = useT()
  const { open: openId, ...filters } = search
  const result = useQuery(requestListQuery({ ...filters, view }))
  const columns = useRequestColumns()
  const { archive, archiveMany } = useArchive()
  const { finish, reopen } = useFinishActs()
  const { print, paper } = usePrintTicket()
  const mayHandle = useMayHandle()
  const { arrived, see } = useArrived()
  const [answering, setAnswering] = useState<Answering | null>(null)
  const [isFiltering, { toggle: toggleFilters }] = useDisclosure(false)
  const [selected, setSelected] = useState(NONE)
  const { data: opened } = useQuery({ ...requestQuery(openId ?? ''), enabled: openId !== undefined })
  const rows = result.data?.items ?? []
  // Rows that left the page are no longer in sight, so nothing is done to them.
  const chosen = rows.filter(({ id }) => selected.has(id))

  const open = (id: string | undefined) => {
    if (id) see(id)
    onOpen(id)
  }
  const acts: ListActs = {
    rows,
    selected,
    select: (id, isSelected) =>
      setSelected(
        (before) => new Set(isSelected ? [...before, id] : [...before].filter((one) => one !== id)),
      ),
    selectAll: (isSelected) => setSelected(isSelected ? new Set(rows.map(({ id }) => id)) : NONE),
    open,
    accept: ({ id }) => setAnswering({ kind: 'accept', ids: [id] }),
    decline: ({ id }) => setAnswering({ kind: 'decline', ids: [id] }),
    archive,
    finish,
    reopen,
    cancel: ({ id }) => setAnswering({ kind: 'cancel', ids: [id] }),
    print,
    mayHandle,
  }
  useRequestKeys({ acts, openId, opened, isBusy: answering !== null, onSoldOut })

  const endAnswer = () => {
    const id = answering?.ids[0]
    setAnswering(null)
    // The button that asked for the dialog may be gone with the answer.
    if (!openId) requestAnimationFrame(() => focusRow(id))
  }
  const mark = (request: RequestListItem) => {
    if (selected.has(request.id)) return 'selected'
    return arrived.has(request.id) && isWaiting(request) ? 'new' : undefined
  }
  const answerMany = (kind: Answering['kind']) => {
    const waiting = chosen.filter(isWaiting)
    const unmatched = waiting.filter(({ isMatched, isPreview }) => !isMatched && !isPreview).length
    const upgrades = waiting.filter(({ source }) => source === 'room upgrades').length
    setAnswering({ kind, ids: waiting.map(({ id }) => id), some: { unmatched, upgrades } })
  }
  // Only answered ones are archived, and what waits in previews is not counted.
  const isCounted = view === 'current' && result.data !== undefined
  const counts = {
    waiting: isCounted ? (result.data?.waiting ?? 0) : 0,
    toDo: isCounted ? (result.data?.toDo ?? 0) : 0,
  }
  const units = [...new Set(rows.flatMap(({ unit }) => unit ?? []))].toSorted()

  return (
    <ListActsProvider value={acts}>
      <SearchedList
        label={t('nav.requests')}
        searchLabel={t(mayHandle ? 'requests.search' : 'requests.kitchen.search')}
        search={search}
        address={{ filter: onFilter, toPage: onPage }}
        sortedBy={{ by: 'requestTime', order: 'desc' }}
        filters={
          <div className={classes.filterLine}>
            <StatusFilter filters={search} counts={view === 'archive' ? null : counts} onFilter={onFilter} />
            {mayHandle && <MoreFilters filters={search} isOpen={isFiltering} onToggle={toggleFilters} />}
          </div>
        }
        saved={view === 'archive' ? undefined : 'requests'}
        moreFilters={
          mayHandle && (
            <RequestFilters filters={search} units={units} isOpen={isFiltering} onFilter={onFilter} />
          )
        }
        result={result}
        columns={columns}
        rowId={(request) => request.id}
        card={(request) => <RequestCard request={request} />}
        mark={mark}
        cardsBelow={CARDS_BELOW}
        empty={
          <NoRequests
            view={view}
            filters={search}
            onClear={onClear}
            hasNoCategory={result.data?.categories?.length === 0}
          />
        }
      />
      {rows.length > 0 && <KeyHints />}
      {chosen.length > 0 && (
        <SelectionBar
          requests={chosen}
          onClear={() => setSelected(NONE)}
          onAccept={() => answerMany('accept')}
          onDecline={() => answerMany('decline')}
          onArchive={() =>
            archiveMany(
              chosen.map(({ id }) => id),
              () => setSelected(NONE),
            )
          }
        />
      )}
      {/* Escape in a dialog above it closes that dialog alone. */}
      <RequestPanel requestId={openId} onClose={() => answering === null && open(undefined)} />
      <AnswerDialogs answering={answering} onClose={endAnswer} onDone={() => setSelected(NONE)} />
      {paper}
    </ListActsProvider>
  )
}
