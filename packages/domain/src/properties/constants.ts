/** Default and fallback interface language (spec 9). */
export const DEFAULT_LANGUAGE = 'en'
/** Fallback country, before the first one available (spec 9). */
export const FALLBACK_COUNTRY = 'GB'
/** Guests may come from this time on the arrival day, unless the property says otherwise. */
export const DEFAULT_CHECK_IN_TIME = '15:00'
export const DEFAULT_CHECK_OUT_TIME = '11:00'
/** The upselling store closes this long before the check-in time on the arrival day. */
export const DEFAULT_HOURS_BEFORE_ARRIVAL = 24
/** Two weeks. */
export const HOURS_BEFORE_ARRIVAL_MAX = 336
export const DEFAULT_CURRENCY = 'DKK'
export const PROPERTY_NAME_MAX = 120
/** How many properties one person may own and still create another, unless the installation says otherwise. */
export const PROPERTIES_PER_OWNER = 50
/** Sites where guests write reviews; more would only ask them to choose. */
export const REVIEW_LINKS_MAX = 6
/** Shape versions of stored JSON (settings-upgrades.ts). */
export const SELLER_VERSION = 1
export const REVIEW_LINKS_VERSION = 1
export const ACCESS_VERSION = 1
export const GUEST_FIELDS_VERSION = 1
/** Further ones are a form nobody fills in at the desk. */
export const GUEST_FIELDS_MAX = 20
export const GUEST_FIELD_NAME_MAX = 60
/** What an integration may be able to do; the map may name others that a later one brings. */
export const INTEGRATION_FEATURES = ['bookings', 'checkIn', 'twoWayProducts', 'registration'] as const
/** What a new property's guestbook can begin with. */
export const GUESTBOOK_PRESETS = ['hotel', 'guesthouse', 'apartment', 'hostel'] as const
export type GuestbookPreset = (typeof GUESTBOOK_PRESETS)[number]
