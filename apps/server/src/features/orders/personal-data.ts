import { unsettledOf } from '@innkeeper/domain/privacy/unsettled.ts'
import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import type { Due, Person, PersonalData } from '../../platform/personal-data.ts'
import { bookings } from '../guests/tables.ts'
import type { OrderMessages } from './messages/service.ts'
import { findLines } from './repository.ts'
import { takePersonOut } from './requests/removal.ts'
import { type OrderLineRow, type OrderRow, orders } from './tables.ts'

/** Those of the stays, and those without a booking that name the person; what has no person left is not among them. */
function ordersOf({ propertyId, bookingIds, bookingNumbers, emails, phones }: Person): SQL | undefined {
  const digits = sql`regexp_replace(${orders.phone}, '\\D', '', 'g')`
  return and(
    eq(orders.propertyId, propertyId),
    isNull(orders.removedAt),
    or(
      inArray(orders.bookingId, [...bookingIds]),
      and(
        isNull(orders.bookingId),
        or(
          inArray(sql`lower(${orders.email})`, [...emails]),
          inArray(digits, [...phones]),
          inArray(orders.reservationNumber, [...bookingNumbers]),
        ),
      ),
    ),
  )
}

const findOrders = (tx: Tx, person: Person): Promise<OrderRow[]> =>
  tx.select().from(orders).where(ordersOf(person)).orderBy(asc(orders.placedAt), asc(orders.id))

/** What a guest ordered: what was sold and for how much stays, whose it was goes. */
export function ordersPersonalData(messages: Pick<OrderMessages, 'remove'>): PersonalData {
  return {
    async find(tx, person) {
      const found = await findOrders(tx, person)
      const lines = await findLines(
        tx,
        person.propertyId,
        found.map(({ id }) => id),
      )
      const rows = found.map((order) => ({
        ...withoutInnards(order),
        lines: lines.filter(({ orderId }) => orderId === order.id).map(withoutIds),
      }))
      return [{ kind: 'orders', fate: 'kept-without-person', rows }]
    },
    async obstacles(tx, person, now) {
      const found = await findOrders(tx, person)
      return found.flatMap((order) => {
        const reason = order.isPreview ? null : unsettledOf(order, now.getTime())
        return reason ? [{ reason, bookingId: order.bookingId, order: order.number }] : []
      })
    },
    async erase(tx, person, now) {
      const ids = (await findOrders(tx, person)).map(({ id }) => id)
      if (ids.length > 0) await takePersonOut({ tx, propertyId: person.propertyId, now, messages }, ids)
    },
    expire: {
      retained: 'guests',
      count: 'orders',
      async run(tx, due) {
        const ids = await findPast(tx, due)
        const { propertyId, now } = due
        if (ids.length > 0) await takePersonOut({ tx, propertyId, now, messages }, ids)
        return ids.length
      },
    },
  }
}

/** Of visitors without a booking, and of stays that ended; what is not settled stays until it is. */
async function findPast(tx: Tx, { propertyId, departedUntil, timeZone, now, limit }: Due): Promise<string[]> {
  const day = sql`coalesce(${bookings.departure}, (${orders.placedAt} at time zone ${timeZone})::date)`
  const rows = await tx
    .select({ order: orders })
    .from(orders)
    .leftJoin(bookings, and(eq(bookings.propertyId, orders.propertyId), eq(bookings.id, orders.bookingId)))
    .where(
      and(
        eq(orders.propertyId, propertyId),
        isNull(orders.removedAt),
        // The same as `unsettledOf` of anything as old as this.
        sql`not (${orders.stage} = 'awaiting payment' or ${orders.payment} in ('pending', 'held', 'failed')
          or (${orders.stage} = 'placed' and ${orders.archivedAt} is null and ${orders.status} = 'no action taken'))`,
        sql`${day} <= ${departedUntil}::date`,
      ),
    )
    .limit(limit)
  return rows.filter(({ order }) => !unsettledOf(order, now.getTime())).map(({ order }) => order.id)
}

/** A line in words: what was chosen stands in its details. */
function withoutIds({
  propertyId: _,
  orderId: __,
  productId: ___,
  tookStock: ____,
  chosen: _____,
  dealId: ______,
  ...line
}: OrderLineRow) {
  return line
}

/** Ids and marks that say nothing to a person. */
function withoutInnards({ propertyId: _, watchId: __, device: ___, network: ____, ...order }: OrderRow) {
  return order
}
