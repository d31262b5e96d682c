/** Larger mails are left alone. */
export const MOST_MAIL_BYTES = 5 * 1024 * 1024
/** The next minute comes anyway. */
export const MAILS_AT_ONCE = 50
/** A mail that nobody can take in, for whatever reason, even one that ends the process, holds up those behind it no longer than this. */
export const MOST_TRIES = 5
