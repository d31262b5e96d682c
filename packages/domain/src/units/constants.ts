/** Limits both sides know. */
export const UNIT_CODE_MAX_LENGTH = 20
export const NAME_MAX_LENGTH = 80
/** The ground floor is 0. */
export const FLOOR_LOWEST = -9
export const FLOOR_HIGHEST = 200
/** Above the largest hotels; keeps lists, sheets and the property's snapshot bounded. */
export const MAX_UNITS = 5000
/** As many as a card's segmentation can name. */
export const MAX_UNIT_CATEGORIES = 100
export const MAX_TARGET_GROUPS = 100
/** Rows of one bulk import. */
export const MAX_IMPORT_ROWS = 2000
/** Units named one by one for a QR sheet; an address must stay shorter than 16 kB. */
export const MAX_SHEET_UNITS = 500
/** Longer than any keypad takes. */
export const DOOR_CODE_MAX_LENGTH = 20
/** What the standard allows a network's name and its passphrase. */
export const WIFI_NAME_MAX_LENGTH = 32
export const WIFI_PASSWORD_MAX_LENGTH = 63
