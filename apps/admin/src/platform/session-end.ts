import { CallError } from '@innkeeper/api/client.ts'

/** Codes with which the server itself ends a session (spec 8). */
const ENDING_CODES = ['auth/user-disabled', 'auth/id-token-revoked', 'auth/user-token-expired'] as const

/** Why somebody who was signed in sees the sign-in page. */
export type EndReason = (typeof ENDING_CODES)[number] | 'signed-out'

declare module '@tanstack/react-router' {
  // Not in the address: the words are for this visit, not for who opens the link later.
  interface HistoryState {
    endReason?: EndReason
  }
}

/** What to tell when an answer says that nobody is signed in; nothing to somebody who never was. */
export function endReason(error: unknown, wasSignedIn: boolean): EndReason | undefined {
  const code = error instanceof CallError ? error.code : null
  const told = ENDING_CODES.find((ending) => ending === code)
  return told ?? (wasSignedIn ? 'signed-out' : undefined)
}
