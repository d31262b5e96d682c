import { useQuery } from '@tanstack/react-query'
import { useT } from '../../../platform/texts.ts'
import { guestThreadQuery } from '../inbox/api.ts'
import { useThreadDays } from '../inbox/use-thread-days.ts'
import classes from './guest-messages.module.css'

const SHOWN = 3

/** The end of the conversation, where there is one. */
export function LastLines({ bookingId }: { bookingId: string }) {
  const t = useT()
  const { row } = useThreadDays()
  const { data } = useQuery(guestThreadQuery(bookingId))
  const thread = data?.thread
  if (!thread || thread.entries.length === 0) return null
  const who = (writtenBy: 'guest' | 'staff' | 'note', author: string | null) => {
    if (writtenBy === 'guest') return thread.name
    const name = author ?? t('inbox.colleague')
    return writtenBy === 'note' ? t('guestMessages.noteOf', { name }) : name
  }
  return (
    <ul className={classes.lines} aria-label={t('guestMessages.lastLines')}>
      {thread.entries.slice(-SHOWN).map(({ id, writtenBy, author, text, at }) => (
        <li key={id}>
          <span className={classes.lineWords}>
            <strong>{who(writtenBy, author)}</strong> {text || t('guestMessages.picture')}
          </span>
          <span className={classes.quiet}>{row(at)}</span>
        </li>
      ))}
    </ul>
  )
}
