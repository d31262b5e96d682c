import { THREAD_VIEWS } from '@innkeeper/api/messaging/threads.ts'
import { Button, Skeleton } from '@mantine/core'
import { IconMessages, IconSend } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { ListSearch } from '../../../components/data-list/list-search.tsx'
import { PageTitle } from '../../../components/page/page-title.tsx'
import { EmptyState } from '../../../components/states/empty-state.tsx'
import { LoadError } from '../../../components/states/load-error.tsx'
import { NoMatch } from '../../../components/states/no-match.tsx'
import { useT } from '../../../platform/texts.ts'
import type { ThreadView } from './api.ts'
import { ArrivalNotices } from './arrival-notices.tsx'
import { KeyHints } from './key-hints.tsx'
import classes from './thread-list.module.css'
import { ThreadRow } from './thread-row.tsx'
import { useInboxAddress, useThreads } from './use-inbox.ts'

/** Who wrote, those who wait first. */
export function ThreadList() {
  const t = useT()
  const { view, search, look } = useInboxAddress()
  const { counts, arrives } = useThreads()
  return (
    <section className={classes.pane} aria-label={t('nav.inbox')}>
      <header className={classes.head}>
        <div className={classes.titleLine}>
          <PageTitle title={t('nav.inbox')} />
          <Button
            variant="default"
            leftSection={<IconSend size={16} stroke={1.7} />}
            renderRoot={(props) => <Link to="/messages" {...props} />}
          >
            {t('inbox.write')}
          </Button>
        </div>
        <ViewChoice view={view} counts={counts} onView={(next) => look({ view: next })} />
        <ListSearch label={t('inbox.search')} value={search} onSearch={(next) => look({ search: next })} />
      </header>
      <div className={classes.scroll}>
        <Rows />
        {arrives && <ArrivalNotices arrives={arrives} />}
      </div>
      <KeyHints />
    </section>
  )
}

type ChoiceProps = {
  view: ThreadView
  counts: Record<ThreadView, number> | undefined
  onView: (view: ThreadView) => void
}

/** Open, mine, done; how many wait behind each. */
function ViewChoice({ view, counts, onView }: ChoiceProps) {
  const t = useT()
  return (
    <fieldset className={classes.views} aria-label={t('inbox.views')}>
      {THREAD_VIEWS.map((one) => (
        <button
          key={one}
          type="button"
          className={classes.view}
          aria-pressed={one === view}
          onClick={() => onView(one)}
        >
          {t(`inbox.view.${one}`)}
          {counts && one !== 'done' && <span className={classes.count}>{counts[one]}</span>}
        </button>
      ))}
    </fieldset>
  )
}

function Rows() {
  const t = useT()
  const { thread: openId, look } = useInboxAddress()
  const { items, data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useThreads()
  if (!data) return error ? <LoadError error={error} onRetry={() => void refetch()} /> : <RowsLoading />
  if (items.length === 0) return <NoThreads onClear={() => look({ search: '' })} />
  return (
    <>
      <ul className={classes.rows}>
        {items.map((thread) => (
          <ThreadRow key={thread.id} thread={thread} isOpen={thread.id === openId} />
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="subtle" fullWidth loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('inbox.more')}
        </Button>
      )}
    </>
  )
}

/** Nothing found, nothing here, and nothing yet are three things. */
function NoThreads({ onClear }: { onClear: () => void }) {
  const t = useT()
  const { view, search } = useInboxAddress()
  const { counts } = useThreads()
  if (search) return <NoMatch onClear={onClear} />
  const isNew = counts && counts.open + counts.done === 0
  const words = isNew ? 'none' : view
  return (
    <EmptyState icon={IconMessages} title={t(`inbox.empty.${words}`)} text={t(`inbox.empty.${words}.text`)} />
  )
}

function RowsLoading() {
  return (
    <ul className={classes.rows} aria-hidden>
      {[0, 1, 2, 3, 4].map((row) => (
        <li key={row} className={classes.row}>
          <Skeleton height={22} width={36} />
          <span className={classes.words}>
            <Skeleton height={14} width="55%" />
            <Skeleton height={12} width="85%" mt={6} />
          </span>
        </li>
      ))}
    </ul>
  )
}
