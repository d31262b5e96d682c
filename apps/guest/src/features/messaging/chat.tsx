import type { GuestThread } from '@innkeeper/api/messaging/guest-thread.ts'
import { addDays } from '@innkeeper/domain/time.ts'
import type { GuestbookTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { Skeleton } from '@innkeeper/ui/skeleton.tsx'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import { useLayoutEffect, useRef } from 'react'
import { useProperty } from '../../platform/property-picture.tsx'
import styles from './chat.module.css'
import { EntryList } from './entry-list.tsx'
import { Locked } from './locked.tsx'
import { type Moments, momentsIn } from './moments.ts'
import { useChat } from './use-chat.ts'
import { useErrorText } from './use-error-text.ts'
import { usePictures } from './use-pictures.ts'
import { VisitorFields } from './visitor-fields.tsx'
import { WriteBox } from './write-box.tsx'

type ChatProps = { bookingId: string | null; language: string }

/** Where a guest writes to the house and reads its answers. */
export function Chat({ bookingId, language }: ChatProps) {
  const t = useTexts<GuestbookTranslate>()
  const { propertyId: hotel, timeZone } = useProperty()
  const { answers, place, thread, error, store, state } = useChat({ hotel, bookingId })
  const { pictures, addPicture, retryPicture } = usePictures(place, store)
  const problem = useErrorText(thread ? null : error, language)
  const moments = momentsIn(language, timeZone)
  const end = useRef<HTMLDivElement>(null)
  const isThere = thread !== undefined
  const count = (thread?.entries.length ?? 0) + state.unsent.length + pictures.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something is added below
  useLayoutEffect(() => {
    end.current?.scrollIntoView({ block: 'end' })
  }, [count, isThere])

  const isNameless = thread?.asksForName && (!state.visitor.name.trim() || !state.visitor.room.trim())
  return (
    <div className={styles.chat}>
      <h2 className={styles.title}>{t('chat.title')}</h2>
      {problem !== null && (
        <p className={styles.notice} role="alert">
          {problem}
        </p>
      )}
      {!thread && problem === null && <Skeleton width="70%" height="56px" />}
      <div className={styles.talk}>
        {thread?.access === 'locked' && bookingId !== null && (
          <Locked
            answers={answers}
            stay={{ hotel, bookingId }}
            codeTo={thread.codeTo}
            language={language}
            onOpen={store.show}
          />
        )}
        {thread?.access === 'none' && count === 0 && <p className={styles.empty}>{t('chat.empty')}</p>}
        {thread && (
          <EntryList
            thread={thread}
            unsent={state.unsent}
            pictures={pictures}
            moments={moments}
            language={language}
            onRetry={store.retry}
            onDiscard={store.discard}
            onRetryPicture={retryPicture}
          />
        )}
        {thread && <StaffedLine staffed={thread.staffed} moments={moments} />}
      </div>
      {thread && (
        <div className={styles.foot}>
          {thread.asksForName && <VisitorFields visitor={state.visitor} onChange={store.nameVisitor} />}
          <WriteBox
            draft={state.draft}
            isReady={!isNameless}
            onDraft={store.draft}
            onSend={store.write}
            onPicture={thread.mayPicture ? addPicture : null}
          />
        </div>
      )}
      <div ref={end} />
    </div>
  )
}

/** Outside staffed hours the guest reads when somebody will be there. */
function StaffedLine({ staffed, moments }: { staffed: GuestThread['staffed']; moments: Moments }) {
  const t = useTexts<GuestbookTranslate>()
  if (staffed.isNow) return null
  const words = () => {
    if (staffed.next === null) return t('chat.backSoon')
    const next = Date.parse(staffed.next)
    const today = moments.date(Date.now())
    const time = moments.clock(next)
    const isNear = [today, addDays(today, 1)].includes(moments.date(next))
    return isNear ? t('chat.backAt', { time }) : t('chat.backOn', { day: moments.day(next), time })
  }
  return <p className={styles.staffed}>{words()}</p>
}
