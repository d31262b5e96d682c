import { and, asc, eq, gt, isNull, or } from 'drizzle-orm'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database } from '../../platform/db/port.ts'
import type { Processing } from '../../platform/processing.ts'
import { propertyTokens } from './tables.ts'

/** Other systems that read bookings with a token that still opens something. */
export const bookingApiProcessing = ({ db, clock }: { db: Database; clock: Clock }): Processing => ({
  async recipients(propertyId) {
    const rows = await db.tenant(
      propertyId,
      (tx) =>
        tx
          .select({ name: propertyTokens.name })
          .from(propertyTokens)
          .where(
            and(
              eq(propertyTokens.propertyId, propertyId),
              isNull(propertyTokens.revokedAt),
              or(isNull(propertyTokens.expiresAt), gt(propertyTokens.expiresAt, clock.now())),
            ),
          )
          .orderBy(asc(propertyTokens.name), asc(propertyTokens.id)),
      { readOnly: true },
    )
    return rows.map(({ name }) => ({ kind: 'token', name }))
  },
})
