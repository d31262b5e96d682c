/** Default and fallback interface language (spec 9). */
export const DEFAULT_LANGUAGE = 'en'
/** Fallback country, before the first one available (spec 9). */
export const FALLBACK_COUNTRY = 'GB'
/** Guests may come from this time on the arrival day, unless the property says otherwise. */
export const DEFAULT_CHECK_IN_TIME = '15:00'
export const DEFAULT_CHECK_OUT_TIME = '11:00'
export const DEFAULT_CURRENCY = 'DKK'
