import type { BookingState } from '@innkeeper/domain/guests/schema.ts'
import { type Dice, diceFrom, itemAt } from '../seeded-random.ts'
import { categoryOf, UNITS } from './units.ts'

/** A stay in days relative to today: yesterday is -1. */
export type Stay = { unitCode: string; from: number; to: number; state: BookingState }

/** The room of the guest everyone meets first in the demo. */
export const ASTRIDS_ROOM = '204'
/** Pekka arrives in this many days. */
export const PEKKAS_ARRIVAL = 3

const DEPARTURES_TODAY = 9
const STAYING = 21
const ARRIVALS_TODAY = 14
const ARRIVALS_TOMORROW = 11
const LATER_ARRIVALS = 25
const LEAVING_TOMORROW = 6
const DEPARTURES_YESTERDAY = 7

/**
 * A hotel around today, room by room so that no room is sold twice: who left, who is here, who comes. How many
 * of today's arrivals are in and of today's departures are out follows the clock.
 */
export function planStays(minute: number): Stay[] {
  const dice = diceFrom(1911)
  const others = dice.shuffled(UNITS.map((unit) => unit.code).filter((code) => code !== ASTRIDS_ROOM))
  const staying = [ASTRIDS_ROOM, ...others.splice(0, STAYING - 1)]
  const leaving = others.splice(0, DEPARTURES_TODAY)
  const empty = others
  const here = [...stayingOn(staying, dice), ...leavingToday(leaving, minute, dice)]
  const arriving = arrivingToday([...leaving.slice(0, 7), ...empty.slice(-7)], minute, dice)
  const now = [...here, ...arriving]
  return [...pastStays(empty, here, dice), ...now, ...futureStays(now, dice)]
}

function stayingOn(rooms: string[], dice: Dice): Stay[] {
  return rooms.map((unitCode, nth) => {
    if (unitCode === ASTRIDS_ROOM) return { unitCode, from: -2, to: 4, state: 'checkin' }
    const to = nth <= LEAVING_TOMORROW ? 1 : dice.between(2, 6)
    return { unitCode, from: -dice.between(1, 4), to, state: 'checkin' }
  })
}

function leavingToday(rooms: string[], minute: number, dice: Dice): Stay[] {
  const gone = minute < 8 * 60 ? 1 : minute < 10 * 60 ? 3 : 5
  return rooms.map((unitCode, nth) => ({
    unitCode,
    from: -dice.between(1, 5),
    to: 0,
    state: nth < gone ? 'checkout' : 'checkin',
  }))
}

function arrivingToday(rooms: string[], minute: number, dice: Dice): Stay[] {
  const arrived = minute < 10 * 60 ? 1 : minute < 15 * 60 ? 4 : minute < 18 * 60 ? 9 : 12
  return rooms.slice(0, ARRIVALS_TODAY).map((unitCode, nth) => ({
    unitCode,
    from: 0,
    to: nth < 2 ? 1 : dice.between(2, 5),
    state: nth < arrived ? 'checkin' : 'precheckin',
  }))
}

/** One earlier stay for every room; the rooms empty last night come first, led by Marieke's. */
function pastStays(emptyRooms: string[], here: Stay[], dice: Dice): Stay[] {
  const vacated = emptyRooms.map((unitCode, nth) => ({
    unitCode,
    to: nth < DEPARTURES_YESTERDAY ? -1 : -dice.between(2, 4),
  }))
  const before = here.map(({ unitCode, from }) => ({ unitCode, to: from - dice.between(0, 6) }))
  return [...vacated, ...before].map(({ unitCode, to }) => ({
    unitCode,
    from: to - dice.between(1, 5),
    to,
    state: 'checkout',
  }))
}

/** Tomorrow's arrivals first, then Pekka's, then the rest. */
function futureStays(now: Stay[], dice: Dice): Stay[] {
  const freeFrom = new Map<string, number>(UNITS.map(({ code }) => [code, 0]))
  for (const stay of now) freeFrom.set(stay.unitCode, Math.max(freeFrom.get(stay.unitCode) ?? 0, stay.to))
  const rooms = withPekkasRoom([...freeFrom].sort(([, a], [, b]) => a - b))
  const tomorrow = rooms.slice(0, ARRIVALS_TOMORROW).map(([unitCode]) => ({ unitCode, from: 1 }))
  const later = rooms
    .slice(ARRIVALS_TOMORROW, ARRIVALS_TOMORROW + LATER_ARRIVALS)
    .map(([unitCode, free], nth) => ({
      unitCode,
      from: nth === 0 ? PEKKAS_ARRIVAL : Math.max(free, 2) + itemAt([0, 3, 1, 6, 2, 9, 4], nth),
    }))
  return [...tomorrow, ...later].map(({ unitCode, from }) => ({
    unitCode,
    from,
    to: from + dice.between(1, 6),
    state: 'precheckin',
  }))
}

/** The first to come later has a double, from which there is a better room to ask for. */
function withPekkasRoom(rooms: [unitCode: string, freeFrom: number][]): [string, number][] {
  const isHis = ([code, free]: [string, number], place: number) =>
    place >= ARRIVALS_TOMORROW && free <= PEKKAS_ARRIVAL && categoryOf(code) === 'double'
  const his = rooms.find(isHis)
  if (!his) throw new Error('the demo has no double for Pekka')
  const others = rooms.filter((room) => room !== his)
  return [...others.slice(0, ARRIVALS_TOMORROW), his, ...others.slice(ARRIVALS_TOMORROW)]
}
