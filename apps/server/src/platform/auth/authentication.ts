import { formatsOf } from '@innkeeper/domain/auth/staff-formats.ts'
import type { FastifyRequest } from 'fastify'
import type { Clock } from '../clock/port.ts'
import type { Database } from '../db/port.ts'
import { AppError } from '../http/app-error.ts'
import { bearerTokenOf } from './bearer-token.ts'
import { clientAddress } from './client-network.ts'
import type { Authentication, SessionHolder, SignedIn } from './port.ts'
import { hashToken } from './secrets.ts'
import type { SessionCookie } from './session-cookie.ts'
import { expiryOf } from './session-lifetime.ts'
import { findSession, findSessionById, type SessionRow, updateSession } from './session-repository.ts'

/** When a session was last seen is written at most this often. */
const SEEN_EVERY_MS = 5 * 60_000

type Dependencies = { db: Database; clock: Clock; cookie: SessionCookie }

export function createAuthentication({ db, clock, cookie }: Dependencies): Authentication {
  async function requireSignedIn(request: FastifyRequest): Promise<SignedIn> {
    const carried = tokenOf(request, cookie)
    const found = carried
      ? await db.installation((tx) => findSession(tx, hashToken(carried.token)), { readOnly: true })
      : null
    if (!carried || !found || found.session.kind !== KIND_OF[carried.via]) throw notSignedIn()
    const { session, disabledAt, secondFactorAt, name, email, emailVerified, picture } = found
    const now = clock.now()
    refuseEnded(session, disabledAt, now)
    const expiresAt = await noticeSeen(session, clientAddress(request.ip), now)
    return {
      sessionId: session.id,
      via: carried.via,
      userId: session.userId,
      name,
      email,
      emailVerified,
      picture,
      formats: formatsOf({ date: found.dateFormat, time: found.timeFormat }),
      hasSecondFactor: secondFactorAt !== null,
      activePropertyId: session.activePropertyId,
      begunAt: session.createdAt,
      authenticatedAt: session.authenticatedAt,
      refreshedAt: session.refreshedAt,
      expiresAt,
    }
  }

  /** A session in use goes on; an API client's ends when it was said to. */
  async function noticeSeen(session: SessionRow, ipAddress: string, now: Date): Promise<Date> {
    if (now.getTime() - session.lastSeenAt.getTime() < SEEN_EVERY_MS) return session.expiresAt
    const expiresAt = session.kind === 'browser' ? expiryOf(session.createdAt, now) : session.expiresAt
    await db.installation((tx) => updateSession(tx, session.id, { lastSeenAt: now, expiresAt, ipAddress }))
    return expiresAt
  }

  async function requireHolder(sessionId: string): Promise<SessionHolder> {
    const found = await db.installation((tx) => findSessionById(tx, sessionId), { readOnly: true })
    if (!found) throw notSignedIn()
    const { session, disabledAt, secondFactorAt, name } = found
    refuseEnded(session, disabledAt, clock.now())
    return {
      sessionId,
      via: session.kind === 'browser' ? 'cookie' : 'bearer',
      userId: session.userId,
      name,
      hasSecondFactor: secondFactorAt !== null,
      begunAt: session.createdAt,
    }
  }

  return {
    require: requireSignedIn,
    holderOf: (sessionId) => requireHolder(sessionId).catch(nullWhenRefused),
    read: (request) => requireSignedIn(request).catch(nullWhenRefused),
  }
}

const KIND_OF = { cookie: 'browser', bearer: 'api' } as const

/** A request that names a bearer token is that client's and nobody else's, whatever cookies come along. */
function tokenOf(
  request: FastifyRequest,
  cookie: SessionCookie,
): { token: string; via: SignedIn['via'] } | null {
  if (request.headers.authorization !== undefined) {
    const token = bearerTokenOf(request)
    return token ? { token, via: 'bearer' } : null
  }
  const token = cookie.tokenOf(request)
  return token ? { token, via: 'cookie' } : null
}

function refuseEnded(session: SessionRow, disabledAt: Date | null, now: Date): void {
  if (disabledAt) throw new AppError('auth/user-disabled', 'This account is closed.')
  if (session.endedReason === 'signed-out') throw notSignedIn()
  if (session.endedAt) throw new AppError('auth/id-token-revoked', 'This session was ended.')
  if (session.expiresAt <= now) throw new AppError('auth/user-token-expired', 'This session has expired.')
}

function notSignedIn(): AppError {
  return new AppError('auth/required', 'Sign in first.')
}

function nullWhenRefused(error: unknown): null {
  if (error instanceof AppError && error.code.startsWith('auth/')) return null
  throw error
}
