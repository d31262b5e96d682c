// Who is calling: a browser by its session cookie, an API client by its bearer token. Both are rows of staff_sessions.
// What a person may do is the team feature's matter; accounts and sign-in are the auth feature's.
import type { StaffFormats } from '@innkeeper/domain/auth/staff-formats.ts'
import type { FastifyRequest } from 'fastify'

export type SignedIn = {
  sessionId: string
  via: 'cookie' | 'bearer'
  userId: string
  name: string
  email: string
  emailVerified: boolean
  /** Names the person's picture; null without one. */
  picture: string | null
  formats: StaffFormats
  hasSecondFactor: boolean
  activePropertyId: string | null
  /** When the person signed in, or the API client's token was made. */
  begunAt: Date
  /** When the person last proved who they are; null for API clients. */
  authenticatedAt: Date | null
  refreshedAt: Date
  expiresAt: Date
}

/** The person in whose session something was made. */
export type SessionHolder = Pick<
  SignedIn,
  'sessionId' | 'via' | 'userId' | 'name' | 'hasSecondFactor' | 'begunAt'
>

export type Authentication = {
  /** Who is signed in, or null. */
  read(request: FastifyRequest): Promise<SignedIn | null>
  /**
   * Throws `auth/user-disabled`, `auth/id-token-revoked` or `auth/user-token-expired` where a session has ended, else
   * `auth/required`.
   */
  require(request: FastifyRequest): Promise<SignedIn>
  /** Whose session this is, by its id; null once it has ended or its account was closed. */
  holderOf(sessionId: string): Promise<SessionHolder | null>
}
