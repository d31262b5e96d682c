import type { ThreadEntry } from '@innkeeper/api/messaging/threads.ts'
import { IconNote } from '@tabler/icons-react'
import { useT } from '../../../platform/texts.ts'
import { ChannelIcon } from './channel-icon.tsx'
import { EntryPicture } from './entry-picture.tsx'
import classes from './thread-pane.module.css'
import { useReasonWords } from './use-reason-words.ts'
import { useThreadDays } from './use-thread-days.ts'

type Props = {
  entry: ThreadEntry
  /** Whose thread it is. */
  name: string
  isOwn: boolean
}

/** What was written, and below it how, when and whether it got there. A note is never a bubble. */
export function EntryBubble({ entry, name, isOwn }: Props) {
  const t = useT()
  const { time } = useThreadDays()
  if (entry.writtenBy === 'note')
    return (
      <li className={classes.entry} data-by="note">
        <p className={classes.note}>
          <IconNote size={16} stroke={1.6} aria-hidden />
          <span>
            <strong>{t('inbox.noteBy', { name: entry.author ?? t('inbox.colleague') })}</strong> {entry.text}{' '}
            <span className={classes.noteTime}>{time(entry.at)}</span>
          </span>
        </p>
      </li>
    )
  return (
    <li className={classes.entry} data-by={entry.writtenBy}>
      {entry.picture && <EntryPicture picture={entry.picture} name={name} />}
      {entry.text && (
        <p className={classes.bubble} dir="auto">
          {entry.text}
        </p>
      )}
      {entry.from && <span className={classes.meta}>{t('inbox.sentFrom', { address: entry.from })}</span>}
      <EntryMeta entry={entry} isOwn={isOwn} />
    </li>
  )
}

/** "Ola, SMS, 15:51, delivered". */
function EntryMeta({ entry, isOwn }: Omit<Props, 'name'>) {
  const t = useT()
  const { time } = useThreadDays()
  const reasonWords = useReasonWords()
  const { author, writtenBy, channel, at, state, reason, readAt, goesOutAt } = entry
  const who = writtenBy === 'staff' && (isOwn ? t('inbox.you') : author)
  const became = state && t(`guestMessages.state.${state}`)
  // An answer that nobody read in the guestbook went out as a message as well.
  const outcome = became && channel === 'guestbook' ? t('inbox.sentOn', { state: became }) : became
  const isTrouble = state === 'failed' || state === 'skipped' || state === 'kept'
  const words = [
    who,
    t(`${who ? 'guestMessages' : 'inbox'}.channel.${channel}`),
    time(at),
    // Only the guestbook knows; of an SMS or e-mail it says that the guest opened the chat later.
    writtenBy === 'staff' && channel === 'guestbook' && readAt && t('inbox.readByGuest'),
    !readAt && !state && goesOutAt && t('inbox.goesOut', { time: time(goesOutAt) }),
    !isTrouble && outcome,
  ]
  return (
    <span className={classes.meta}>
      <ChannelIcon channel={channel} />
      <span>
        {words.filter(Boolean).join(', ')}
        {isTrouble && (
          <>
            {', '}
            <strong className={classes.trouble}>
              {[outcome, reason && reasonWords(reason)].filter(Boolean).join(': ')}
            </strong>
          </>
        )}
      </span>
    </span>
  )
}
