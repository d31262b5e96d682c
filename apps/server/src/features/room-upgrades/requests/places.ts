import type { Take } from '@innkeeper/domain/orders/availability.ts'
import { sql } from 'drizzle-orm'
import { sqlStateOf } from '../../../platform/db/errors.ts'
import type { Tx } from '../../../platform/db/port.ts'
import { emit } from '../../../platform/events/outbox.ts'
import { AppError } from '../../../platform/http/app-error.ts'

type Ordered = { propertyId: string; orderId: string }

/** Takes places for an order that came without any. Throws `upgrade/fully-booked`. */
export async function takePlaces(
  tx: Tx,
  { propertyId, orderId }: Ordered,
  takes: readonly Take[],
): Promise<void> {
  for (const { subject, day, slot, quantity, places } of takes)
    await tx.execute(sql`
      insert into order_places (property_id, order_id, subject, day, slot, quantity, places)
      values (${propertyId}, ${orderId}, ${subject}, ${day}, ${slot}, ${quantity}, ${places})
      on conflict do nothing`)
  await tx.execute(sql`select take_places(${propertyId}, ${orderId})`).catch((error: unknown) => {
    if (sqlStateOf(error) !== 'IK007') throw error
    throw fullyBooked()
  })
}

/**
 * The booking itself counts from now on: what was counted by bookings goes back, and nights that are over. What was
 * counted by hand stays taken, for bookings are not looked at there.
 */
export async function givePlacesBack(
  tx: Tx,
  { propertyId, orderId }: Ordered,
  nights: readonly string[],
): Promise<void> {
  await tx.execute(sql`
    with back as (
      update order_places set is_taken = false
      where property_id = ${propertyId} and order_id = ${orderId} and is_taken
        and (places is null or not day = any(${sql.param([...nights])}::date[]))
      returning subject, day, slot, quantity
    )
    update places_taken t set taken = t.taken - back.quantity from back
    where t.property_id = ${propertyId} and t.subject = back.subject and t.day = back.day and t.slot = back.slot`)
  await emit(tx, propertyId, 'availability.changed', {})
}

/** Whether staff wrote how many rooms there are when it was asked for. */
export async function isCountedByHand(tx: Tx, { propertyId, orderId }: Ordered): Promise<boolean> {
  const { rows } = await tx.execute<{ byHand: boolean }>(sql`
    select coalesce(bool_or(places is not null), false) as "byHand" from order_places
    where property_id = ${propertyId} and order_id = ${orderId}`)
  return rows[0]?.byHand ?? false
}

export function fullyBooked(): AppError {
  return new AppError('upgrade/fully-booked', 'No such room is left on one of the nights.')
}
