import { type StaffFormats, writeTime } from '@innkeeper/domain/auth/staff-formats.ts'

const MINUTES_A_DAY = 24 * 60

/** What people type for a time of day: 9, 930, 9:30, 09.30, 0930, or with its half of the day: 9 am, 9:30pm. */
const TYPED = /^(\d{1,2})(?:[:.\s]?([0-5]\d))?(?:\s*([ap])\.?m\.?)?$/i
const HAS_HALF = /[ap]\.?m\.?$/i

/** The time of day (HH:mm, by 24 hours) that was typed; null while it is none. */
export function timeOf(typed: string): string | null {
  const [, hours, minutes = '00', half] = TYPED.exec(typed.trim()) ?? []
  if (hours === undefined) return null
  const hour = half ? hourOf(Number(hours), half.toLowerCase() === 'p') : Number(hours)
  return hour === null || hour > 23 ? null : `${String(hour).padStart(2, '0')}:${minutes}`
}

function hourOf(hours: number, isAfternoon: boolean): number | null {
  if (hours < 1 || hours > 12) return null
  return (hours % 12) + (isAfternoon ? 12 : 0)
}

/** Whether this is a whole time already: two digits could be the beginning of one, and its half of the day may follow. */
export function isWholeTime(typed: string, format: StaffFormats['time']): boolean {
  const text = typed.trim()
  const isWhole = HAS_HALF.test(text) || (format === '24h' && /^\d{1,2}[:.]\d\d$|^\d{4}$/.test(text))
  return isWhole && timeOf(text) !== null
}

/** A time of day as a field writes it; empty for none. */
export function writtenTime(time: string | null, format: StaffFormats['time']): string {
  const [hour, minute] = time?.split(':') ?? []
  return hour && minute ? writeTime({ hour, minute }, format) : ''
}

/** The time so many minutes later, or earlier, past midnight if need be. */
export function shiftedTime(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const at = (((hour * 60 + minute + minutes) % MINUTES_A_DAY) + MINUTES_A_DAY) % MINUTES_A_DAY
  const two = (part: number) => String(part).padStart(2, '0')
  return `${two(Math.floor(at / 60))}:${two(at % 60)}`
}
