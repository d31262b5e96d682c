import { DAY_MS, MINUTE_MS } from '../time.ts'

/** What a tracking event's details can say (spec 3). */
export const TRACKING_DETAIL_TYPES = ['BOOKING', 'LINK_ID', 'URL_PATH'] as const
/** What is counted, with the guest's consent. */
export const TRACKING_EVENTS = ['PAGE_OPENED', 'BOX_OPENED', 'LANGUAGE_CHANGED', 'LINK_FOLLOWED'] as const
/** Events that wait in a browser at most, and that one call takes. */
export const TRACKING_BATCH_MAX = 50
export const TRACKING_VALUE_MAX_LENGTH = 500
export const TRACKING_BODY_BYTES = 32 * 1024
/** Per client address; a whole hotel can sit behind one. */
export const TRACKING_CALLS_PER_MINUTE = 300
/**
 * Events that a property keeps on one of its days: thirty of each of 1,600 guests, and some. Anybody can send them, so
 * what a year of them fills has an end; what comes after is left out.
 */
export const TRACKING_EVENTS_PER_DAY = 50_000
/** Older events are not believed, nor those further ahead than a clock goes wrong. */
export const TRACKING_OLDEST_MS = DAY_MS
export const TRACKING_AHEAD_MS = 5 * MINUTE_MS
/** Single events are kept this long; their totals name nobody and stay. */
export const TRACKING_KEPT_MONTHS = 13
