import { and, eq, isNull, lt, or, type SQL } from 'drizzle-orm'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database } from '../../platform/db/port.ts'
import { type ConnectionRow, pmsConnections } from './tables.ts'

/** Longer than a job may run: whoever holds it longer is no more. */
const BUSY_MS = 10 * 60_000

export type Busy = {
  connection: ConnectionRow
  /** For work that is longer than one job usually is. */
  stayBusy(): Promise<void>
}

/**
 * Asks the other system about one property on one node at a time. Answers false without having done anything where
 * another does.
 */
export async function whileBusy(
  { db, clock }: { db: Database; clock: Clock },
  propertyId: string,
  work: (busy: Busy) => Promise<void>,
): Promise<boolean> {
  const isOurs = eq(pmsConnections.propertyId, propertyId)
  const until = () => new Date(clock.now().getTime() + BUSY_MS)
  const set = (busyUntil: Date | null, where: SQL | undefined) =>
    db.tenant(propertyId, (tx) => tx.update(pmsConnections).set({ busyUntil }).where(where).returning())
  let held = until()
  const isFree = or(isNull(pmsConnections.busyUntil), lt(pmsConnections.busyUntil, clock.now()))
  const [connection] = await set(held, and(isOurs, isFree))
  if (!connection) return false
  const isHeld = () => and(isOurs, eq(pmsConnections.busyUntil, held))
  try {
    await work({
      connection,
      async stayBusy() {
        const longer = until()
        await set(longer, isHeld())
        held = longer
      },
    })
  } finally {
    await set(null, isHeld())
  }
  return true
}
