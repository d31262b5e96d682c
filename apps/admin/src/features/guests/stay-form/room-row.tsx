import type { OfferedUnit } from '@innkeeper/api/guests/guest-page.ts'
import { Radio, TextInput } from '@mantine/core'
import { useEffect, useId, useRef } from 'react'
import { StateBadge, type StateTone } from '../../../components/states/state-badge.tsx'
import { useT } from '../../../platform/texts.ts'
import { useDays } from '../page/use-days.ts'
import { nightsTaken, type RoomState, roomStateOf } from './room-rows.ts'
import classes from './stay-form.module.css'

const TONES: Record<RoomState, StateTone> = {
  ready: 'good',
  free: 'good',
  uncleaned: 'wait',
  leaving: 'wait',
  taken: 'quiet',
}

type Props = {
  unit: OfferedUnit
  nights: { arrival: string; departure: string }
  chosen: string | null
  ownUnitId: string | null
  onChoose: (unit: OfferedUnit, isShared: boolean) => void
  sharing: { reason: string; onReason: (reason: string) => void; isMissing: boolean }
}

/** One room: where it is, who has it on these nights, and night by night whether it is free. */
export function RoomRow({ unit, nights, chosen, ownUnitId, onChoose, sharing }: Props) {
  const t = useT()
  const id = useId()
  const state = roomStateOf(unit)
  const isChosen = unit.id === chosen
  const isTaken = state === 'taken'
  return (
    <div className={classes.room} data-chosen={isChosen || undefined}>
      <div className={classes.roomLine} data-taken={(isTaken && !isChosen) || undefined}>
        <Radio
          className={classes.radio}
          id={id}
          name="room"
          value={unit.id}
          checked={isChosen}
          disabled={isTaken && !isChosen}
          onChange={() => onChoose(unit, false)}
          aria-describedby={`${id}-about`}
        />
        <label htmlFor={id} className={classes.roomCode}>
          {unit.code}
        </label>
        <span className={classes.roomWords} id={`${id}-about`}>
          <RoomWords unit={unit} nights={nights} isOwn={unit.id === ownUnitId} />
          {isTaken && !isChosen && (
            <button type="button" className={classes.share} onClick={() => onChoose(unit, true)}>
              {t('guest.room.share', { room: unit.code })}
            </button>
          )}
        </span>
        <span className={classes.roomEnd}>
          <StateBadge tone={TONES[state]}>{t(`guest.room.${state}`)}</StateBadge>
          <NightBars taken={nightsTaken(nights, unit.takenBy)} />
        </span>
      </div>
      {isTaken && isChosen && <ReasonField {...sharing} />}
    </div>
  )
}

/** Asked for at once by whoever shares a room, which takes the button away that had the cursor. */
function ReasonField({ reason, onReason, isMissing }: Props['sharing']) {
  const t = useT()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) field.current?.focus()
  }, [])
  return (
    <TextInput
      ref={field}
      className={classes.reason}
      label={t('guest.room.reason')}
      placeholder={t('guest.room.reasonHint')}
      value={reason}
      maxLength={200}
      required
      withAsterisk={false}
      error={isMissing && t('guest.problem.reason')}
      onChange={(event) => onReason(event.currentTarget.value)}
    />
  )
}

type WordsProps = Pick<Props, 'unit' | 'nights'> & { isOwn: boolean }

/** Where it is, and whose; where neither is known, what kind of room it is. */
function RoomWords({ unit, nights, isOwn }: WordsProps) {
  const t = useT()
  const noteOf = useRoomNote()
  const floor = unit.floor === null ? null : t('guest.room.floor', { floor: unit.floor })
  const [first = unit.category.name, ...rest] = [floor, noteOf({ unit, nights, isOwn })].filter(
    (words) => words !== null,
  )
  return (
    <>
      <span className={classes.roomFloor}>{first}</span>
      {rest.map((words) => (
        <span key={words} className={classes.quiet}>
          {words}
        </span>
      ))}
    </>
  )
}

/** Who has it and from or until when; else who still has to leave it; else that it is the booking's own. */
function useRoomNote() {
  const t = useT()
  const { weekday } = useDays()
  return ({ unit: { takenBy, leftBy }, nights, isOwn }: WordsProps): string | null => {
    const [first, ...others] = takenBy
    if (first) {
      const name = first.name || t('guests.erased')
      const who =
        first.arrival > nights.arrival
          ? t('guest.room.takenFrom', { name, day: weekday(first.arrival) })
          : t('guest.room.takenUntil', { name, day: weekday(first.departure) })
      return others.length > 0 ? `${who} ${t('guest.room.andOthers', { count: others.length })}` : who
    }
    if (leftBy) return t('guest.room.leftBy', { name: leftBy.name || t('guests.erased') })
    return isOwn ? t('guest.room.asBooked') : null
  }
}

/** Drawn only: the words beside it say the same. */
function NightBars({ taken }: { taken: readonly boolean[] }) {
  return (
    <span className={classes.bars} aria-hidden>
      {taken.map((isTaken, night) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a night is its position
        <span key={night} className={classes.bar} data-taken={isTaken || undefined} />
      ))}
    </span>
  )
}
