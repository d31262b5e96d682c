/** What tells one state of a session from the next; null is nobody. */
export type SessionToken = { tokenId: string; refreshedAt: string } | null

/** The events of a session (spec 3). */
export type SessionEvent = 'INITIALIZED' | 'SIGNED_IN' | 'TOKEN_REFRESHED' | 'SIGNED_OUT'

/**
 * What happened between two looks at the session. The first look, before which nothing is known, is INITIALIZED
 * whoever is signed in. Another token is another sign-in, which an earlier person's sign-out goes before.
 */
export function sessionEvents(before: SessionToken | undefined, after: SessionToken): SessionEvent[] {
  if (before === undefined) return ['INITIALIZED']
  if (before?.tokenId !== after?.tokenId) {
    return [...(before ? (['SIGNED_OUT'] as const) : []), ...(after ? (['SIGNED_IN'] as const) : [])]
  }
  if (before && after && before.refreshedAt < after.refreshedAt) return ['TOKEN_REFRESHED']
  return []
}
