import type { AdminMessageId } from '@innkeeper/i18n/catalogue-types.ts'
import { useMemo } from 'react'
import { writtenTime } from '../../../components/editing/hours/typed-time.ts'
import { formatTime, ownFormats } from '../../../platform/own-formats.ts'
import { type AdminTranslate, useT } from '../../../platform/texts.ts'
import type { ShownRoom } from './rooms-shown.ts'

export type GuestShown = NonNullable<ShownRoom['stay']>['guest']
/** One thing to know of a room that day, and whose it is where that may be seen. */
export type RoomLine = {
  key: 'leaves' | 'comes' | 'stays'
  text: string
  isUrgent: boolean
  guest: GuestShown
}

type What = Extract<AdminMessageId, `cleaning.what.${string}`>

/** What is to be done in a room, in words. */
export function whatOf({ isToClean, isForced, departure, arrival, stay, wish }: ShownRoom): What {
  if (!isToClean) {
    if (wish?.choice === 'skip') return 'cleaning.what.skipped'
    return stay ? 'cleaning.what.notAsked' : 'cleaning.what.nothing'
  }
  if (departure) return arrival ? 'cleaning.what.change' : 'cleaning.what.departure'
  if (stay) return isForced ? 'cleaning.what.forced' : 'cleaning.what.stay'
  return 'cleaning.what.arrival'
}

/** The words of a list, with times as the person reads them and by the property's clock. */
export function useRoomWords(timeZone: string) {
  const t = useT()
  return useMemo(() => {
    const clock = (time: string) => writtenTime(time, ownFormats().time)
    const time = (at: number | string) =>
      formatTime(typeof at === 'number' ? at : Date.parse(at), { timeZone })
    return {
      time,
      what: (room: ShownRoom) => t(whatOf(room)),
      lines: (room: ShownRoom) => linesOf(t, clock, room),
      state: (room: ShownRoom) => stateOf(t, time, room),
      wish: (room: ShownRoom) =>
        room.wish && t(`cleaning.wish.${room.wish.choice}`, { time: time(room.wish.at) }),
    }
  }, [t, timeZone])
}

export type RoomWords = ReturnType<typeof useRoomWords>

function linesOf(t: AdminTranslate, clock: (time: string) => string, room: ShownRoom): RoomLine[] {
  const { departure, arrival, stay } = room
  const lines: RoomLine[] = []
  if (departure) {
    const { isOut, isLate, by, guest } = departure
    const words = isOut
      ? t('cleaning.left')
      : t(isLate ? 'cleaning.leavesLate' : 'cleaning.leaves', { time: clock(by) })
    lines.push({ key: 'leaves', text: words, isUrgent: isLate && !isOut, guest })
  }
  if (arrival) {
    const { isHere, expected, isEarly, party, guest } = arrival
    const when = isHere
      ? t('cleaning.here')
      : expected
        ? t(isEarly ? 'cleaning.comesEarly' : 'cleaning.comes', { time: clock(expected) })
        : t('cleaning.comesToday')
    const text = [when, partyWords(t, party)].filter(Boolean).join(', ')
    lines.push({ key: 'comes', text, isUrgent: isEarly && !isHere, guest })
  }
  if (stay) {
    const night = t('cleaning.stays', { night: stay.night, nights: stay.nights })
    const text = [night, partyWords(t, stay.party)].filter(Boolean).join(', ')
    lines.push({ key: 'stays', text, isUrgent: false, guest: stay.guest })
  }
  return lines
}

function partyWords(
  t: AdminTranslate,
  { adults, children }: NonNullable<ShownRoom['stay']>['party'],
): string | null {
  return adults === null ? null : t('guests.people', { adults, children: children ?? 0 })
}

/** How far the room is, and by whom. */
function stateOf(t: AdminTranslate, time: (at: number) => string, { task }: ShownRoom): string | null {
  const moment = task.state === 'open' ? null : task[task.state]
  if (task.state === 'open' || !moment) return null
  return t(`cleaning.state.${task.state}`, { name: moment.by, time: time(moment.at) })
}
