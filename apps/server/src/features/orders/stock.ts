import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import { emit } from '../../platform/events/outbox.ts'
import { products } from './products/tables.ts'
import { orderLines } from './tables.ts'

/** Rows of products are locked in the order of their ids, as placing does, so that nobody waits in a circle. */

/** What an order took goes back, once; guests hear of what is there again. */
export async function returnStock(tx: Tx, propertyId: string, orderId: string): Promise<void> {
  const { rows } = await tx.execute<{ id: string; before: number }>(sql`
    with given as (
      update ${orderLines} set took_stock = false
      where property_id = ${propertyId} and order_id = ${orderId} and took_stock
      returning product_id, quantity
    ),
    sums as (select product_id, sum(quantity)::int as quantity from given group by product_id),
    locked as materialized (
      select id, stock from ${products}
      where property_id = ${propertyId} and id in (select product_id from sums) and stock is not null
      order by id for update
    )
    update ${products} set stock = ${products}.stock + sums.quantity
    from locked join sums on sums.product_id = locked.id
    where ${products}.property_id = ${propertyId} and ${products}.id = locked.id
    returning locked.id, locked.stock as before
  `)
  const isBack = rows.some(({ before }) => before === 0)
  if (isBack)
    await emit(tx, propertyId, 'product.changed', {
      productId: rows.length === 1 ? (rows[0]?.id ?? null) : null,
    })
}

/** Takes an order's stock anew, all of it or none. */
export async function takeStockAgain(tx: Tx, propertyId: string, orderId: string): Promise<boolean> {
  const { rows } = await tx.execute<{ id: string; isEnough: boolean; isLast: boolean }>(sql`
    with sums as (
      select product_id, sum(quantity)::int as quantity from ${orderLines}
      where property_id = ${propertyId} and order_id = ${orderId} group by product_id
    ),
    locked as materialized (
      select id, stock from ${products}
      where property_id = ${propertyId} and id in (select product_id from sums) and stock is not null
      order by id for update
    )
    select id, stock >= quantity as "isEnough", stock = quantity as "isLast"
    from locked join sums on sums.product_id = locked.id
  `)
  if (rows.length === 0) return true
  if (rows.some(({ isEnough }) => !isEnough)) return false
  const ids = sql.join(
    rows.map(({ id }) => sql`${id}`),
    sql`, `,
  )
  await tx.execute(sql`
    with taken as (
      update ${orderLines} set took_stock = true
      where property_id = ${propertyId} and order_id = ${orderId} and product_id in (${ids})
      returning product_id, quantity
    ),
    sums as (select product_id, sum(quantity)::int as quantity from taken group by product_id)
    update ${products} set stock = ${products}.stock - sums.quantity
    from sums where ${products}.property_id = ${propertyId} and ${products}.id = sums.product_id
  `)
  if (rows.some(({ isLast }) => isLast)) await emit(tx, propertyId, 'product.changed', { productId: null })
  return true
}

/** Takes an order's places of its days anew, all of them or none. */
export async function takePlacesAgain(tx: Tx, propertyId: string, orderId: string): Promise<boolean> {
  const { rows } = await tx.execute<{ isTaken: boolean }>(
    sql`select take_places_again(${propertyId}, ${orderId}) as "isTaken"`,
  )
  return rows[0]?.isTaken ?? false
}
