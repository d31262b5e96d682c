/** Until when a copy of an answer may be shown without a connection, in milliseconds: what it tells ends by the clock. */
export const COPY_UNTIL_HEADER = 'x-copy-until'
