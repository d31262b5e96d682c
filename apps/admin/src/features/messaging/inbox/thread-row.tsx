import type { ThreadItem } from '@innkeeper/api/messaging/threads.ts'
import { waitingAge } from '@innkeeper/domain/today/waiting-age.ts'
import { Avatar, VisuallyHidden } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { StateBadge } from '../../../components/states/state-badge.tsx'
import { type AdminTranslate, useT } from '../../../platform/texts.ts'
import { ChannelIcon } from './channel-icon.tsx'
import classes from './thread-list.module.css'
import { useInboxAddress } from './use-inbox.ts'
import { useThreadDays } from './use-thread-days.ts'

/** The room first, then who, then what they wrote last; how long they wait stands at the end. */
export function ThreadRow({ thread, isOpen }: { thread: ThreadItem; isOpen: boolean }) {
  const t = useT()
  const { at } = useInboxAddress()
  const { assignedTo, channel, id, isUnread, name, unit, bookingId } = thread
  return (
    <li>
      <Link
        to="/messages/inbox"
        search={at({ thread: id })}
        className={classes.row}
        data-thread={id}
        data-unread={isUnread || undefined}
        aria-current={isOpen ? 'true' : undefined}
      >
        <span className={classes.unit}>{unit ?? '–'}</span>
        <span className={classes.words}>
          <span className={classes.line}>
            <span className={classes.name}>{name}</span>
            <RowTime thread={thread} />
          </span>
          <span className={classes.line}>
            <ChannelIcon channel={channel} isNamed />
            <span className={classes.last}>{lastWords(t, thread)}</span>
            {isUnread && (
              <span className={classes.unread}>
                <VisuallyHidden>{t('inbox.unread')}</VisuallyHidden>
              </span>
            )}
            {assignedTo && (
              <span title={t('inbox.assignedTo', { name: assignedTo.name })}>
                <Avatar name={assignedTo.name} size={22} radius="50%" alt="" aria-hidden />
                <VisuallyHidden>{t('inbox.assignedTo', { name: assignedTo.name })}</VisuallyHidden>
              </span>
            )}
          </span>
          {bookingId === null && (
            <span>
              <StateBadge tone="wait">{t('inbox.notMatched')}</StateBadge>
            </span>
          )}
        </span>
      </Link>
    </li>
  )
}

/** What was written last: a picture has no words, and a thread that was only opened has neither. */
function lastWords(t: AdminTranslate, { last, lastBy }: ThreadItem): string {
  if (lastBy === 'guest') return last || t('inbox.last.picture')
  return last ? t(`inbox.last.${lastBy}`, { text: last }) : t('inbox.last.nothing')
}

/** Who waits is told for how long, everything else when it was. */
function RowTime({ thread: { lastAt, waitsSince } }: { thread: ThreadItem }) {
  const t = useT()
  const { now, row, time } = useThreadDays()
  if (waitsSince === null) return <span className={classes.time}>{row(lastAt)}</span>
  const { unit, count } = waitingAge(Date.parse(waitsSince), now)
  const age = unit === 'now' ? t('today.age.now') : t(`today.age.${unit}`, { count })
  return (
    <span className={classes.time} data-waits title={t('inbox.waitsSince', { time: time(waitsSince) })}>
      <VisuallyHidden>{t('inbox.waits')} </VisuallyHidden>
      {age}
    </span>
  )
}
