import { addDays, instantOfLocal, localTimeAt } from '../time.ts'
import { DEFAULT_CLEANING_WINDOW } from './constants.ts'

export type CleaningWindow = { opens: string; closes: string }

/** A card always has a window; one that was saved without has the usual one. */
export function windowOf(options: { cleaningWindow?: CleaningWindow | undefined }): CleaningWindow {
  return options.cleaningWindow ?? DEFAULT_CLEANING_WINDOW
}

export type WindowNow = {
  /** Today and tomorrow by the property's calendar. */
  today: string
  tomorrow: string
  isOpen: boolean
  /** When it opens or closes next, so that whoever shows it looks again then. */
  changesAt: number
}

/** Where a daily window stands at this instant; by instants, so that a night of a clock change moves nothing. */
export function windowAt(window: CleaningWindow, now: number, timeZone: string): WindowNow {
  const today = localTimeAt(now, timeZone).date
  const tomorrow = tomorrowAt(now, timeZone)
  const at = (date: string, clock: string) => instantOfLocal(`${date}T${clock}`, timeZone) ?? 0
  const opens = at(today, window.opens)
  const closes = at(today, window.closes)
  const isOpen = opens <= now && now < closes
  const changesAt = isOpen ? closes : now < opens ? opens : at(tomorrow, window.opens)
  return { today, tomorrow, isOpen, changesAt }
}

/** The day that guests decide about at this instant, by the property's calendar. */
export function tomorrowAt(now: number, timeZone: string): string {
  return addDays(localTimeAt(now, timeZone).date, 1)
}
