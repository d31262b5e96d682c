import { DAY_MS } from '../time.ts'
import type { Visibility, WeekdayWindow } from './visibility-schema.ts'

/** Shape version that new guestbook cards are stored with (spec 9). */
export const CARD_VERSION = 1
/** How strongly a background picture is dimmed unless staff say otherwise (spec 9). */
export const DEFAULT_BACKGROUND_OPACITY = 0.4
/** Times on new Facilities cards (spec 9). */
export const DEFAULT_FACILITIES_CHECK_IN = '08:00'
export const DEFAULT_FACILITIES_CHECK_OUT = '10:00'
/** How long an editable field rests before it is saved (spec 9). */
export const EDIT_DEBOUNCE_MS = 100
/** How often an editor says that a card is still open there, and how long the last word holds. */
export const EDITING_BEAT_MS = 20_000
export const EDITING_LASTS_MS = 45_000
/** A box that opens scrolls into view after this (spec 9). */
export const SCROLL_DELAY_MS = 300
/** A lazily loaded part that takes longer counts as failed (spec 9). */
export const LAZY_PART_TIMEOUT_MS = 120_000
/** Name of a copy ends with this (spec 9). */
export const COPY_SUFFIX = ' (Copy)'
/** Published guestbook versions kept for going back. */
export const KEPT_VERSIONS = 50
/** The language index a preview uses (spec 9). */
export const PREVIEW_LANGUAGE_INDEX = 0
/** Who a preview greets, and for how many nights. */
export const SAMPLE_GUEST = { firstName: 'Astrid', lastName: 'Nilsen' } as const
export const SAMPLE_NIGHTS = 3
export const SAMPLE_ROOM = '204'
/** The property whose `/mobile` address goes straight to its guestbook (spec 2). */
export const SHOWCASE_PROPERTY = 'showcase'
/** Storage key of the link id (spec 2), and how long a scanned code is remembered. */
export const LINK_ID_KEY = 'link-id'
export const LINK_ID_KEPT_MS = DAY_MS
/** Booking ids that are never fetched, in any case (spec 5). */
export const UNFETCHED_BOOKING_IDS = ['', 'preview', 'qr'] as const
/** A link id has no white space and at most this many characters (spec 5). */
export const LINK_ID_MAX_LENGTH = 12
/** Days the app's own cookie lasts (spec 9). */
export const APP_COOKIE_DAYS = 7
/** Local storage key of the address a home-screen start returns to (spec 2). */
export const INSTALLED_FROM_KEY = 'installed-from'
/** What a new Header box says (spec 9). */
export const DEFAULT_HEADER_TEXT = {
  title: 'Welcome, {{firstName}}',
  subtitle: 'Room {{roomNumber}}',
} as const
/** Ready-made card templates staff can start from (spec 9). */
export const CARD_PRESETS = [
  'blank',
  'pre-stay',
  'room-upgrades',
  'upselling',
  'registration-form',
  'check-in',
  'post-stay',
  'guest-feedback',
  'email-signature',
  'activities',
  'menu',
  'guest-directory',
] as const

const ALL_DAY: WeekdayWindow = {
  isVisible: true,
  start: { hours: 0, minutes: 0 },
  end: { hours: 23, minutes: 59 },
}

/** New cards show to everybody, 00:00 to 23:59 on all seven days (spec 9). */
export const DEFAULT_VISIBILITY: Visibility = {
  dateRange: { enabled: false, from: null, to: null },
  state: ['precheckin', 'checkin', 'qr'],
  weekdays: [ALL_DAY, ALL_DAY, ALL_DAY, ALL_DAY, ALL_DAY, ALL_DAY, ALL_DAY],
  segmentation: { all: true, targetGroups: [], unitCategories: [], selection: [] },
}
