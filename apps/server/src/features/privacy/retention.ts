import { lastDueDeparture, type Retention } from '@innkeeper/domain/privacy/retention.ts'
import { localTimeAt } from '@innkeeper/domain/time.ts'
import { and, asc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database, Tx } from '../../platform/db/port.ts'
import { type PersonalData, staysAlone } from '../../platform/personal-data.ts'
import { bookings } from '../guests/tables.ts'
import { findRetention } from './retention-settings.ts'
import { retentionRuns } from './tables.ts'

/** Few enough that whoever waits for a booking of the batch does not notice. */
const BATCH_ROWS = 100

type Dependencies = { db: Database; clock: Clock; holders: () => readonly PersonalData[] }
type House = { propertyId: string; timeZone: string }
type Counted = 'guests' | 'orders' | 'messages' | 'answers' | 'registrations'

/**
 * Takes away what is past its time in one property, in short transactions: each takes a batch and counts it in the
 * row of the day, so that a run that is cut short goes on where it stopped and its numbers are true.
 */
export async function enforceRetention(
  { db, clock, holders }: Dependencies,
  { propertyId, timeZone }: House,
  signal?: AbortSignal,
): Promise<void> {
  const now = clock.now()
  const day = localTimeAt(now.getTime(), timeZone).date
  const run = { propertyId, day }
  const retention = await db.tenant(propertyId, (tx) => begin(tx, run, now))
  if (!retention) return

  const departedUntil = (months: number) => lastDueDeparture(day, months)
  let [after, keptBack] = [null as Place | null, 0]
  while (!signal?.aborted) {
    const batch = await db.tenant(propertyId, async (tx) => {
      const stays = await findDue(tx, propertyId, departedUntil(retention.guests), after)
      const open = await findOpen(tx, holders(), propertyId, stays, now)
      const ids = stays.map(({ id }) => id).filter((id) => !open.has(id))
      if (ids.length > 0) {
        for (const { erase } of holders()) await erase(tx, staysAlone(propertyId, ids), now)
        await count(tx, run, 'guests', ids.length)
      }
      return { last: stays.at(-1) ?? null, keptBack: open.size, isLast: stays.length < BATCH_ROWS }
    })
    keptBack += batch.keptBack
    after = batch.last
    if (batch.isLast) break
  }
  for (const { expire } of holders()) {
    if (!expire) continue
    const due = {
      propertyId,
      timeZone,
      now,
      departedUntil: expire.retained === null ? day : departedUntil(retention[expire.retained]),
      limit: BATCH_ROWS,
    }
    while (!signal?.aborted) {
      const taken = await db.tenant(propertyId, async (tx) => {
        const many = await expire.run(tx, due)
        if (many > 0) await count(tx, run, expire.count, many)
        return many
      })
      if (taken < BATCH_ROWS) break
    }
  }
  if (signal?.aborted) return
  await db.tenant(propertyId, (tx) =>
    tx.update(retentionRuns).set({ finishedAt: clock.now(), keptBack }).where(isRun(run)),
  )
}

type Run = { propertyId: string; day: string }
type Place = { departure: string; id: string }

const isRun = ({ propertyId, day }: Run) =>
  and(eq(retentionRuns.propertyId, propertyId), eq(retentionRuns.day, day))

/** The settings to go by, or null when the day's run is through. */
async function begin(tx: Tx, run: Run, now: Date): Promise<Retention | null> {
  await tx
    .insert(retentionRuns)
    .values({ ...run, startedAt: now })
    .onConflictDoNothing()
  const [row] = await tx.select().from(retentionRuns).where(isRun(run))
  if (!row || row.finishedAt !== null) return null
  return (await findRetention(tx, run.propertyId)).retention
}

async function count(tx: Tx, run: Run, what: Counted, many: number): Promise<void> {
  await tx
    .update(retentionRuns)
    .set({ [what]: sql`${retentionRuns[what]} + ${many}` })
    .where(isRun(run))
}

/** Stays past their time whose guest is still named, by departure; those somebody works on wait for the next night. */
function findDue(tx: Tx, propertyId: string, until: string, after: Place | null): Promise<Place[]> {
  const isAfter =
    after &&
    or(
      gt(bookings.departure, after.departure),
      and(eq(bookings.departure, after.departure), gt(bookings.id, after.id)),
    )
  return tx
    .select({ departure: bookings.departure, id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.propertyId, propertyId),
        isNull(bookings.erasedAt),
        lte(bookings.departure, until),
        isAfter ?? undefined,
      ),
    )
    .orderBy(asc(bookings.departure), asc(bookings.id))
    .limit(BATCH_ROWS)
    .for('update', { skipLocked: true })
}

/** Those of the stays that have something to settle. */
async function findOpen(
  tx: Tx,
  holders: readonly PersonalData[],
  propertyId: string,
  stays: readonly Place[],
  now: Date,
): Promise<Set<string>> {
  const person = staysAlone(
    propertyId,
    stays.map(({ id }) => id),
  )
  const open = new Set<string>()
  if (stays.length === 0) return open
  for (const { obstacles } of holders) {
    for (const { bookingId } of (await obstacles?.(tx, person, now)) ?? []) {
      if (bookingId !== null) open.add(bookingId)
    }
  }
  return open
}
