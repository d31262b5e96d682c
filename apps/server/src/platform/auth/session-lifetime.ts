const DAY_MS = 24 * 3600_000
/** A session nobody uses ends after this. */
const IDLE_MS = 7 * DAY_MS
/** However much it is used, a session ends after this and one signs in again. */
const LONGEST_MS = 30 * DAY_MS
/** An API client's token lasts this long. */
const API_TOKEN_MS = 365 * DAY_MS
/** After proving who one is, dangerous changes are answered for this long. */
const AUTHENTICATED_MS = 10 * 60_000

/** When a browser's session ends, if it is not used from now on. */
export function expiryOf(createdAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + IDLE_MS, createdAt.getTime() + LONGEST_MS))
}

export function apiTokenExpiry(now: Date): Date {
  return new Date(now.getTime() + API_TOKEN_MS)
}

/** Until when the person need not prove who they are again; null when they have to. */
export function authenticatedUntil(authenticatedAt: Date | null, now: Date): Date | null {
  if (!authenticatedAt) return null
  const until = new Date(authenticatedAt.getTime() + AUTHENTICATED_MS)
  return until > now ? until : null
}
