/** A server that is there and cannot answer now: too much is asked of it, or something of its own is wrong. */
export const isTrouble = (status: number): boolean => status === 429 || status >= 500
