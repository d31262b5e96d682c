import { nextDayStart } from '../time.ts'

/** Until when something marked now as sold out for today cannot be ordered: the day's end at the property. */
export function soldOutUntil(now: number, timeZone: string): number {
  return nextDayStart(now, timeZone)
}

/** Whether nobody can order it now; what guests see, what a cart costs and what staff see ask the same. */
export function isSoldOut(until: number | undefined, now: number): boolean {
  return until !== undefined && now < until
}
