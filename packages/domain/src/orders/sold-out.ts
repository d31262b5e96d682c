import { localTimeAt, nextDayStart } from '../time.ts'

/** Until when something marked now as sold out for today cannot be had: the day's end at the property. */
export function soldOutUntil(now: number, timeZone: string): number {
  return nextDayStart(now, timeZone)
}

/**
 * Whether nothing of it can be had at this moment. An order for a time asks for that time: those for later days go on.
 * What is had at no time of its own, such as a part of the stay, asks for now.
 */
export function isSoldOut(until: number | undefined, moment: number): boolean {
  return until !== undefined && moment < until
}

/** The same for a day of the calendar, of what is had on days. */
export function isSoldOutOn(day: string, until: number | undefined, timeZone: string): boolean {
  return until !== undefined && day < localTimeAt(until, timeZone).date
}
