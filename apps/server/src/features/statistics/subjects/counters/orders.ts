import { GUEST_CANCELLED_REASON } from '@innkeeper/domain/orders/constants.ts'
import { sql } from 'drizzle-orm'
import { orderLines, orders } from '../../../orders/tables.ts'
import { placedBetween, sold, wasAccepted, wasDeclined } from '../../orders/repository.ts'
import { type Counter, countBy, dayOfMoment, WHOLE } from './counter.ts'

/** Orders by the day they came; money is that of those that were accepted, in the property's currency. */
export const countOrders: Counter = (tx, days) => {
  const { propertyId, dayStarts, currency } = days
  const revenue = sql`coalesce(sum(total) filter (where is_sold), 0)`
  return countBy(
    tx,
    days,
    sql`
    with placed as materialized (
      select id, source, total, ${dayOfMoment(sql`placed_at`, days)} as day, ${sold(currency)} as is_sold,
        ${wasAccepted} as was_accepted, ${wasDeclined} as was_declined,
        (${wasDeclined} and coalesce(reason, '') <> ${GUEST_CANCELLED_REASON}) as was_refused
      from ${orders}
      where ${placedBetween(propertyId, dayStarts[0] ?? 0, dayStarts.at(-1) ?? 0)}
    ),
    products as materialized (
      select placed.day, line.product_id, sum(line.total) as total, sum(line.quantity) as quantity
      from placed
      join ${orderLines} line on line.property_id = ${propertyId} and line.order_id = placed.id
      where placed.is_sold group by 1, 2
    )
    select day, ${WHOLE}, json_build_object(
      'orders', count(*), 'revenue', ${revenue},
      'accepted', count(*) filter (where was_accepted), 'declined', count(*) filter (where was_declined),
      'answered', count(*) filter (where was_accepted or was_refused)
    ) as counts
    from placed group by day
    union all
    select day, 'source', source, json_build_object('orders', count(*), 'revenue', ${revenue})
    from placed group by day, source
    union all
    select day, ${WHOLE}, json_build_object('sold', sum(quantity)) from products group by day
    union all
    select day, 'product', product_id, json_build_object('revenue', total, 'sold', quantity) from products`,
  )
}
