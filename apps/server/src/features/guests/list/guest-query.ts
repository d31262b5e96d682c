import type { Segment } from '@innkeeper/domain/guests/list-segments.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { HouseClock } from './asked-list.ts'
import { behind, keyOf, orderOf, type Place, withinSegment } from './segment-sql.ts'

/** Who is asked for: the stretches of the list one after the other, and the words that narrow them. */
export type GuestQuery = {
  propertyId: string
  segments: Segment[]
  clock: HouseClock
  /** As `wordQuery` writes them. */
  words: string | null
  /** Whether few have these words, so that the index of words is asked at once. */
  areRare: boolean
}

/** The bookings of a stretch; `source` is a table or a query with the columns it is ordered and narrowed by. */
export function bookingsIn(
  { propertyId, clock }: GuestQuery,
  segment: Segment,
  { from = null, source = sql`bookings` }: { from?: Place | null; source?: SQL } = {},
): SQL {
  const units =
    segment.sort === 'unit'
      ? sql`left join units u on u.property_id = ${propertyId} and u.id = b.unit_id`
      : sql``
  const after = from ? sql`and ${behind(segment, from)}` : sql``
  return sql`${source} b ${units} where b.property_id = ${propertyId} and ${withinSegment(segment, clock)} ${after}`
}

/** The places of a stretch with the words of their bookings, in its order. */
export function placesOf(
  query: GuestQuery,
  segment: Segment,
  { from, limit, offset = 0 }: { from: Place | null; limit?: number | undefined; offset?: number },
): SQL {
  return sql`select (${keyOf(segment.sort)})::text as key, b.sort_name as name, b.id, b.words
    from ${bookingsIn(query, segment, { from })}
    order by ${orderOf(segment)}
    ${limit === undefined ? sql`` : sql`limit ${limit}`} ${offset > 0 ? sql`offset ${offset}` : sql``}`
}
