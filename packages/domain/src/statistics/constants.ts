import { DAY_MS, MINUTE_MS } from '../time.ts'

/** What a tracking event's details can say (spec 3). */
export const TRACKING_DETAIL_TYPES = ['BOOKING', 'LINK_ID', 'URL_PATH'] as const
/** What is counted, with the guest's consent. */
export const TRACKING_EVENTS = [
  'PAGE_OPENED',
  /** At least half of a box was in sight for a second; once for each box and opened page. */
  'BOX_SEEN',
  'BOX_OPENED',
  'LANGUAGE_CHANGED',
  'LINK_FOLLOWED',
  'DOCUMENT_OPENED',
] as const
/** How long a box is in sight before it was seen. */
export const SEEN_AFTER_MS = 1000
/** Events that one call takes. */
export const TRACKING_BATCH_MAX = 50
/** Events that wait in a browser at most: together they fit into what a browser sends when its page is closed. */
export const TRACKING_WAITING_MAX = 150
/** The name a browser gives a batch, so that one that is sent again counts once. */
export const TRACKING_BATCH_PATTERN = /^[A-Za-z0-9_-]{16,64}$/
/** Longer than a browser keeps what it could not send. */
export const TRACKING_BATCHES_KEPT_DAYS = 2
export const TRACKING_VALUE_MAX_LENGTH = 500
export const TRACKING_BODY_BYTES = 32 * 1024
/** Per client address; a whole hotel can sit behind one. */
export const TRACKING_CALLS_PER_MINUTE = 300
/**
 * Events that a property keeps on one of its days: sixty of each of 1,600 guests, and some. Anybody can send them, so
 * what ninety days of them fill has an end; what comes after is left out.
 */
export const TRACKING_EVENTS_PER_DAY = 100_000
/** Older events are not believed, nor those further ahead than a clock goes wrong. */
export const TRACKING_OLDEST_MS = DAY_MS
export const TRACKING_AHEAD_MS = 5 * MINUTE_MS
/** Single events are kept this long; their totals name nobody and stay. */
export const TRACKING_KEPT_DAYS = 90
