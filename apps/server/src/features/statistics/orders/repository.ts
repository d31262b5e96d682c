import { GUEST_CANCELLED_REASON, NO_ANSWER_REASON } from '@innkeeper/domain/orders/constants.ts'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../platform/db/port.ts'
import { orderLines, orders } from '../../orders/tables.ts'

/** More would be a catalogue, not a ranking. */
const PRODUCTS_MAX = 50

const amount = { count: z.int(), revenue: z.int() }
const figuresSchema = z.object({
  total: z.object({ ...amount, accepted: z.int(), declined: z.int(), waiting: z.int() }),
  before: z.object(amount),
  /** `day` counts from one. */
  days: z.array(z.object({ day: z.int(), ...amount })),
  byProduct: z.array(
    z.object({ productId: z.string(), name: z.string(), quantity: z.int(), revenue: z.int() }),
  ),
  bySource: z.array(z.object({ source: z.string(), ...amount })),
  answerTime: z.object({ median: z.nullable(z.number()), p90: z.nullable(z.number()), count: z.int() }),
  declineReasons: z.array(z.object({ reason: z.string(), count: z.int() })),
})
export type OrderFigures = z.infer<typeof figuresSchema>

export type Counted = {
  propertyId: string
  currency: string
  /** The first instant of each day, and of the day after the last. */
  dayStarts: readonly number[]
  /** Where the days to compare with begin. */
  beforeStart: number
}

const instant = (ms: number): SQL => sql`${new Date(ms).toISOString()}::timestamptz`

/** Sales: a price in a currency the property had before is not added to those of today's. */
export const sold = (currency: string): SQL =>
  sql`status in ('accepted', 'auto accepted') and currency = ${currency}`

/**
 * What the house answered, whatever came of it: an order it accepted and cancelled later was never declined, so it
 * counts among the accepted and its reason not among those for declining. It is no sale any more.
 */
const isCancelled = sql`(cancelled_at is not null)`
export const wasAccepted = sql`(status in ('accepted', 'auto accepted') or ${isCancelled})`
export const wasDeclined = sql`(status = 'declined' and not ${isCancelled})`
/** Accepted by itself at the moment it came, and cancelled later: nobody answered it. */
const isAcceptedByNobody = sql`(${isCancelled} and decided_at = placed_at)`
/** Somebody of the house said yes or no. */
export const isAnswered = sql`(decided_at is not null and not ${isAcceptedByNobody}
  and (status = 'accepted' or (status = 'declined'
    and coalesce(reason, '') not in (${NO_ANSWER_REASON}, ${GUEST_CANCELLED_REASON}))))`

/** Orders that reached staff; those in preview never count. */
export function placedBetween(propertyId: string, start: number, end: number): SQL {
  return sql`${orders.propertyId} = ${propertyId} and ${orders.stage} = 'placed' and not ${orders.isPreview}
    and ${orders.placedAt} >= ${instant(start)} and ${orders.placedAt} < ${instant(end)}`
}

/**
 * All figures in one statement, so that they belong to the same moment and add up. Days are the property's own: their
 * limits come from the rule of the domain, whatever time zones the database knows.
 */
export async function findOrderFigures(tx: Tx, counted: Counted): Promise<OrderFigures> {
  const { propertyId, currency, dayStarts, beforeStart } = counted
  const [start = 0, end = 0] = [dayStarts[0], dayStarts.at(-1)]
  const limits = `{${dayStarts.map((ms) => `"${new Date(ms).toISOString()}"`).join(',')}}`
  const { rows } = await tx.execute(sql`
    with placed as materialized (
      select id, status, source, reason, total, placed_at, decided_at, cancelled_at,
        placed_at >= ${instant(start)} as is_now,
        ${sold(currency)} as is_sold
      from ${orders}
      where ${placedBetween(propertyId, beforeStart, end)}
    ),
    asked as (select * from placed where is_now),
    answered as (
      select extract(epoch from decided_at - placed_at)::float8 as seconds from asked where ${isAnswered}
    ),
    days as (
      select width_bucket(placed_at, ${limits}::timestamptz[]) as day, count(*) as count,
        coalesce(sum(total) filter (where is_sold), 0) as revenue
      from asked group by 1
    ),
    sources as (
      select source, count(*) as count, coalesce(sum(total) filter (where is_sold), 0) as revenue
      from asked group by 1
    ),
    products as (
      select line.product_id as "productId",
        (array_agg(line.staff_title order by asked.placed_at desc))[1] as name,
        sum(line.quantity) as quantity, sum(line.total) as revenue
      from asked
      join ${orderLines} line on line.property_id = ${propertyId} and line.order_id = asked.id
      where asked.is_sold
      group by 1
      order by revenue desc, quantity desc, line.product_id
      limit ${PRODUCTS_MAX}
    ),
    reasons as (
      select coalesce(reason, 'other') as reason, count(*) as count from asked
      where ${wasDeclined} group by 1
    )
    select
      (select json_build_object(
        'count', count(*),
        'revenue', coalesce(sum(total) filter (where is_sold), 0),
        'accepted', count(*) filter (where ${wasAccepted}),
        'declined', count(*) filter (where ${wasDeclined}),
        'waiting', count(*) filter (where status = 'no action taken')
      ) from asked) as total,
      (select json_build_object(
        'count', count(*), 'revenue', coalesce(sum(total) filter (where is_sold), 0)
      ) from placed where not is_now) as before,
      (select coalesce(json_agg(days order by day), '[]') from days) as days,
      (select coalesce(json_agg(products order by revenue desc, quantity desc, "productId"), '[]') from products) as "byProduct",
      (select coalesce(json_agg(sources order by count desc, source), '[]') from sources) as "bySource",
      (select json_build_object(
        'median', percentile_cont(0.5) within group (order by seconds),
        'p90', percentile_cont(0.9) within group (order by seconds),
        'count', count(*)
      ) from answered) as "answerTime",
      (select coalesce(json_agg(reasons order by count desc, reason), '[]') from reasons) as "declineReasons"
  `)
  return figuresSchema.parse(rows[0])
}
