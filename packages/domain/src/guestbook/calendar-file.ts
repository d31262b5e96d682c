import { type LocalTime, localTimeAt, MINUTE_MS, MINUTES_PER_DAY } from '../time.ts'
import { DEFAULT_VISIBILITY } from './constants.ts'
import type { Timed } from './for-now.ts'
import { nextOpeningChange, openingStateAt } from './opening-hours.ts'
import { openIntervals } from './visibility.ts'
import type { Visibility } from './visibility-schema.ts'

export type Occurrence = { from: number; to: number }

export type CalendarEvent = Occurrence & {
  id: string
  title: string
  text: string
  place: string
  address: string
  /** When the file is made. */
  now: number
}

const WEEK_MS = 7 * MINUTES_PER_DAY * MINUTE_MS
const DAY_MS = MINUTES_PER_DAY * MINUTE_MS
/** Longer than this is not an hour to keep free. */
const LONGEST_MS = DAY_MS
const LINE_OCTETS = 75

/** When it is next, or is just now: of a facility its opening, of what shows at set times those; null for the rest. */
export function nextOccurrence({ opens, week }: Timed, now: number, timeZone: string): Occurrence | null {
  const found = week ? nextOpening(week, now, timeZone) : nextShowing(opens, now, timeZone)
  return found && found.to - found.from < LONGEST_MS ? found : null
}

function nextOpening(week: NonNullable<Timed['week']>, now: number, timeZone: string): Occurrence | null {
  const isOpen = (local: LocalTime) => openingStateAt(week, local).kind === 'open'
  const change = nextOpeningChange(week, now, timeZone)
  if (change === null) return null
  if (isOpen(localTimeAt(now, timeZone))) return { from: now, to: change }
  const end = nextOpeningChange(week, change, timeZone)
  return end === null ? null : { from: change, to: end }
}

function nextShowing(opens: Timed['opens'], now: number, timeZone: string): Occurrence | null {
  const visibility: Visibility = { ...DEFAULT_VISIBILITY, ...opens }
  const [first] = openIntervals({ visibility }, now, now + WEEK_MS, timeZone)
  return first ?? null
}

/** One event as calendars read it (RFC 5545). Instants are in UTC: every calendar shows them in its own zone. */
export function calendarFile({ id, title, text, place, address, from, to, now }: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Innkeeper//Guestbook//EN',
    'BEGIN:VEVENT',
    `UID:${id}-${stamp(from)}@innkeeper`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(from)}`,
    `DTEND:${stamp(to)}`,
    `SUMMARY:${escaped(title)}`,
    ...(text ? [`DESCRIPTION:${escaped(text)}`] : []),
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    `URL:${address}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function stamp(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n')
}

/** Lines are at most 75 octets long; what is longer goes on in the next one, after a space. No letter is cut. */
function folded(line: string): string {
  let shown = ''
  let octets = 0
  for (const letter of line) {
    const length = octetsOf(letter)
    if (octets + length > LINE_OCTETS) {
      shown += '\r\n '
      octets = 1
    }
    shown += letter
    octets += length
  }
  return shown
}

function octetsOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}
