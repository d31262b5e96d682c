import { addDays, instantOfLocal, localTimeAt, minuteOfClock, type Weekday } from '../time.ts'
import type { StaffedHours } from './settings-schema.ts'

const hoursOn = (staffed: StaffedHours, weekday: Weekday) => staffed[`${weekday}`]

/** Whether somebody is there to answer; hours that end before they start run past midnight. */
export function isStaffed(staffed: StaffedHours, instant: number, timeZone: string): boolean {
  const { weekday, minute } = localTimeAt(instant, timeZone)
  const today = hoursOn(staffed, weekday)
  const yesterday = hoursOn(staffed, (weekday === 1 ? 7 : weekday - 1) as Weekday)
  const isOver = (hours: { start: string; end: string }) =>
    minuteOfClock(hours.end) <= minuteOfClock(hours.start)
  if (today && minute >= minuteOfClock(today.start) && (isOver(today) || minute < minuteOfClock(today.end)))
    return true
  return Boolean(yesterday && isOver(yesterday) && minute < minuteOfClock(yesterday.end))
}

/** When somebody will be there next; the instant itself while somebody is, null where nobody ever is. */
export function nextStaffed(staffed: StaffedHours, instant: number, timeZone: string): number | null {
  if (isStaffed(staffed, instant, timeZone)) return instant
  const { date } = localTimeAt(instant, timeZone)
  for (let ahead = 0; ahead <= 7; ahead++) {
    const day = addDays(date, ahead)
    const noon = instantOfLocal(`${day}T12:00`, timeZone) ?? instant
    const hours = hoursOn(staffed, localTimeAt(noon, timeZone).weekday)
    const start = hours ? instantOfLocal(`${day}T${hours.start}`, timeZone) : undefined
    if (start !== undefined && start > instant) return start
  }
  return null
}
