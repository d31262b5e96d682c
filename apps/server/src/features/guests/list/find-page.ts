import { listSegments, type Segment } from '@innkeeper/domain/guests/list-segments.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Rows, Tx } from '../../../platform/db/port.ts'
import { type HouseClock, type ListFilters, wantedWords } from './asked-list.ts'
import type { ListPlace } from './cursor.ts'
import { behind, keyOf, orderOf, type Place, withinSegment } from './segment-sql.ts'
import { type Narrowing, narrowByWords } from './word-search.ts'

/** Who is asked for: the stretches of the list one after the other, and the words that narrow them. */
export type GuestQuery = { propertyId: string; segments: Segment[]; clock: HouseClock; narrowing: Narrowing }

/** Null where nobody can be found. */
export async function guestQuery(
  tx: Tx,
  propertyId: string,
  filters: ListFilters,
  clock: HouseClock,
): Promise<GuestQuery | null> {
  const isSearched = filters.search.trim() !== ''
  const words = wantedWords(filters)
  const isAnyTyped = words.some((word) => 'prefixes' in word)
  // Signs alone are no word that anybody has.
  const narrowing = isSearched && !isAnyTyped ? null : await narrowByWords(tx, propertyId, words)
  if (!narrowing) return null
  return { propertyId, segments: listSegments({ ...filters, isSearched }, clock.today), clock, narrowing }
}

type Page = { places: ListPlace[]; hasMore: boolean }

/** The places after one, or from the beginning. */
export async function placesAfter(
  tx: Tx,
  query: GuestQuery,
  { after, limit }: { after: ListPlace | null; limit: number },
): Promise<Page> {
  const places: ListPlace[] = []
  for (let at = after?.segment ?? 0; at < query.segments.length && places.length <= limit; at++) {
    const from = after && at === after.segment ? after : null
    places.push(...(await placesIn(tx, query, { at, from, limit: limit + 1 - places.length })))
  }
  return { places: places.slice(0, limit), hasMore: places.length > limit }
}

/** The places before one, in the order of the list. */
export async function placesBefore(
  tx: Tx,
  query: GuestQuery,
  { before, limit }: { before: ListPlace; limit: number },
): Promise<Page> {
  const last = query.segments.length - 1
  const mirrored = { ...query, segments: query.segments.map(backwards).reverse() }
  const mirror = (place: ListPlace) => ({ ...place, segment: last - place.segment })
  const { places, hasMore } = await placesAfter(tx, mirrored, { after: mirror(before), limit })
  return { places: places.map(mirror).reverse(), hasMore }
}

/** How many there are in all; for files, never for a page. */
export async function countGuests(tx: Tx, query: GuestQuery): Promise<number> {
  let total = 0
  for (const segment of query.segments) {
    const { rows }: Rows<{ count: number }> = await tx.execute(
      sql`select count(*)::int as count from ${bookingsIn(query, segment)}`,
    )
    total += rows[0]?.count ?? 0
  }
  return total
}

async function placesIn(
  tx: Tx,
  query: GuestQuery,
  { at, from, limit }: { at: number; from: Place | null; limit: number },
): Promise<ListPlace[]> {
  const segment = query.segments[at]
  if (!segment) return []
  const { rows }: Rows<Place> = await tx.execute(sql`
    select (${keyOf(segment.sort)})::text as key, b.sort_name as name, b.id
    from ${bookingsIn(query, segment, from ? behind(segment, from) : undefined)}
    order by ${orderOf(segment)}
    limit ${limit}`)
  return rows.map((row) => ({ ...row, segment: at }))
}

function bookingsIn({ propertyId, clock, narrowing }: GuestQuery, segment: Segment, also?: SQL): SQL {
  const isNamed = 'ids' in narrowing
  // The limit keeps the planner from reading all bookings to join them with the few that were found.
  const source = isNamed
    ? sql`unnest(string_to_array(${narrowing.ids.join(',')}, ',')) f (id) cross join lateral (select * from bookings where property_id = ${propertyId} and id = f.id limit 1) b`
    : sql`bookings b`
  const units =
    segment.sort === 'unit'
      ? sql`left join units u on u.property_id = ${propertyId} and u.id = b.unit_id`
      : sql``
  const conditions = [
    sql`b.property_id = ${propertyId}`,
    withinSegment(segment, clock),
    isNamed ? undefined : narrowing.check,
    also,
  ]
  return sql`${source} ${units} where ${sql.join(
    conditions.filter((condition) => condition !== undefined),
    sql` and `,
  )}`
}

function backwards(segment: Segment): Segment {
  return { ...segment, order: segment.order === 'asc' ? 'desc' : 'asc' }
}
