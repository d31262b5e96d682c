import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { HeardText } from '@innkeeper/ui/heard-text.tsx'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import { useEffect, useMemo } from 'react'
import { onReturn } from '../../platform/on-return.ts'
import { useAnswer, useAnswers } from '../../platform/use-answer.tsx'
import { threadQuery } from './api.ts'
import styles from './chat-link.module.css'
import type { ChatPlace } from './chat-place.ts'
import { createChatStore } from './chat-store.ts'
import { followThread } from './follow-thread.ts'

const AGAIN_MS = 15_000
const MOST_SHOWN = 9

/** How many answers wait to be read, on a device that wrote; what it could not send goes out meanwhile. */
export function ChatBadge({ hotel, bookingId }: ChatPlace) {
  const t = useTexts<GuestTranslate>()
  const answers = useAnswers()
  const place = useMemo(() => ({ hotel, bookingId }), [hotel, bookingId])
  const { data } = useAnswer(threadQuery(place))
  useEffect(() => followThread(answers, place), [answers, place])
  useEffect(() => {
    const { send } = createChatStore(answers, place)
    void send()
    return onReturn(() => void send(), AGAIN_MS)
  }, [answers, place])
  const count = data?.unread ?? 0
  if (count === 0) return null
  return (
    <span className={styles.badge}>
      <span aria-hidden="true">{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}</span>
      <HeardText>{t('chat.unread', { count })}</HeardText>
    </span>
  )
}
