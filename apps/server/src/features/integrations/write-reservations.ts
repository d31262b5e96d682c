import type { Choices, Mapping } from '@innkeeper/domain/integrations/choices.ts'
import { isOlder, outsideOfReservation } from '@innkeeper/domain/integrations/outside-of-reservation.ts'
import type { PmsReservation } from '@innkeeper/domain/integrations/reservation.ts'
import { saysEarlierRoom } from '@innkeeper/domain/integrations/room-change.ts'
import { PMS_KINDS, type PmsSystem } from '@innkeeper/domain/integrations/systems.ts'
import { and, eq, or } from 'drizzle-orm'
import type { Database, Tx } from '../../platform/db/port.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { holdPlaces, saveOutsideBooking } from '../guests/service.ts'
import { bookings } from '../guests/tables.ts'
import { bookingProblemOf } from './booking-problem.ts'
import type { Outcome } from './counts.ts'
import { findRoomChange } from './room-changes.ts'
import { pmsBookings } from './tables.ts'

/** So many in one transaction: short enough that no live event waits for it (decision 003). */
const BATCH = 20

export type Taking = {
  propertyId: string
  system: PmsSystem
  choices: Choices
  mapping: Mapping
  now: Date
}

/** Writes reservations as they come, again or out of order; what each became stands in their order. */
export async function writeReservations(
  db: Database,
  reservations: readonly PmsReservation[],
  taking: Taking,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const batch of batchesOf(reservations))
    outcomes.push(...(await db.tenant(taking.propertyId, (tx) => writeBatch(tx, batch, taking))))
  return outcomes
}

/** What writing them would do; nothing of it stays. */
export async function tryReservations(
  db: Database,
  reservations: readonly PmsReservation[],
  taking: Taking,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const batch of batchesOf(reservations)) {
    await db
      .tenant(taking.propertyId, async (tx) => {
        outcomes.push(...(await writeBatch(tx, batch, taking)))
        throw new TakenBack()
      })
      .catch((error: unknown) => {
        if (!(error instanceof TakenBack)) throw error
      })
  }
  return outcomes
}

class TakenBack extends Error {}

function* batchesOf<T>(items: readonly T[]): Generator<readonly T[]> {
  for (let first = 0; first < items.length; first += BATCH) yield items.slice(first, first + BATCH)
}

async function writeBatch(tx: Tx, batch: readonly PmsReservation[], taking: Taking): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  // Before any stay is held.
  await holdPlaces(tx, taking.propertyId)
  for (const reservation of batch) outcomes.push(await writeOne(tx, reservation, taking))
  return outcomes
}

async function writeOne(tx: Tx, reservation: PmsReservation, taking: Taking): Promise<Outcome> {
  const { propertyId, system, now } = taking
  const { status, id: externalId, number: bookingNumber } = reservation
  const known = await findKnown(tx, propertyId, reservation)
  // Whoever is not expected yet, or no longer before we heard of them, is nobody's booking here.
  if (status === 'not confirmed') return 'skipped'
  if (!known && (status === 'cancelled' || status === 'no-show')) return 'skipped'
  if (isOlder(reservation, known?.attributes.lastUpdate ?? null)) return 'unchanged'
  const said = outsideOfReservation(
    { ...reservation, status },
    { ...taking, attributes: known?.attributes ?? {} },
  )
  if (known && saysEarlierRoom(reservation, await findRoomChange(tx, propertyId, known.id))) {
    delete said.unitId
    delete said.unitCategoryId
  }
  try {
    const { booking, outcome } = await saveOutsideBooking(
      tx,
      propertyId,
      { bookingNumber, externalId, said },
      { source: 'pms', actorName: PMS_KINDS[system].name, rule: 'take news', now },
    )
    await remember(tx, propertyId, reservation, { bookingId: booking.id, problem: null })
    return outcome
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await remember(tx, propertyId, reservation, {
      bookingId: known?.id ?? null,
      problem: bookingProblemOf(error),
    })
    return 'refused'
  }
}

/** As `saveOutsideBooking` will find it again. */
async function findKnown(tx: Tx, propertyId: string, { id, number }: PmsReservation) {
  const found = await tx
    .select({ id: bookings.id, attributes: bookings.attributes, externalId: bookings.externalId })
    .from(bookings)
    .where(
      and(
        eq(bookings.propertyId, propertyId),
        or(eq(bookings.externalId, id), eq(bookings.bookingNumber, number)),
      ),
    )
    .orderBy(bookings.createdAt, bookings.id)
    .for('update')
  return found.find(({ externalId }) => externalId === id) ?? found[0] ?? null
}

async function remember(
  tx: Tx,
  propertyId: string,
  { id: externalId, number, updatedAt, guest }: PmsReservation,
  became: Pick<typeof pmsBookings.$inferInsert, 'bookingId' | 'problem'>,
): Promise<void> {
  const row = { number, accountId: guest.accountId, updatedAt: new Date(updatedAt), ...became }
  await tx
    .insert(pmsBookings)
    .values({ propertyId, externalId, ...row })
    .onConflictDoUpdate({ target: [pmsBookings.propertyId, pmsBookings.externalId], set: row })
}
