import type { Property } from '@innkeeper/domain/properties/schema.ts'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import { properties } from '../properties/tables.ts'
import { type OrderLineRow, type OrderRow, orderLines, orders } from './tables.ts'

export type StoredOrder = { order: OrderRow; lines: OrderLineRow[] }

export async function findOrder(tx: Tx, propertyId: string, orderId: string): Promise<StoredOrder | null> {
  const order = await findOrderRow(tx, propertyId, orderId)
  return order ? { order, lines: await findLines(tx, propertyId, [orderId]) } : null
}

/** The order without its lines. */
export async function findOrderRow(tx: Tx, propertyId: string, orderId: string): Promise<OrderRow | null> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.propertyId, propertyId), eq(orders.id, orderId)))
  return order ?? null
}

/** The order alone, kept from others until the transaction ends. */
export async function lockOrder(tx: Tx, propertyId: string, orderId: string): Promise<OrderRow | null> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.propertyId, propertyId), eq(orders.id, orderId)))
    .for('update')
  return order ?? null
}

/** The lines of these orders, as they were ordered. */
export function findLines(tx: Tx, propertyId: string, orderIds: string[]): Promise<OrderLineRow[]> {
  return tx
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.propertyId, propertyId), inArray(orderLines.orderId, orderIds)))
    .orderBy(asc(orderLines.orderId), asc(orderLines.line))
}

/** The lines of each of these orders. */
export async function linesByOrder(
  tx: Tx,
  propertyId: string,
  found: readonly { id: string }[],
): Promise<Map<string, OrderLineRow[]>> {
  const ids = found.map(({ id }) => id)
  const lines = ids.length > 0 ? await findLines(tx, propertyId, ids) : []
  return Map.groupBy(lines, ({ orderId }) => orderId)
}

export type PropertyFacts = Pick<Property, 'name' | 'timeZone' | 'brand'>

/** What messages say of the property, read in the transaction at hand. */
export async function findPropertyFacts(tx: Tx, propertyId: string): Promise<PropertyFacts> {
  const [property] = await tx
    .select({ name: properties.name, timeZone: properties.timeZone, brand: properties.brand })
    .from(properties)
    .where(eq(properties.propertyId, propertyId))
  if (!property) throw new Error('an order is of a property')
  return property
}
