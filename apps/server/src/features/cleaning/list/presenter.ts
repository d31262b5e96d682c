import type { CleaningRoom, CleaningTask } from '@innkeeper/api/cleaning/list.ts'
import type { Moment, Task } from '@innkeeper/domain/cleaning/marks.ts'
import { can } from '@innkeeper/domain/team/capabilities.ts'
import type { Staff } from '../../../platform/http/access.ts'
import { waysTo } from '../ready/ways.ts'
import type { DayHouse } from './day-house.ts'
import type { Room } from './read-rooms.ts'
import type { RoomStay } from './rooms-of-day.ts'

/** Who reads the list: names and bookings are for those who work with guests. */
export type Reader = Pick<Staff, 'roles'>

export function presentRoom(
  room: Room,
  reader: Reader,
  { modules, today }: Pick<DayHouse, 'modules' | 'today'>,
): CleaningRoom {
  const { date, unit, departure, arrival, stay, wish, isForced, isToClean, task } = room
  const guestOf = (stays: readonly RoomStay[]) => (can(reader, 'guests:manage') ? commonGuest(stays) : null)
  return {
    unit,
    departure: departure && {
      ...{ isOut: departure.isOut, by: departure.by, isLate: departure.isLate },
      guest: guestOf(departure.stays),
    },
    arrival: arrival && {
      ...{ isHere: arrival.isHere, expected: arrival.expected, isEarly: arrival.isEarly },
      party: partyOf(arrival.stays),
      guest: guestOf(arrival.stays),
      toldAt: toldAtOf(arrival.stays),
      canBeTold:
        date === today &&
        can(reader, 'messages:send') &&
        waitingIn(arrival.stays).some((guest) => waysTo(guest, modules).length > 0),
    },
    stay: stay && {
      ...{ night: stay.night, nights: stay.nights, party: partyOf(stay.stays), guest: guestOf(stay.stays) },
    },
    wish,
    isForced,
    isToClean,
    task: presentTask(task),
  }
}

export function presentTask({ state, assignee, started, done, inspected, problems }: Task): CleaningTask {
  return {
    ...{ state, assignee },
    ...{ started: momentOf(started), done: momentOf(done), inspected: momentOf(inspected) },
    problems: problems.map(({ id, text, pictureIds, at, by, solved }) => ({
      ...{
        id,
        text,
        pictureIds: [...pictureIds],
        at: new Date(at).toISOString(),
        by,
        solved: momentOf(solved),
      },
    })),
  }
}

const momentOf = (moment: Moment | null) => moment && { at: new Date(moment.at).toISOString(), by: moment.by }

/** Of an arrival: those who are still to come. */
function waitingIn(stays: readonly RoomStay[]): RoomStay[] {
  return stays.filter(({ state }) => state === 'precheckin')
}

/** Guests who share a unit stand together under the first of them. */
function commonGuest(stays: readonly RoomStay[]): { bookingId: string; name: string } | null {
  const [first] = stays
  if (!first) return null
  const names = stays.map(({ name }) => name).filter((name) => name !== '')
  return { bookingId: first.bookingId, name: names.join(', ') }
}

function partyOf(stays: readonly RoomStay[]): { adults: number | null; children: number | null } {
  return {
    adults: sumOf(stays.map(({ adults }) => adults)),
    children: sumOf(stays.map(({ children }) => children)),
  }
}

function sumOf(counts: readonly (number | null)[]): number | null {
  const known = counts.filter((count) => count !== null)
  return known.length === 0 ? null : known.reduce((sum, count) => sum + count, 0)
}

/** Once everybody who is waited for was told. */
function toldAtOf(stays: readonly RoomStay[]): string | null {
  const waiting = waitingIn(stays)
  const told = (waiting.length > 0 ? waiting : stays).map(({ toldAt }) => toldAt)
  return told.includes(null) ? null : (told.toSorted().at(-1) ?? null)
}
