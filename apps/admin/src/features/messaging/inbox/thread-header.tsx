import type { Thread } from '@innkeeper/api/messaging/threads.ts'
import { ActionIcon, Button } from '@mantine/core'
import { IconArrowBackUp, IconArrowLeft, IconCheck, IconUserCircle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { StateBadge, type StateTone } from '../../../components/states/state-badge.tsx'
import { useFailureNotice } from '../../../platform/failure-notice.ts'
import { languageName } from '../../../platform/language-name.ts'
import { useT } from '../../../platform/texts.ts'
import { threadGuestQuery, useFinish } from './api.ts'
import { AssignMenu } from './assign-menu.tsx'
import { type Standing, standingOf } from './stay-standing.ts'
import classes from './thread-pane.module.css'
import { useInboxAddress } from './use-inbox.ts'
import { useThreadDays } from './use-thread-days.ts'

/** Who writes, from where, in which language, and who sees to it. */
export function ThreadHeader({ thread, onGuest }: { thread: Thread; onGuest: () => void }) {
  const t = useT()
  const { close } = useInboxAddress()
  const finish = useFinish()
  const tellFailure = useFailureNotice(t('inbox.done.failed'))
  const { id, name, isDone } = thread
  return (
    <header className={classes.header}>
      <h1 className={classes.onlyTitle}>{t('nav.inbox')}</h1>
      <ActionIcon className={classes.back} onClick={close} aria-label={t('inbox.back')}>
        <IconArrowLeft size={20} stroke={1.7} />
      </ActionIcon>
      <div className={classes.who}>
        <div className={classes.nameLine}>
          <h2 className={classes.name}>{name}</h2>
          <StandingBadge thread={thread} />
        </div>
        <p className={classes.gist}>
          <Gist thread={thread} />
        </p>
      </div>
      <div className={classes.headerButtons}>
        <ActionIcon
          className={classes.toGuest}
          variant="default"
          onClick={onGuest}
          aria-label={t('inbox.showGuest')}
          title={t('inbox.showGuest')}
        >
          <IconUserCircle size={20} stroke={1.6} />
        </ActionIcon>
        <AssignMenu thread={thread} />
        <Button
          variant="default"
          className={classes.done}
          loading={finish.isPending}
          aria-label={isDone ? t('inbox.reopen') : t('inbox.done')}
          leftSection={
            isDone ? <IconArrowBackUp size={16} stroke={1.8} /> : <IconCheck size={16} stroke={1.8} />
          }
          onClick={() => finish.mutate({ id, isDone: !isDone }, { onError: tellFailure })}
        >
          <span className={classes.buttonWords}>{isDone ? t('inbox.reopen') : t('inbox.done')}</span>
        </Button>
      </div>
    </header>
  )
}

const TONES: Record<Standing, StateTone> = {
  calledOff: 'quiet',
  left: 'quiet',
  leavesToday: 'wait',
  inHouse: 'good',
  arrivesToday: 'notice',
  expected: 'wait',
}

/** How the conversation or the stay stands, in a word. */
function StandingBadge({ thread: { bookingId, isDone } }: { thread: Thread }) {
  const t = useT()
  const { today } = useThreadDays()
  const { data: guest } = useQuery({ ...threadGuestQuery(bookingId ?? ''), enabled: bookingId !== null })
  if (isDone) return <StateBadge tone="quiet">{t('inbox.isDone')}</StateBadge>
  if (bookingId === null) return <StateBadge tone="wait">{t('inbox.notMatched')}</StateBadge>
  if (!guest) return null
  const standing = standingOf(guest, today)
  return <StateBadge tone={TONES[standing]}>{t(`inbox.standing.${standing}`)}</StateBadge>
}

/** "Room 204, writes in English, until Wednesday". */
function Gist({ thread: { bookingId, unit, language, arrival, departure } }: { thread: Thread }) {
  const t = useT()
  const { today, weekday } = useThreadDays()
  const room = unit && t(bookingId === null ? 'inbox.saidRoom' : 'inbox.room', { unit })
  const words = [
    room,
    t('inbox.writesIn', { language: languageName(language) }),
    arrival && arrival > today && t('inbox.from', { day: weekday(arrival) }),
    arrival &&
      arrival <= today &&
      departure &&
      departure > today &&
      t('inbox.until', { day: weekday(departure) }),
  ]
  return words.filter(Boolean).join(', ')
}
