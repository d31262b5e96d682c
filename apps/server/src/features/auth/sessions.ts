import type { FastifyReply, FastifyRequest } from 'fastify'
import { clientAddress } from '../../platform/auth/client-network.ts'
import type { DeviceCookie } from '../../platform/auth/device-cookie.ts'
import { hashToken, newToken } from '../../platform/auth/secrets.ts'
import type { SessionCookie } from '../../platform/auth/session-cookie.ts'
import { expiryOf } from '../../platform/auth/session-lifetime.ts'
import {
  endOtherSessions,
  endSession,
  findOpenSessions,
  findSession,
  insertSession,
  updateSession,
} from '../../platform/auth/session-repository.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database, Tx } from '../../platform/db/port.ts'
import type { Staff } from '../../platform/http/access.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { newId } from '../../platform/ids.ts'
import { findMemberships } from '../team/service.ts'
import { emitSessionEnded, recordInEveryProperty } from './in-every-property.ts'

const USER_AGENT_MAX = 300

type Person = { id: string; name: string }

/** What the browser keeps of a sign-in, once its transaction has committed. */
export type BegunSession = { token: string; deviceId: string }

export type Sessions = ReturnType<typeof createSessions>

type Dependencies = { db: Database; clock: Clock; cookie: SessionCookie; device: DeviceCookie }

/** Begins, lists and ends what the staff app calls a session. */
export function createSessions({ db, clock, cookie, device }: Dependencies) {
  /** Ends what the cookie names; its holder asked for it. */
  async function endCarried(
    tx: Tx,
    request: FastifyRequest,
    reason: 'signed-out' | 'replaced',
  ): Promise<void> {
    const token = cookie.tokenOf(request)
    const found = token ? await findSession(tx, hashToken(token)) : null
    if (!found) return
    const { id, userId } = found.session
    const ended = await endSession(tx, { userId, reason, now: clock.now() }, { id, kind: 'browser' })
    if (ended > 0) await emitSessionEnded(tx, userId)
  }

  return {
    /**
     * A new session with a token of its own: one that was in the browser before, planted or not, ends. It works in
     * the property that is given, or the first of theirs.
     */
    async begin(tx: Tx, request: FastifyRequest, person: Person, propertyId?: string): Promise<BegunSession> {
      await endCarried(tx, request, 'replaced')
      const now = clock.now()
      const token = newToken()
      const deviceId = device.idOf(request) ?? newId()
      const activePropertyId = propertyId ?? (await findMemberships(tx, person.id))[0]?.propertyId ?? null
      await insertSession(tx, {
        id: newId(),
        tokenHash: hashToken(token),
        userId: person.id,
        kind: 'browser',
        name: '',
        activePropertyId,
        ipAddress: clientAddress(request.ip),
        userAgent: request.headers['user-agent']?.slice(0, USER_AGENT_MAX) ?? null,
        deviceHash: hashToken(deviceId),
        createdAt: now,
        lastSeenAt: now,
        refreshedAt: now,
        authenticatedAt: now,
        expiresAt: expiryOf(now, now),
      })
      await recordInEveryProperty(tx, { userId: person.id, actorName: person.name, action: 'sign-in' })
      return { token, deviceId }
    },

    /** The cookies of a session that has begun. */
    settle(reply: FastifyReply, { token, deviceId }: BegunSession): void {
      cookie.set(reply, token)
      device.set(reply, deviceId)
    },

    async signOut(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      await db.installation((tx) => endCarried(tx, request, 'signed-out'))
      cookie.clear(reply)
    },

    /** The session lasts anew; the staff app asks for it once at its start. */
    async refresh(staff: Staff): Promise<Staff> {
      const now = clock.now()
      if (staff.via === 'bearer') return staff
      await db.installation((tx) => updateSession(tx, staff.sessionId, { refreshedAt: now, lastSeenAt: now }))
      return { ...staff, refreshedAt: now }
    },

    list: (staff: Staff) =>
      db.installation((tx) => findOpenSessions(tx, staff.userId, 'browser', clock.now()), { readOnly: true }),

    /**
     * One browser's session, or everything but this one, API clients too. Throws `auth/session-unknown` when it is
     * not an open one of theirs.
     */
    async end(staff: Staff, sessionId: string): Promise<number> {
      const ending = { userId: staff.userId, reason: 'revoked', now: clock.now() } as const
      return db.installation(async (tx) => {
        const ended =
          sessionId === 'others'
            ? await endOtherSessions(tx, ending, staff.sessionId)
            : await endSession(tx, ending, { id: sessionId, kind: 'browser' })
        if (ended === 0 && sessionId !== 'others') {
          throw new AppError('auth/session-unknown', 'There is no such open session.')
        }
        if (ended > 0) await emitSessionEnded(tx, staff.userId)
        if (sessionId === 'others') {
          const { userId, name: actorName } = staff
          await recordInEveryProperty(tx, { userId, actorName, action: 'sign-out-everywhere' })
        }
        return ended
      })
    },
  }
}
