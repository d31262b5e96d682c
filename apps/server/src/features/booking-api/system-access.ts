import { isTokenEnded, PROPERTY_TOKEN_PREFIX } from '@innkeeper/domain/booking-api/property-token.ts'
import { and, eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { bearerTokenOf } from '../../platform/auth/bearer-token.ts'
import { clientNetwork } from '../../platform/auth/client-network.ts'
import { hashToken } from '../../platform/auth/secrets.ts'
import type { Tries } from '../../platform/auth/tries.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database } from '../../platform/db/port.ts'
import type { Gatekeeper } from '../../platform/http/access.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { propertyTokens } from './tables.ts'

/** When a token was last used is written at most this often. */
const USED_EVERY_MS = 60_000
/** Tokens that open nothing, per minute and network. */
const WRONG_PER_NETWORK = 30
const MAX_KNOWN = 1000

type Dependencies = { db: Database; clock: Clock; tries: Tries }

/** Which program calls, by the token of its property. A person's session or token opens none of these calls. */
export function createSystemAccess({
  db,
  clock,
  tries,
}: Dependencies): Pick<Gatekeeper, 'systemOf' | 'countedSystem'> {
  /** Hashes of tokens that opened something lately: they are counted by themselves. */
  const known = new Set<string>()

  const find = (tokenHash: string) =>
    db.installation(
      async (tx) => {
        const { propertyId, id, name, scopes, expiresAt, revokedAt, lastUsedAt } = propertyTokens
        const [row] = await tx
          .select({ propertyId, id, name, scopes, expiresAt, revokedAt, lastUsedAt })
          .from(propertyTokens)
          .where(eq(propertyTokens.tokenHash, tokenHash))
        return row ?? null
      },
      { readOnly: true },
    )

  async function noteUse(propertyId: string, id: string, lastUsedAt: Date | null): Promise<void> {
    const now = clock.now()
    if (lastUsedAt && now.getTime() - lastUsedAt.getTime() < USED_EVERY_MS) return
    await db.tenant(propertyId, (tx) =>
      tx
        .update(propertyTokens)
        .set({ lastUsedAt: now })
        .where(and(eq(propertyTokens.propertyId, propertyId), eq(propertyTokens.id, id))),
    )
  }

  function remember(tokenHash: string): void {
    known.delete(tokenHash)
    known.add(tokenHash)
    if (known.size > MAX_KNOWN) known.delete(known.values().next().value ?? '')
  }

  return {
    async systemOf(request, scope) {
      const token = propertyTokenOf(request)
      if (!token)
        throw new AppError(
          'auth/property-token-required',
          'Send a token of the property: Authorization: Bearer innkeeper_property_…',
        )
      const tokenHash = hashToken(token)
      const found = await find(tokenHash)
      if (!found) {
        known.delete(tokenHash)
        const key = `property tokens|network|${clientNetwork(request.ip)}`
        await tries.take([{ key, most: WRONG_PER_NETWORK }])
        throw new AppError('auth/property-token-unknown', 'No property has this token.')
      }
      if (isTokenEnded(found, clock.now())) {
        known.delete(tokenHash)
        throw new AppError('auth/property-token-ended', 'This token was revoked, or its last day has passed.')
      }
      if (!found.scopes.includes(scope))
        throw new AppError('auth/not-allowed', `This asks for a token with the scope ${scope}.`)
      remember(tokenHash)
      const { propertyId, id: tokenId, name, lastUsedAt } = found
      await noteUse(propertyId, tokenId, lastUsedAt)
      return { propertyId, tokenId, name }
    },
    countedSystem(request) {
      const token = propertyTokenOf(request)
      const tokenHash = token && hashToken(token)
      return tokenHash && known.has(tokenHash) ? `property token ${tokenHash}` : null
    },
  }
}

function propertyTokenOf(request: FastifyRequest): string | null {
  const token = bearerTokenOf(request)
  return token?.startsWith(PROPERTY_TOKEN_PREFIX) ? token : null
}
