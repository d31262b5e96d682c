import { GUEST_CANCELLED_REASON } from '@innkeeper/domain/orders/constants.ts'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../platform/db/port.ts'
import { bookings } from '../../guests/tables.ts'
import { isAccepted, isPlaced, isReplaced, orderLines, orders } from '../../orders/tables.ts'
import { dealTotals } from '../tables.ts'

export type Counted = {
  propertyId: string
  currency: string
  from: string
  to: string
  /** The first instant of each day, and of the day after the last. */
  dayStarts: readonly number[]
}

/** Of all days, of one of them, of one deal or of one origin: the others are null. */
const groupSchema = {
  /** Counts from one. */
  day: z.nullable(z.int()),
  deal: z.nullable(z.string()),
  origin: z.nullable(z.string()),
}
const seenSchema = z.object({
  ...groupSchema,
  shown: z.int(),
  opened: z.int(),
  inCart: z.int(),
  agreedShown: z.int(),
  agreedOpened: z.int(),
  agreedInCart: z.int(),
})
const requests = { requested: z.int(), accepted: z.int(), revenue: z.int() }
const askedSchema = z.object({ ...groupSchema, ...requests })
const figuresSchema = z.object({
  seen: z.array(seenSchema),
  asked: z.array(askedSchema),
  upgrades: z.object(requests),
  upgradesByOrigin: z.array(z.object({ origin: z.string(), ...requests })),
  declineReasons: z.array(z.object({ reason: z.string(), count: z.int() })),
  takenBack: z.int(),
  arrivals: z.object({ count: z.int(), revenue: z.int() }),
})
export type UpsellingFigures = z.infer<typeof figuresSchema>

/**
 * All figures in one statement, so that they belong to the same moment and add up. A deal is requested once by an order,
 * however many of its products are in it; a price in a currency the property had before is no revenue of today's.
 */
export async function findUpsellingFigures(tx: Tx, counted: Counted): Promise<UpsellingFigures> {
  const { propertyId, currency, from, to, dayStarts } = counted
  const [start = 0, end = 0] = [dayStarts[0], dayStarts.at(-1)]
  const limits = `{${dayStarts.map((ms) => `"${new Date(ms).toISOString()}"`).join(',')}}`
  const isSold = sql`(${isAccepted} and o.currency = ${currency})`
  const { rows } = await tx.execute(sql`
    with asked as materialized (
      select o.id, o.source, o.status, o.currency, o.reason, o.cancelled_at, o.items_total, o.placed_at,
        coalesce(o.came_from, '') as origin
      from ${orders} o
      where o.property_id = ${propertyId} and ${isPlaced} and not ${isReplaced}
        and o.placed_at >= ${instant(start)} and o.placed_at < ${instant(end)}
    ),
    deals_asked as (
      select o.id, line.deal_id as deal, o.origin, ${isAccepted} as is_accepted,
        width_bucket(o.placed_at, ${limits}::timestamptz[]) as day,
        sum(case when ${isSold} then line.total else 0 end) as revenue
      from asked o
      join ${orderLines} line on line.property_id = ${propertyId} and line.order_id = o.id
      where line.deal_id is not null
      group by o.id, line.deal_id, o.origin, o.status, o.placed_at
    ),
    asked_groups as (
      select day, deal, origin, count(*) as requested, count(*) filter (where is_accepted) as accepted,
        coalesce(sum(revenue), 0) as revenue
      from deals_asked group by grouping sets ((), (day), (deal), (origin))
    ),
    seen_groups as (
      select (t.day - ${from}::date + 1) as day, t.deal_id as deal, t.came_from as origin,
        ${sumOf('count', 'shown')} as shown, ${sumOf('count', 'opened')} as opened, ${sumOf('count', 'in cart')} as "inCart",
        ${sumOf('guests', 'shown')} as "agreedShown", ${sumOf('guests', 'opened')} as "agreedOpened",
        ${sumOf('guests', 'in cart')} as "agreedInCart"
      from ${dealTotals} t
      where t.property_id = ${propertyId} and t.day between ${from}::date and ${to}::date
      group by grouping sets ((), (t.day), (t.deal_id), (t.came_from))
    ),
    declined as (
      select coalesce(reason, 'other') as reason from asked
      where source <> 'guestbook' and status = 'declined' and cancelled_at is null
    ),
    reasons as (
      select reason, count(*) as count from declined where reason <> ${GUEST_CANCELLED_REASON} group by 1
    ),
    upgrades_asked as (
      select o.origin, ${isAccepted} as is_accepted, case when ${isSold} then o.items_total else 0 end as revenue
      from asked o where o.source = 'room upgrades'
    ),
    upgrade_groups as (
      select origin, count(*) as requested, count(*) filter (where is_accepted) as accepted,
        coalesce(sum(revenue), 0) as revenue
      from upgrades_asked group by grouping sets ((), (origin))
    ),
    arriving as materialized (
      select id from ${bookings}
      where property_id = ${propertyId} and arrival between ${from}::date and ${to}::date
        and cancelled_at is null and no_show_at is null
    ),
    -- A request that lost its person keeps the day of arrival.
    stays as materialized (
      select o.items_total from ${orders} o
      join arriving on arriving.id = o.booking_id
      where o.property_id = ${propertyId} and o.source <> 'guestbook' and ${isPlaced} and ${isSold}
      union all
      select o.items_total from ${orders} o
      where o.property_id = ${propertyId} and o.arrival between ${from}::date and ${to}::date
        and o.booking_id is null and o.source <> 'guestbook' and ${isPlaced} and ${isSold}
    )
    select
      (select coalesce(json_agg(seen_groups), '[]') from seen_groups) as seen,
      (select coalesce(json_agg(asked_groups), '[]') from asked_groups) as asked,
      (select row_to_json(upgrade_groups) from upgrade_groups where origin is null) as upgrades,
      (select coalesce(json_agg(upgrade_groups), '[]') from upgrade_groups where origin is not null)
        as "upgradesByOrigin",
      (select coalesce(json_agg(reasons order by count desc, reason), '[]') from reasons) as "declineReasons",
      (select count(*)::integer from declined where reason = ${GUEST_CANCELLED_REASON}) as "takenBack",
      (select json_build_object(
        'count', (select count(*) from arriving),
        'revenue', coalesce((select sum(items_total) from stays), 0)
      )) as arrivals
  `)
  return figuresSchema.parse(rows[0])
}

const instant = (ms: number): SQL => sql`${new Date(ms).toISOString()}::timestamptz`

const sumOf = (column: 'count' | 'guests', step: 'shown' | 'opened' | 'in cart'): SQL =>
  sql`coalesce(sum(t.${sql.identifier(column)}) filter (where t.step = ${step}), 0)`
