/** A file of bookings: what is larger is refused while it comes in. */
export const IMPORT_MAX_BYTES = 100 * 1024 * 1024
export const IMPORT_MAX_ROWS = 200_000
export const IMPORT_MAX_COLUMNS = 200
/** One row of it; a quotation mark that is never closed would take the rest of the file for one row. */
export const IMPORT_MAX_ROW_BYTES = 256 * 1024
/** So long refused rows stay to be downloaded, and an import can be taken back. */
export const IMPORT_KEPT_DAYS = 30
