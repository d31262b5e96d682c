/** Names of all that the cleaning list keeps on a device; the worker reads them too. */

/** Whose it is: written before anything is kept, and removed with it. */
export const KEPT_OF = 'cleaning-kept-of'
export const MARKS_DATABASE = 'cleaning-marks'
export const MARKS_TABLE = 'marks'

/** Guests' copies begin their names otherwise, and whoever clears those leaves these alone. */
export const CACHE_PREFIX = 'cleaning-'
/** The page and the built files it runs. */
export const APP_CACHE = 'cleaning-app'
/** The answers about the session and of the list. */
export const ANSWER_CACHE = 'cleaning-answers'

export const WORKER_ADDRESS = '/admin/cleaning-worker.js'
/** The page and nothing else of the staff app; the worker itself begins with the same letters. */
export const WORKER_SCOPE = '/admin/cleaning'
export const SESSION_ADDRESS = '/api/hotel/session'

/** When an answer was kept, in milliseconds. */
export const KEPT_AT_HEADER = 'x-kept-at'
/** A list that is older tells nothing of today. */
export const LONGEST_KEPT_MS = 24 * 60 * 60_000

export function isFresh(keptAt: number, now: number): boolean {
  return keptAt <= now && now - keptAt <= LONGEST_KEPT_MS
}
