import { minuteOfClock } from '../time.ts'
import type { StayTime } from './constants.ts'
import type { StayDays, StayTimes } from './stay-moment.ts'

/*
 * Early check-in and late check-out, as hours and minutes. They are sold by whole hours from the property's usual times,
 * and cost what they bring: the hours beyond what the stay has already.
 */

const MINUTES = 60

/** The usual times, and the stay that may have times of its own. */
export type HoursFrom = Pick<StayTimes, 'checkInTime' | 'checkOutTime'> & { stay?: StayDays | null }

/** Whether a time of check-in is earlier, or one of check-out later. */
export function isBetterStayTime(moved: StayTime, time: string, than: string): boolean {
  return moved === 'arrival' ? time < than : time > than
}

/** From when a guest may come or until when they may stay, without buying anything: never worse than the usual time. */
export function grantedStayTime(moved: StayTime, { stay, checkInTime, checkOutTime }: HoursFrom): string {
  const usual = moved === 'arrival' ? checkInTime : checkOutTime
  const own = (moved === 'arrival' ? stay?.checkInTime : stay?.checkOutTime) ?? usual
  return isBetterStayTime(moved, own, usual) ? own : usual
}

/** How many hours, begun ones too, a time is beyond what is granted; none where it brings nothing. */
export function hoursBeyond(moved: StayTime, time: string, granted: string): number {
  if (!isBetterStayTime(moved, time, granted)) return 0
  return Math.ceil(Math.abs(minuteOfClock(time) - minuteOfClock(granted)) / MINUTES)
}
