import { type SQL, sql } from 'drizzle-orm'
import { isAccepted, isPlaced, isReplaced, orderLines, orders } from '../../../orders/tables.ts'
import { dealTotals } from '../../../upselling/tables.ts'
import { type Counter, countBy, dayOfDate, dayOfMoment, isOneOf, isWithin, WHOLE } from './counter.ts'

const steps = (step: 'shown' | 'opened' | 'in cart'): SQL =>
  sql`coalesce(sum(t.count) filter (where t.step = ${step}), 0)`

/** Deals and room upgrades, as their own page counts them: an order requests a deal once, whatever is in it. */
export const countOffers: Counter = (tx, days) => {
  const { propertyId, currency } = days
  const requests = (requested: string, accepted: string, revenue: string) => sql`
    json_build_object(${requested}::text, count(*), ${accepted}::text, count(*) filter (where is_accepted),
      ${revenue}::text, coalesce(sum(revenue), 0))`
  return countBy(
    tx,
    days,
    sql`
    with asked as materialized (
      select o.id, o.source, o.items_total, ${dayOfMoment(sql`o.placed_at`, days)} as day,
        ${isAccepted} as is_accepted, (${isAccepted} and o.currency = ${currency}) as is_sold
      from ${orders} o
      where o.property_id = ${propertyId} and ${isPlaced} and not ${isReplaced}
        and ${isWithin(sql`o.placed_at`, days)}
    ),
    deals_asked as materialized (
      select asked.id, asked.day, line.deal_id, asked.is_accepted,
        sum(case when asked.is_sold then line.total else 0 end) as revenue
      from asked
      join ${orderLines} line on line.property_id = ${propertyId} and line.order_id = asked.id
      where line.deal_id is not null
      group by asked.id, asked.day, line.deal_id, asked.is_accepted
    ),
    upgrades_asked as (
      select day, is_accepted, case when is_sold then items_total else 0 end as revenue
      from asked where source = 'room upgrades'
    ),
    seen as materialized (
      select ${dayOfDate(sql`t.day`, days)} as day, t.deal_id, ${steps('shown')} as shown,
        ${steps('opened')} as opened, ${steps('in cart')} as in_cart
      from ${dealTotals} t
      where t.property_id = ${propertyId} and ${isOneOf(sql`t.day`, days)}
      group by t.day, t.deal_id
    )
    select day, ${WHOLE}, ${requests('requested', 'accepted', 'revenue')} as counts
    from deals_asked group by day
    union all
    select day, 'deal', deal_id, ${requests('requested', 'accepted', 'revenue')}
    from deals_asked group by day, deal_id
    union all
    select day, ${WHOLE}, ${requests('upgradesRequested', 'upgradesAccepted', 'upgradesRevenue')}
    from upgrades_asked group by day
    union all
    select day, ${WHOLE}, json_build_object('shown', sum(shown), 'opened', sum(opened), 'inCart', sum(in_cart))
    from seen group by day
    union all
    select day, 'deal', deal_id, json_build_object('shown', shown) from seen`,
  )
}
