import { checkOutTimeOf, currentState, type House } from '../guests/phase.ts'
import type { BookingState } from '../guests/schema.ts'
import { dayOfIsoDate, localTimeAt } from '../time.ts'
import type { CleaningChoice } from './constants.ts'
import { isCleaned, isForced } from './offer.ts'
import type { CleaningSettings } from './settings-schema.ts'

/** What a guest wants of the day, and when they said so. */
export type Wish = { choice: CleaningChoice; at: string; note: string }

/** A stay of one unit, neither cancelled nor a no-show. */
export type DayStay = {
  arrival: string
  departure: string
  /** As it is stored: who never came is not checked out by the clock. */
  state: BookingState
  /** The day on which they checked out; null before, and where nobody said. */
  leftOn: string | null
  checkInTime: string | null
  checkOutTime: string | null
  expectedArrival: string | null
  wish: Wish | null
}

/** The day that is asked about, and the moment at which somebody asks. */
export type AskedDay = { date: string; now: number }
type DayHouse = House & { checkInTime: string }
type DaySettings = Pick<CleaningSettings, 'isDaily' | 'forcedNights'>

export type RoomDay<Stay> = {
  departure: { stays: Stay[]; isOut: boolean; by: string; isLate: boolean } | null
  arrival: { stays: Stay[]; isHere: boolean; expected: string | null; isEarly: boolean } | null
  stay: { stays: Stay[]; night: number; nights: number } | null
  wish: Wish | null
  isForced: boolean
  isToClean: boolean
}

/** What a room asks for on a day, by all stays in it that touch the day; a shared unit has several. */
export function roomDay<Stay extends DayStay>(
  stays: readonly Stay[],
  asked: AskedDay,
  house: DayHouse,
  settings: DaySettings,
  /** It was left on an earlier day, and nobody has cleaned it since. */
  isLeftOver = false,
): RoomDay<Stay> {
  const day = { ...asked, today: localTimeAt(asked.now, house.timeZone).date }
  const leaving = stays.filter((stay) => isLeaving(stay, day))
  const coming = stays.filter((stay) => isComing(stay, day))
  const staying = stays.filter((stay) => isStaying(stay, day))
  const isForcedDay = staying.some((stay) => isForced(stay, day.date, settings))
  return {
    departure: departureOf(leaving, day, house),
    arrival: arrivalOf(coming, house),
    stay: stayOf(staying, day),
    wish: commonWish(staying),
    isForced: isForcedDay,
    isToClean:
      leaving.length > 0 ||
      // Who is in already found the room ready; who comes into one that stood empty does.
      (isLeftOver && !coming.some(hasCome)) ||
      staying.some(({ wish }) => isCleaned(wish?.choice ?? null, isForcedDay, settings)),
  }
}

type Day = AskedDay & { today: string }

const hasCome = ({ state }: DayStay) => state !== 'precheckin'

/** The last day: who left early may still have the departure that was booked. */
export function lastDay({ departure, leftOn }: Pick<DayStay, 'departure' | 'leftOn'>): string {
  return leftOn !== null && leftOn < departure ? leftOn : departure
}

function isLeaving(stay: DayStay, { date, today }: Day): boolean {
  // Who was to come and has not leaves nothing behind.
  const isThere = hasCome(stay) || date > today || (date === today && stay.arrival === date)
  return lastDay(stay) === date && isThere && !isGone(stay, { date, today })
}

/** Who did not come on their day may come today. */
function isComing(stay: DayStay, { date, today }: Day): boolean {
  if (stay.arrival === date) return true
  return date === today && stay.arrival < today && today < stay.departure && !hasCome(stay)
}

function isStaying(stay: DayStay, { date, today }: Day): boolean {
  const isBetween = stay.arrival < date && date < lastDay(stay)
  return isBetween && (hasCome(stay) || date > today) && !isGone(stay, { date, today })
}

/** Another system said that they left before their last day, and not when. */
function isGone(stay: DayStay, { date, today }: Pick<Day, 'date' | 'today'>): boolean {
  return stay.state === 'checkout' && lastDay(stay) > today && date >= today
}

function departureOf<Stay extends DayStay>(
  stays: Stay[],
  { now }: Day,
  house: DayHouse,
): RoomDay<Stay>['departure'] {
  if (stays.length === 0) return null
  const by = stays.map((stay) => checkOutTimeOf(stay, house)).reduce(later)
  const isOut = stays.every((stay) => hasCome(stay) && currentState(stay, now, house) === 'checkout')
  return { stays, isOut, by, isLate: by > house.checkOutTime }
}

function arrivalOf<Stay extends DayStay>(stays: Stay[], house: DayHouse): RoomDay<Stay>['arrival'] {
  if (stays.length === 0) return null
  const waiting = stays.filter((stay) => !hasCome(stay))
  const expected = (waiting.length > 0 ? waiting : stays)
    .map((stay) => stay.expectedArrival ?? stay.checkInTime)
    .filter((time) => time !== null)
  return {
    stays,
    isHere: waiting.length === 0,
    expected: expected.length > 0 ? expected.reduce(earlier) : null,
    isEarly: stays.some(({ checkInTime }) => checkInTime !== null && checkInTime < house.checkInTime),
  }
}

function stayOf<Stay extends DayStay>(stays: Stay[], { date }: Day): RoomDay<Stay>['stay'] {
  const [first] = stays
  if (!first) return null
  const arrival = dayOfIsoDate(first.arrival)
  return { stays, night: dayOfIsoDate(date) - arrival, nights: dayOfIsoDate(lastDay(first)) - arrival }
}

/** Of guests who share a unit: one who asks is enough, and only all of them together skip. */
function commonWish(stays: readonly DayStay[]): Wish | null {
  const wishes = stays.map(({ wish }) => wish).filter((wish) => wish !== null)
  const asking = wishes.filter(({ choice }) => choice === 'request')
  const heard = asking.length > 0 ? asking : wishes.length === stays.length ? wishes : []
  const [first] = heard
  if (!first) return null
  const note = heard.map((wish) => wish.note).filter((words) => words !== '')
  return { ...first, at: heard.map(({ at }) => at).reduce(later), note: note.join('\n') }
}

const later = (one: string, other: string) => (one > other ? one : other)
const earlier = (one: string, other: string) => (one < other ? one : other)
