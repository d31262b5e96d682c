import { currentState, type House, isCalledOff } from '@innkeeper/domain/guests/phase.ts'
import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database, Tx } from '../../../platform/db/port.ts'
import { forEachDespiteFailures } from '../../../platform/jobs/for-each-despite-failures.ts'
import { defineJob, type Job } from '../../../platform/jobs/port.ts'
import { properties } from '../../properties/tables.ts'
import { bookings } from '../tables.ts'
import { changeBooking, type Writer } from '../write-booking.ts'

/** Few at a time: whoever changes one of them at the desk does not wait long. */
const BATCH = 50
/** Midnight comes this much earlier somewhere than in UTC. */
const EARLIEST_ZONE_MS = 14 * 3_600_000
const BY_CLOCK: Writer = { source: 'staff', actorId: null, actorName: null }

type Dependencies = { db: Database; clock: Clock }
type Due = { propertyId: string; id: string }

/** Checks guests out at the check-out time of their booking or property, so that lists and others hear of it. */
export function checkOutJob(deps: Dependencies): Job<Record<string, never>> {
  return defineJob({
    name: 'guests.check-out',
    payload: z.object({}),
    schedule: { cron: '* * * * *', timeZone: 'UTC' },
    timeLimitSeconds: 240,
    handler: async ({ signal }) => void (await checkOutByClock(deps, signal)),
  })
}

export async function checkOutByClock({ db, clock }: Dependencies, signal?: AbortSignal): Promise<number> {
  const now = clock.now()
  const due = Map.groupBy(await findDue(db, now), ({ propertyId }) => propertyId)
  const batches = [...due].flatMap(([propertyId, stays]) =>
    inBatches(stays.map(({ id }) => id)).map((ids) => ({ propertyId, ids })),
  )
  let count = 0
  await forEachDespiteFailures(
    batches,
    async ({ propertyId, ids }) => {
      count += await db.tenant(propertyId, (tx) => checkOutAll(tx, { propertyId, ids, now }))
    },
    signal,
  )
  return count
}

/** Everybody in house whose time is over, in all properties. */
async function findDue(db: Database, now: Date): Promise<Due[]> {
  const latestDay = new Date(now.getTime() + EARLIEST_ZONE_MS).toISOString().slice(0, 10)
  const rows = await db.installation(
    (tx) =>
      tx
        .select(DUE_COLUMNS)
        .from(bookings)
        .innerJoin(properties, eq(properties.propertyId, bookings.propertyId))
        .where(and(eq(bookings.state, 'checkin'), lte(bookings.departure, latestDay)))
        .orderBy(asc(bookings.departure)),
    { readOnly: true },
  )
  return rows.filter((row) => isOver(row, row.house, now))
}

const HOUSE_COLUMNS = { timeZone: properties.timeZone, checkOutTime: properties.checkOutTime }
const DUE_COLUMNS = {
  propertyId: bookings.propertyId,
  id: bookings.id,
  state: bookings.state,
  departure: bookings.departure,
  checkOutTime: bookings.checkOutTime,
  cancelledAt: bookings.cancelledAt,
  noShowAt: bookings.noShowAt,
  house: HOUSE_COLUMNS,
}

type Stay = Parameters<typeof currentState>[0] & Parameters<typeof isCalledOff>[0]

function isOver(stay: Stay, house: House, now: Date): boolean {
  return (
    stay.state === 'checkin' && !isCalledOff(stay) && currentState(stay, now.getTime(), house) === 'checkout'
  )
}

/** One batch; a booking that another node or somebody at the desk holds is left for the next minute. */
async function checkOutAll(
  tx: Tx,
  { propertyId, ids, now }: { propertyId: string; ids: string[]; now: Date },
): Promise<number> {
  const [house] = await tx.select(HOUSE_COLUMNS).from(properties).where(eq(properties.propertyId, propertyId))
  if (!house) return 0
  const held = await tx
    .select()
    .from(bookings)
    .where(and(eq(bookings.propertyId, propertyId), inArray(bookings.id, ids)))
    .for('update', { skipLocked: true })
  const over = held.filter((booking) => isOver(booking, house, now))
  for (const booking of over) {
    const change = { state: 'checkout', checkedOutAt: now } as const
    await changeBooking(tx, booking, change, { kind: 'checked-out', by: BY_CLOCK })
  }
  return over.length
}

function inBatches(ids: string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / BATCH) }, (_, nth) =>
    ids.slice(nth * BATCH, (nth + 1) * BATCH),
  )
}
