import type { PropertyToken } from '@innkeeper/api/booking-api.ts'
import {
  isTokenEnded,
  PROPERTY_TOKEN_PREFIX,
  PROPERTY_TOKENS_MAX,
} from '@innkeeper/domain/booking-api/property-token.ts'
import { addDays, instantOfLocal } from '@innkeeper/domain/time.ts'
import { and, desc, eq, isNull } from 'drizzle-orm'
import { hashToken, newToken } from '../../platform/auth/secrets.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database, Tx } from '../../platform/db/port.ts'
import { emit } from '../../platform/events/outbox.ts'
import type { Staff } from '../../platform/http/access.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { newId } from '../../platform/ids.ts'
import { recordBy } from '../audit/service.ts'
import type { PropertyService } from '../properties/service.ts'
import { type PropertyTokenRow, propertyTokens } from './tables.ts'

const SHOWN_LETTERS = 4

type Dependencies = { db: Database; clock: Clock; properties: Pick<PropertyService, 'snapshot'> }
type NewToken = { name: string; lastDay: string | null }

/** Tokens of a property for its other systems: no person's rights are in them, and nobody's leaving ends them. */
export function createPropertyTokens({ db, clock, properties }: Dependencies) {
  /** Those that were not revoked, the newest first. */
  const findAll = (tx: Tx, propertyId: string) =>
    tx
      .select()
      .from(propertyTokens)
      .where(and(eq(propertyTokens.propertyId, propertyId), isNull(propertyTokens.revokedAt)))
      .orderBy(desc(propertyTokens.createdAt), desc(propertyTokens.id))

  async function endOf(propertyId: string, lastDay: string | null): Promise<Date | null> {
    if (lastDay === null) return null
    const { property } = await properties.snapshot(propertyId)
    const end = instantOfLocal(`${addDays(lastDay, 1)}T00:00`, property.timeZone) ?? 0
    if (end <= clock.now().getTime()) throw new AppError('request/invalid', 'The last day has passed.')
    return new Date(end)
  }

  return {
    list: (propertyId: string): Promise<PropertyToken[]> =>
      db.tenant(
        propertyId,
        async (tx) => (await findAll(tx, propertyId)).map((row) => present(row, clock.now())),
        { readOnly: true },
      ),

    async create(staff: Staff, { name, lastDay }: NewToken) {
      const { propertyId, name: createdByName } = staff
      const token = `${PROPERTY_TOKEN_PREFIX}${newToken()}`
      const now = clock.now()
      const row: PropertyTokenRow = {
        propertyId,
        id: newId(),
        name,
        tokenHash: hashToken(token),
        ending: token.slice(-SHOWN_LETTERS),
        scopes: ['bookings'],
        createdByName,
        createdAt: now,
        expiresAt: await endOf(propertyId, lastDay),
        lastUsedAt: null,
        revokedAt: null,
        revokedByName: null,
      }
      await db.tenant(propertyId, async (tx) => {
        const open = (await findAll(tx, propertyId)).filter((known) => !isTokenEnded(known, now))
        if (open.length >= PROPERTY_TOKENS_MAX)
          throw new AppError('booking-api/too-many-tokens', 'Revoke one first.', { max: PROPERTY_TOKENS_MAX })
        await tx.insert(propertyTokens).values(row)
        await recordBy(tx, staff, { action: 'property-token.created', subject: name })
        await emit(tx, propertyId, 'property-tokens.changed', {})
      })
      return { token, propertyToken: present(row, now) }
    },

    async revoke(tx: Tx, staff: Staff, id: string): Promise<void> {
      const [revoked] = await tx
        .update(propertyTokens)
        .set({ revokedAt: clock.now(), revokedByName: staff.name })
        .where(
          and(
            eq(propertyTokens.propertyId, staff.propertyId),
            eq(propertyTokens.id, id),
            isNull(propertyTokens.revokedAt),
          ),
        )
        .returning({ name: propertyTokens.name })
      if (!revoked) throw new AppError('booking-api/token-unknown', 'There is no such token.')
      await recordBy(tx, staff, { action: 'property-token.revoked', subject: revoked.name })
      await emit(tx, staff.propertyId, 'property-tokens.changed', {})
    },
  }
}
export type PropertyTokens = ReturnType<typeof createPropertyTokens>

function present(row: PropertyTokenRow, now: Date): PropertyToken {
  const { id, name, ending, scopes, createdByName, createdAt, expiresAt, lastUsedAt } = row
  return {
    ...{ id, name, ending, scopes, createdByName },
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    isExpired: isTokenEnded(row, now),
  }
}
