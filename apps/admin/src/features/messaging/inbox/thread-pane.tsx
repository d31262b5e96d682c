import { CallError } from '@innkeeper/api/client.ts'
import type { Thread } from '@innkeeper/api/messaging/threads.ts'
import { Button, Skeleton } from '@mantine/core'
import { IconMessageOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '../../../components/states/empty-state.tsx'
import { LoadError } from '../../../components/states/load-error.tsx'
import { useT } from '../../../platform/texts.ts'
import { threadQuery } from './api.ts'
import { EntryList } from './entry-list.tsx'
import { ThreadHeader } from './thread-header.tsx'
import classes from './thread-pane.module.css'
import { useAnswer } from './use-answer.ts'
import { useInboxAddress } from './use-inbox.ts'
import { useMarkRead } from './use-mark-read.ts'
import { WriteBox } from './write-box.tsx'

/** One conversation: who, what passed, and a box to answer in. */
export function ThreadPane({ threadId, onGuest }: { threadId: string; onGuest: () => void }) {
  const { data, error, refetch } = useQuery(threadQuery(threadId))
  if (data) return <Conversation key={data.id} thread={data} onGuest={onGuest} />
  if (!error) return <PaneLoading />
  const isMissing = error instanceof CallError && error.status === 404
  return isMissing ? <Unknown /> : <LoadError error={error} onRetry={() => void refetch()} />
}

function Conversation({ thread, onGuest }: { thread: Thread; onGuest: () => void }) {
  const answering = useAnswer(thread.id)
  useMarkRead(thread)
  return (
    <>
      <ThreadHeader thread={thread} onGuest={onGuest} />
      <EntryList thread={thread} answering={answering} />
      <WriteBox thread={thread} answering={answering} />
    </>
  )
}

function Unknown() {
  const t = useT()
  const { close } = useInboxAddress()
  return (
    <EmptyState
      icon={IconMessageOff}
      title={t('inbox.missing')}
      text={t('error.notFound.text')}
      action={
        <Button variant="default" onClick={close}>
          {t('inbox.back')}
        </Button>
      }
    />
  )
}

function PaneLoading() {
  return (
    <div aria-hidden>
      <div className={classes.header}>
        <div className={classes.who}>
          <Skeleton height={18} width={160} />
          <Skeleton height={13} width={240} mt={8} />
        </div>
      </div>
      <div className={classes.loading}>
        <Skeleton height={38} width="55%" radius={14} />
        <Skeleton height={38} width="45%" radius={14} ml="auto" />
        <Skeleton height={38} width="60%" radius={14} />
      </div>
    </div>
  )
}
