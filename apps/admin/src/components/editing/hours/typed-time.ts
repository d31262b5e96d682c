const MINUTES_A_DAY = 24 * 60

/** What people type for a time of day: 9, 930, 9:30, 09.30 or 0930. */
const TYPED = /^(\d{1,2})(?:[:.\s]?([0-5]\d))?$/

/** The time of day (HH:mm, by 24 hours) that was typed; null while it is none. */
export function timeOf(typed: string): string | null {
  const [, hours, minutes = '00'] = TYPED.exec(typed.trim()) ?? []
  if (hours === undefined || Number(hours) > 23) return null
  return `${hours.padStart(2, '0')}:${minutes}`
}

/** Whether this is a whole time already: two digits could be the beginning of one. */
export function isWholeTime(typed: string): boolean {
  return /^\d{1,2}[:.]\d\d$|^\d{4}$/.test(typed.trim()) && timeOf(typed) !== null
}

/** The time so many minutes later, or earlier, past midnight if need be. */
export function shiftedTime(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const at = (((hour * 60 + minute + minutes) % MINUTES_A_DAY) + MINUTES_A_DAY) % MINUTES_A_DAY
  const two = (part: number) => String(part).padStart(2, '0')
  return `${two(Math.floor(at / 60))}:${two(at % 60)}`
}
