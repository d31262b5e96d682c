import type { GuestThread } from '@innkeeper/api/messaging/guest-thread.ts'
import type { GuestbookTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { classNames } from '@innkeeper/ui/class-names.ts'
import { HeardText } from '@innkeeper/ui/heard-text.tsx'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import type { ReactNode } from 'react'
import { useProperty } from '../../platform/property-picture.tsx'
import styles from './chat.module.css'
import type { Moments } from './moments.ts'
import type { Unsent } from './unsent.ts'
import { UnsentLine } from './unsent-line.tsx'
import type { PictureUnderWay } from './use-pictures.ts'

type Entry = GuestThread['entries'][number]

type Props = {
  thread: GuestThread
  unsent: readonly Unsent[]
  pictures: readonly PictureUnderWay[]
  moments: Moments
  language: string
  onRetry: (clientKey: string) => void
  onDiscard: (clientKey: string) => void
  onRetryPicture: (clientKey: string) => void
}

/** What was written, own on the right and the house's on the left, then what is still on its way. */
export function EntryList(props: Props) {
  const { thread, unsent, pictures, moments, language, onRetry, onDiscard, onRetryPicture } = props
  const { entries, readByStaffAt } = thread
  const t = useTexts<GuestbookTranslate>()
  const lastOwn = entries.findLast(({ isOwn }) => isOwn)
  const isRead = readByStaffAt !== null && lastOwn !== undefined && lastOwn.at <= readByStaffAt
  return (
    // What comes while it is read is told to those who hear the page.
    <ol className={styles.entries} role="log" aria-label={t('chat.title')}>
      {entries.map((entry, place) => {
        const before = entries[place - 1]
        const isNewDay = !before || dayOf(entry, moments) !== dayOf(before, moments)
        return (
          <li key={entry.id} className={entry.isOwn ? styles.own : styles.house}>
            {isNewDay && <span className={styles.day}>{moments.day(Date.parse(entry.at))}</span>}
            <Bubble isOwn={entry.isOwn} picture={entry.picture}>
              {entry.text}
            </Bubble>
            <span className={styles.when}>
              {moments.clock(Date.parse(entry.at))}
              {entry === lastOwn && ` · ${isRead ? t('chat.read') : t('chat.sent')}`}
            </span>
          </li>
        )
      })}
      {unsent.map((message) => (
        <li key={message.clientKey} className={styles.own}>
          <Bubble isOwn>{message.text}</Bubble>
          <UnsentLine
            problem={message.problem}
            language={language}
            onRetry={() => onRetry(message.clientKey)}
            onDiscard={() => onDiscard(message.clientKey)}
          />
        </li>
      ))}
      {pictures.map(({ clientKey, address, problem, discard }) => (
        <li key={clientKey} className={styles.own}>
          <Bubble isOwn picture={{ src: address }} />
          <UnsentLine
            problem={problem}
            language={language}
            onRetry={() => onRetryPicture(clientKey)}
            onDiscard={discard}
          />
        </li>
      ))}
    </ol>
  )
}

const dayOf = (entry: Entry, moments: Moments) => moments.date(Date.parse(entry.at))

type BubbleProps = {
  isOwn: boolean
  picture?: { src: string; width?: number; height?: number } | null
  children?: ReactNode
}

function Bubble({ isOwn, picture, children }: BubbleProps) {
  const t = useTexts<GuestbookTranslate>()
  const { name } = useProperty()
  return (
    <div className={classNames(styles.bubble, picture && styles.withPicture)} dir="auto">
      <HeardText>{isOwn ? t('chat.you') : name}: </HeardText>
      {picture && (
        <img src={picture.src} width={picture.width} height={picture.height} alt={t('chat.ownPicture')} />
      )}
      {children}
    </div>
  )
}
