import type { OutsideFields } from '@innkeeper/domain/guests/outside-change.ts'
import { pauseAfter } from '@innkeeper/domain/integrations/ask-spans.ts'
import type { Mapping } from '@innkeeper/domain/integrations/choices.ts'
import { roomThere, type StayRoom } from '@innkeeper/domain/integrations/room-change.ts'
import { localTimeAt } from '@innkeeper/domain/time.ts'
import { and, eq, gte, isNull, ne } from 'drizzle-orm'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database, Tx } from '../../platform/db/port.ts'
import { emit } from '../../platform/events/outbox.ts'
import { PmsError, type PmsHouse, type PmsPort } from '../../platform/pms/port.ts'
import { changeBooking, lockBooking } from '../guests/service.ts'
import { bookings } from '../guests/tables.ts'
import { orders } from '../orders/tables.ts'
import { unitCategories, units } from '../units/tables.ts'
import { emitChanged } from './health.ts'
import { findOwnRooms, mappingOf } from './mapping.ts'
import { categoryOfStay, unitOfStay } from './stay-room.ts'
import { pmsBookings, pmsRoomChanges } from './tables.ts'
import { type Trouble, troubleOf } from './trouble.ts'

export type OpenRoomChange = {
  change: typeof pmsRoomChanges.$inferSelect
  number: string
  reservationId: string
  /** Null where the stay has no category. */
  room: StayRoom | null
  names: { category: string | null; unit: string | null }
  said: Partial<OutsideFields> | null
  orderRevision: number
}

/** Stays to come or in house whose room the other system was not told of yet, or refused. */
export async function findRoomChanges(
  tx: Tx,
  propertyId: string,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<OpenRoomChange[]> {
  const today = localTimeAt(now.getTime(), timeZone).date
  const rows = await tx
    .select({
      change: pmsRoomChanges,
      number: bookings.bookingNumber,
      reservationId: pmsBookings.externalId,
      categoryId: categoryOfStay,
      unitId: bookings.unitId,
      category: unitCategories.name,
      unit: units.code,
      said: bookings.outside,
      orderRevision: orders.revision,
    })
    .from(pmsRoomChanges)
    .innerJoin(
      bookings,
      and(eq(bookings.propertyId, pmsRoomChanges.propertyId), eq(bookings.id, pmsRoomChanges.bookingId)),
    )
    .innerJoin(
      pmsBookings,
      and(eq(pmsBookings.propertyId, bookings.propertyId), eq(pmsBookings.bookingId, bookings.id)),
    )
    .innerJoin(
      orders,
      and(eq(orders.propertyId, pmsRoomChanges.propertyId), eq(orders.id, pmsRoomChanges.orderId)),
    )
    .leftJoin(units, unitOfStay)
    .leftJoin(
      unitCategories,
      and(eq(unitCategories.propertyId, bookings.propertyId), eq(unitCategories.id, categoryOfStay)),
    )
    .where(
      and(
        eq(pmsRoomChanges.propertyId, propertyId),
        ne(pmsRoomChanges.state, 'done'),
        gte(bookings.departure, today),
        ne(bookings.state, 'checkout'),
        isNull(bookings.cancelledAt),
        isNull(bookings.noShowAt),
      ),
    )
    .orderBy(pmsRoomChanges.at)
  return rows.map(({ categoryId, unitId, category, unit, said, ...row }) => ({
    ...row,
    room: categoryId === null ? null : { categoryId, unitId },
    names: { category, unit },
    said: said as Partial<OutsideFields> | null,
  }))
}

type Work = {
  db: Database
  clock: Clock
  port: PmsPort
  propertyId: string
  house: PmsHouse
  /** As the system calls itself. */
  name: string
  /** What somebody said which of their rooms are ours. */
  chosen: Mapping
}
type Told = Pick<OpenRoomChange['change'], 'state' | 'trouble' | 'nextTryAt' | 'changedAt'>

/** Tells the other system which room stays have by now; what it refuses, or has no word for, waits for somebody. */
export async function tellRooms(work: Work): Promise<void> {
  const { db, clock, propertyId, house, chosen } = work
  const now = clock.now()
  const { open, mapping } = await db.tenant(
    propertyId,
    async (tx) => ({
      open: await findRoomChanges(tx, propertyId, { now, timeZone: house.timeZone }),
      mapping: mappingOf(house, await findOwnRooms(tx, propertyId), chosen),
    }),
    { readOnly: true },
  )
  const due = open.filter(
    ({ change: { state, nextTryAt } }) => state === 'trying' && (nextTryAt === null || nextTryAt <= now),
  )
  for (const one of due) await save(work, one, await tell(work, one, mapping))
}

async function tell(
  { clock, port, house }: Work,
  { room, names, reservationId, change }: OpenRoomChange,
  mapping: Mapping,
): Promise<Told> {
  const there = room ? roomThere(room, { mapping, units: house.units }) : 'no such category'
  if (typeof there === 'string') {
    const said = there === 'no such unit' ? names.unit : names.category
    return refused({ failure: 'room-not-matched', said })
  }
  try {
    const changedAt = await port.changeRoom(reservationId, there)
    const at = changedAt === null ? clock.now() : new Date(changedAt)
    return { state: 'done', trouble: null, nextTryAt: null, changedAt: at }
  } catch (error) {
    if (!(error instanceof PmsError)) throw error
    if (!error.retryable) return refused(troubleOf(error))
    const pauseMs = pauseAfter(change.tries + 1, error.retryAfterMs)
    const nextTryAt = new Date(clock.now().getTime() + pauseMs)
    return { state: 'trying', trouble: troubleOf(error), nextTryAt, changedAt: null }
  }
}

const refused = (trouble: Trouble): Told => ({
  state: 'refused',
  trouble,
  nextTryAt: null,
  changedAt: null,
})

/** A room that changed again meanwhile is told anew. What was told is what the other system says from then on. */
async function save(
  { db, propertyId, name }: Work,
  { change, room, orderRevision }: OpenRoomChange,
  told: Told,
): Promise<void> {
  const { bookingId, orderId, revision, tries } = change
  await db.tenant(propertyId, async (tx) => {
    const booking = await lockBooking(tx, propertyId, bookingId)
    const [saved] = await tx
      .update(pmsRoomChanges)
      .set({ ...told, tries: tries + 1 })
      .where(
        and(
          eq(pmsRoomChanges.propertyId, propertyId),
          eq(pmsRoomChanges.bookingId, bookingId),
          eq(pmsRoomChanges.revision, revision),
        ),
      )
      .returning()
    if (saved?.state === 'done' && room && booking.outside) {
      const outside = { ...booking.outside, unitCategoryId: room.categoryId, unitId: room.unitId }
      const by = { source: 'pms' as const, actorId: null, actorName: name }
      await changeBooking(tx, booking, { outside }, { kind: 'changed', by })
    }
    await emit(tx, propertyId, 'order.changed', {
      requestId: orderId,
      revision: orderRevision,
      categories: [],
    })
    await emitChanged(tx, propertyId)
  })
}
