import type { Thread } from '@innkeeper/api/messaging/threads.ts'
import { useDocumentVisibility } from '@mantine/hooks'
import { useEffect } from 'react'
import { useRead } from './api.ts'

/** What is on a screen that somebody looks at is read; a tab in the background reads nothing. */
export function useMarkRead({ id, isUnread, entries }: Pick<Thread, 'id' | 'isUnread' | 'entries'>): void {
  const { mutate } = useRead()
  const upTo = entries.at(-1)?.id
  const isLooking = useDocumentVisibility() === 'visible'
  useEffect(() => {
    if (isUnread && isLooking && upTo) mutate({ id, upTo })
  }, [mutate, id, isUnread, isLooking, upTo])
}
