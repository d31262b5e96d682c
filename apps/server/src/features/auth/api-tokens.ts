import { hashToken, newToken } from '../../platform/auth/secrets.ts'
import { apiTokenExpiry } from '../../platform/auth/session-lifetime.ts'
import { endSession, findOpenSessions, insertSession } from '../../platform/auth/session-repository.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database } from '../../platform/db/port.ts'
import type { Staff } from '../../platform/http/access.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { newId } from '../../platform/ids.ts'
import { recordInEveryProperty } from './in-every-property.ts'

/** Lets a leaked token be found by those who search for such. */
const PREFIX = 'innkeeper_'

export type ApiTokens = ReturnType<typeof createApiTokens>

/** Tokens for API clients: they carry their person's claims and rights, but cannot prove who they are anew. */
export function createApiTokens({ db, clock }: { db: Database; clock: Clock }) {
  return {
    list: ({ userId }: Staff) =>
      db.installation((tx) => findOpenSessions(tx, userId, 'api', clock.now()), { readOnly: true }),

    async create({ userId, name: actorName, propertyId }: Staff, name: string) {
      const now = clock.now()
      const token = `${PREFIX}${newToken()}`
      const row = {
        id: newId(),
        tokenHash: hashToken(token),
        userId,
        kind: 'api',
        name,
        activePropertyId: propertyId,
        createdAt: now,
        lastSeenAt: now,
        refreshedAt: now,
        expiresAt: apiTokenExpiry(now),
      } as const
      await db.installation(async (tx) => {
        await insertSession(tx, row)
        const action = 'api-token.created'
        await recordInEveryProperty(tx, {
          userId,
          actorName,
          action,
          details: { name },
          detailsIn: propertyId,
        })
      })
      return { token, row }
    },

    async revoke({ userId, name: actorName }: Staff, id: string): Promise<void> {
      const ending = { userId, reason: 'revoked', now: clock.now() } as const
      await db.installation(async (tx) => {
        if ((await endSession(tx, ending, { id, kind: 'api' })) === 0) {
          throw new AppError('auth/session-unknown', 'There is no such token.')
        }
        await recordInEveryProperty(tx, { userId, actorName, action: 'api-token.revoked' })
      })
    },
  }
}
