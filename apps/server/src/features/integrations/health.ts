import { pauseAfter } from '@innkeeper/domain/integrations/ask-spans.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Database, Tx } from '../../platform/db/port.ts'
import { emit } from '../../platform/events/outbox.ts'
import type { PmsError } from '../../platform/pms/port.ts'
import { type ConnectionRow, pmsConnections } from './tables.ts'
import { troubleOf } from './trouble.ts'

/** A connection that was made anew meanwhile is another, with troubles of its own. */
const isSame = ({ propertyId, credentials }: ConnectionRow) =>
  and(eq(pmsConnections.propertyId, propertyId), eq(pmsConnections.credentials, credentials))

/** The other system answered; what was kept with that stands with it. */
export async function noteContact(
  db: Database,
  row: ConnectionRow,
  now: Date,
  kept: { keptUntil?: Date } = {},
): Promise<void> {
  await db.tenant(row.propertyId, async (tx) => {
    const [saved] = await tx
      .update(pmsConnections)
      .set({ contactedAt: now, trouble: null, troubleSince: null, failures: 0, nextTryAt: null, ...kept })
      .where(isSame(row))
      .returning()
    if (saved) await emitChanged(tx, row.propertyId)
  })
}

/** What went wrong, and when it is tried again. Wrong keys are asked with as rarely as can be: only people help. */
export async function noteTrouble(
  db: Database,
  row: ConnectionRow,
  error: PmsError,
  now: Date,
): Promise<void> {
  await db.tenant(row.propertyId, async (tx) => {
    const pauseMs = pauseAfter(row.failures + 1, error.retryAfterMs)
    const [saved] = await tx
      .update(pmsConnections)
      .set({
        trouble: troubleOf(error),
        troubleSince: sql`coalesce(${pmsConnections.troubleSince}, ${now.toISOString()}::timestamptz)`,
        failures: sql`${pmsConnections.failures} + 1`,
        nextTryAt: new Date(now.getTime() + pauseMs),
      })
      .where(isSame(row))
      .returning()
    if (saved) await emitChanged(tx, row.propertyId)
  })
}

export function emitChanged(tx: Tx, propertyId: string): Promise<void> {
  return emit(tx, propertyId, 'integration.changed', {})
}
