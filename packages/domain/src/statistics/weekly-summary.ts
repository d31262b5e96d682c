import { addDays, localTimeAt } from '../time.ts'
import type { Period } from './period.ts'

/** From this minute of Monday on, by the property's clock, people are told of the week that ended. */
export const SUMMARY_FROM_MINUTE = 7 * 60
/** A server that was off on Monday still tells on Tuesday; later the week is old news. */
export const SUMMARY_DAYS = 2

/** The Monday of the week of a moment, by the property's clock. */
export function mondayOf(now: number, timeZone: string): string {
  const { date, weekday } = localTimeAt(now, timeZone)
  return addDays(date, 1 - weekday)
}

/** Whether people are told of the week that ended now. */
export function isSummaryDue(now: number, timeZone: string): boolean {
  const { weekday, minute } = localTimeAt(now, timeZone)
  return weekday <= SUMMARY_DAYS && (weekday > 1 || minute >= SUMMARY_FROM_MINUTE)
}

/** The Monday of the last week somebody who begins now needs no telling of; null when the next one is today's. */
export function toldWhenBegun(now: number, timeZone: string): string | null {
  const { weekday, minute } = localTimeAt(now, timeZone)
  return weekday === 1 && minute < SUMMARY_FROM_MINUTE ? null : mondayOf(now, timeZone)
}

/** The seven days before a Monday. */
export function weekBefore(monday: string): Period {
  return { from: addDays(monday, -7), to: addDays(monday, -1) }
}
