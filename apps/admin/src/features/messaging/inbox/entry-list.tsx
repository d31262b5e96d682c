import type { Thread } from '@innkeeper/api/messaging/threads.ts'
import { Button } from '@mantine/core'
import { IconArrowDown } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSession } from '../../../platform/session.ts'
import { useT } from '../../../platform/texts.ts'
import { guestMessagesQuery } from './api.ts'
import { EntryBubble } from './entry-bubble.tsx'
import { OutgoingBubble } from './outgoing-bubble.tsx'
import { SentLine } from './sent-line.tsx'
import classes from './thread-pane.module.css'
import { daysOf } from './timeline.ts'
import type { Answering } from './use-answer.ts'
import { useFollowEnd } from './use-follow-end.ts'
import { useThreadDays } from './use-thread-days.ts'

/** All that passed between house and guest, the newest at the end. */
export function EntryList({ thread, answering }: { thread: Thread; answering: Answering }) {
  const t = useT()
  const { claims, property } = useSession()
  const { heading } = useThreadDays()
  const { bookingId, entries } = thread
  const { data: sent } = useQuery({ ...guestMessagesQuery(bookingId ?? ''), enabled: bookingId !== null })
  const days = useMemo(
    () => daysOf(entries, sent?.items ?? [], property.timeZone),
    [entries, sent, property.timeZone],
  )
  const { outgoing } = answering.draft
  const newest = entries.at(-1)
  const isOwn = (author: string | null) => author === claims.name
  const { scroller, onScroll, hasNew, toEnd } = useFollowEnd(
    outgoing.at(-1)?.clientKey ?? newest?.id ?? '',
    outgoing.length > 0 || (newest?.writtenBy !== 'guest' && isOwn(newest?.author ?? null)),
  )
  return (
    <div className={classes.entries}>
      <section
        ref={scroller}
        className={classes.scroll}
        onScroll={onScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
        tabIndex={0}
        aria-label={t('inbox.conversation', { name: thread.name })}
      >
        <div role="log" aria-label={t('inbox.conversation', { name: thread.name })}>
          <ol className={classes.days}>
            {days.map(({ date, lines }) => (
              <li key={date}>
                <h3 className={classes.day}>{heading(date)}</h3>
                <ol className={classes.lines}>
                  {lines.map((line) =>
                    line.kind === 'entry' ? (
                      <EntryBubble
                        key={line.id}
                        entry={line.entry}
                        name={thread.name}
                        isOwn={isOwn(line.entry.author)}
                      />
                    ) : (
                      <SentLine key={line.id} message={line.message} />
                    ),
                  )}
                </ol>
              </li>
            ))}
            {outgoing.length > 0 && (
              <li>
                <ol className={classes.lines}>
                  {outgoing.map((one) => (
                    <OutgoingBubble key={one.clientKey} outgoing={one} answering={answering} />
                  ))}
                </ol>
              </li>
            )}
          </ol>
        </div>
        {days.length === 0 && outgoing.length === 0 && (
          <p className={classes.nothing}>{t('inbox.nothingYet', { name: thread.name })}</p>
        )}
      </section>
      {hasNew && (
        <Button
          className={classes.pill}
          size="compact-md"
          radius="xl"
          leftSection={<IconArrowDown size={15} />}
          onClick={toEnd}
        >
          {t('inbox.newMessage')}
        </Button>
      )}
    </div>
  )
}
