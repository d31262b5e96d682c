import { IconCloudUp, IconUser } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { StateBadge } from '../../../components/states/state-badge.tsx'
import { useT } from '../../../platform/texts.ts'
import { ProblemList } from './problems/problem-list.tsx'
import { nextStep } from './room-acts.ts'
import { RoomMenu } from './room-menu.tsx'
import classes from './room-row.module.css'
import type { GuestShown, RoomWords } from './room-words.ts'
import type { ShownRoom } from './rooms-shown.ts'
import type { RowSettings } from './row-settings.ts'
import { StepButton } from './step-button.tsx'
import { TellGuest } from './tell-guest.tsx'
import type { RoomActs } from './use-room-acts.ts'

type Props = {
  room: ShownRoom
  date: string
  words: RoomWords
  acts: RoomActs
  settings: RowSettings
}

/** One room: a card with one large button on a phone, a line of a table on a desk. */
export const RoomRow = memo(function RoomRow({ room, date, words, acts, settings }: Props) {
  const t = useT()
  const { unit, task, wish, isForced, isToClean } = room
  const step = settings.mayMark ? nextStep(room, settings) : null
  const state = words.state(room)
  const isOwn = task.assignee?.id === settings.userId
  return (
    <li
      className={classes.row}
      aria-label={t('cleaning.room', { room: unit.code })}
      data-state={task.state}
      data-idle={(!isToClean && task.state === 'open') || undefined}
    >
      <div className={classes.number}>
        <span className={classes.code}>{unit.code}</span>
        <span className={classes.category}>{unit.category}</span>
      </div>
      <div className={classes.what}>
        <span className={classes.title}>{words.what(room)}</span>
        {words.lines(room).map(({ key, text, isUrgent, guest }) => (
          <span key={key} className={classes.line} data-urgent={isUrgent || undefined}>
            <span>{text}</span>
            {guest && <GuestName guest={guest} />}
          </span>
        ))}
      </div>
      <div className={classes.wish}>
        {wish && <span className={classes.line}>{words.wish(room)}</span>}
        {isForced && <span className={classes.line}>{t('cleaning.forced')}</span>}
        {wish?.note && (
          <q className={classes.note} dir="auto">
            {wish.note}
          </q>
        )}
      </div>
      <div className={classes.state}>
        {state ? (
          <StateBadge tone={task.state === 'started' ? 'wait' : 'good'}>{state}</StateBadge>
        ) : (
          task.assignee && (
            <span className={classes.given} data-own={isOwn || undefined}>
              <IconUser size={15} stroke={1.7} aria-hidden />
              {isOwn ? t('cleaning.givenToYou') : t('cleaning.givenTo', { name: task.assignee.name })}
            </span>
          )
        )}
        {room.isKept && (
          <span className={classes.kept} title={t('cleaning.keptHere')}>
            <IconCloudUp size={16} stroke={1.7} aria-label={t('cleaning.keptHere')} role="img" />
          </span>
        )}
        <TellGuest room={room} date={date} isInspected={settings.isInspected} time={words.time} />
      </div>
      <ProblemList room={room} words={words} acts={acts} mayMark={settings.mayMark} />
      {settings.mayMark && (
        <div className={classes.acts}>
          {step && (
            <StepButton step={step} code={unit.code} onPress={() => acts.press(room, { kind: step })} />
          )}
          <RoomMenu room={room} acts={acts} settings={settings} />
        </div>
      )}
    </li>
  )
})

/** Only for who may see guests; the others are told nothing but what the list needs. */
function GuestName({ guest: { bookingId, name } }: { guest: NonNullable<GuestShown> }) {
  const t = useT()
  return (
    <Link className={classes.guest} to="/guests/$bookingId" params={{ bookingId }} dir="auto">
      {name || t('guests.erased')}
    </Link>
  )
}
