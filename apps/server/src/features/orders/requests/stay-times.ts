import type { StayTime } from '@innkeeper/domain/orders/constants.ts'
import { isBetterStayTime } from '@innkeeper/domain/orders/stay-time.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import {
  changeBooking,
  holdPlaces,
  lockBooking,
  type StoredBooking,
  type Writer,
} from '../../guests/service.ts'
import { type OrderLineRow, orderStayTimes } from '../tables.ts'
import type { AnsweredOrder, OrderEffect } from './order-effects.ts'

/*
 * Early check-in and late check-out are the booking's own times from the acceptance on, so that everything that reads the
 * booking follows: phase, boxes, door code, cleaning. All orders that moved the same time know what it was before the
 * first of them. What follows from them is one rule in the database (`bought_time`, migration 0060), because it also
 * holds where the stay moves or is called off, whoever does that.
 */

const FIELD = { arrival: 'checkInTime', departure: 'checkOutTime' } as const
type Moved = typeof orderStayTimes.$inferSelect

export const stayTimes: OrderEffect = {
  concerns: ({ order, lines }) => order.bookingId !== null && wantedIn(lines).size > 0,

  async onAccepted(answered) {
    const { tx, order, lines } = answered
    if (order.bookingId === null) return
    let booking = await holdStay(tx, order.propertyId, order.bookingId)
    // A stay that is over or was erased has no times any more.
    if (booking.erasedAt !== null || booking.state === 'checkout') return
    for (const [stayTime, wanted] of wantedIn(lines)) {
      const before = await commonBefore(tx, booking, stayTime)
      const { propertyId } = order
      const moved = { propertyId, orderId: order.id, stayTime, bookingId: booking.id, before, wanted }
      await tx.insert(orderStayTimes).values(moved)
      booking = await write(answered, booking, stayTime, await boughtTime(tx, booking, stayTime))
    }
  },

  async onCancelled(answered) {
    const { tx, order } = answered
    const own = and(eq(orderStayTimes.propertyId, order.propertyId), eq(orderStayTimes.orderId, order.id))
    const rows = await tx.delete(orderStayTimes).where(own).returning()
    for (const { stayTime, bookingId, before, wanted } of rows) {
      const booking = await holdStay(tx, order.propertyId, bookingId)
      const { length: others } = await findMoved(tx, booking, stayTime)
      const rest = others > 0 ? await boughtTime(tx, booking, stayTime) : before
      const asLeft = rest !== null && !isBetterStayTime(stayTime, wanted, rest) ? rest : wanted
      // Whoever changed it meanwhile meant something by it.
      if (booking[FIELD[stayTime]] === asLeft && booking.erasedAt === null)
        await write(answered, booking, stayTime, rest)
    }
  },
}

async function holdStay(tx: Tx, propertyId: string, bookingId: string): Promise<StoredBooking> {
  await holdPlaces(tx, propertyId)
  return lockBooking(tx, propertyId, bookingId)
}

/** What the lines ask for, by the time they move. */
function wantedIn(lines: readonly OrderLineRow[]): Map<StayTime, string> {
  const wanted = new Map<StayTime, string>()
  for (const { stayTime, atTime } of lines) {
    if (stayTime === null || atTime === null) continue
    const known = wanted.get(stayTime)
    if (known === undefined || isBetterStayTime(stayTime, atTime, known)) wanted.set(stayTime, atTime)
  }
  return wanted
}

/** The stay's own time by what was bought for it; null where that is no better than the usual one. */
async function boughtTime(
  tx: Tx,
  { propertyId, id }: StoredBooking,
  stayTime: StayTime,
): Promise<string | null> {
  const { rows } = await tx.execute<{ time: string | null }>(
    sql`select bought_time(${propertyId}, ${id}, ${stayTime}) as time`,
  )
  return rows[0]?.time ?? null
}

const ofStay = ({ propertyId, id }: StoredBooking, stayTime: StayTime) =>
  and(
    eq(orderStayTimes.propertyId, propertyId),
    eq(orderStayTimes.bookingId, id),
    eq(orderStayTimes.stayTime, stayTime),
  )

function findMoved(tx: Tx, booking: StoredBooking, stayTime: StayTime): Promise<Moved[]> {
  return tx.select().from(orderStayTimes).where(ofStay(booking, stayTime))
}

/** What the booking had before its orders: what it has now, where there are none or somebody changed it since. */
async function commonBefore(tx: Tx, booking: StoredBooking, stayTime: StayTime): Promise<string | null> {
  const current = booking[FIELD[stayTime]]
  const [first] = await findMoved(tx, booking, stayTime)
  if (!first) return current
  if ((await boughtTime(tx, booking, stayTime)) === current) return first.before
  await tx.update(orderStayTimes).set({ before: current }).where(ofStay(booking, stayTime))
  return current
}

function write(
  { tx, actor }: AnsweredOrder,
  booking: StoredBooking,
  stayTime: StayTime,
  time: string | null,
): Promise<StoredBooking> {
  const by: Writer = actor
    ? { source: 'staff', actorId: actor.userId, actorName: actor.name }
    : { source: 'guest', actorId: null, actorName: null }
  return changeBooking(tx, booking, { [FIELD[stayTime]]: time }, { kind: 'changed', by })
}
