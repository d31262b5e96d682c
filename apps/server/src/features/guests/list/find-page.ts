import { listSegments, type Segment } from '@innkeeper/domain/guests/list-segments.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Rows, Tx } from '../../../platform/db/port.ts'
import { type HouseClock, type ListFilters, wantedWords } from './asked-list.ts'
import type { ListPlace } from './cursor.ts'
import { findNamed } from './find-named.ts'
import { bookingsIn, type GuestQuery, placesOf } from './guest-query.ts'
import type { Place } from './segment-sql.ts'
import { areRare, wordQuery } from './word-search.ts'

/** So many bookings of a stretch are looked at one by one before the index of words is asked. */
const WALKED = 1000

/** Null where nobody can be found. */
export function guestQuery(propertyId: string, filters: ListFilters, clock: HouseClock): GuestQuery | null {
  const isSearched = filters.search.trim() !== ''
  const words = wantedWords(filters)
  // Signs alone are no word that anybody has.
  if (isSearched && !words.some((word) => 'prefixes' in word)) return null
  const segments = listSegments({ ...filters, isSearched }, clock.today)
  return { propertyId, segments, clock, words: wordQuery(propertyId, words), areRare: areRare(words) }
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
    const wanted = {
      at,
      from: after && at === after.segment ? after : null,
      limit: limit + 1 - places.length,
    }
    const { found, isRest } = await placesFrom(tx, query, wanted)
    places.push(...found)
    if (isRest) break
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
      sql`select count(*)::int as count from ${bookingsIn(query, segment)} and ${hasWords(query)}`,
    )
    total += rows[0]?.count ?? 0
  }
  return total
}

type Wanted = { at: number; from: Place | null; limit: number }

/**
 * The places of one stretch; of all that come after it too where the index of words was asked, which knows them all at
 * once. What many have is soon met on the way, so the list is walked first, unless the words look rare.
 */
async function placesFrom(
  tx: Tx,
  query: GuestQuery,
  wanted: Wanted,
): Promise<{ found: ListPlace[]; isRest: boolean }> {
  const { words } = query
  if (words === null) return { found: await walk(tx, query, wanted), isRest: false }
  if (!query.areRare) {
    const nearby = await walk(tx, query, wanted, WALKED)
    if (nearby.length === wanted.limit || (await endsWithin(tx, query, wanted, WALKED)))
      return { found: nearby, isRest: false }
  }
  const named = await findNamed(tx, { ...query, words }, wanted)
  if (named) return { found: named, isRest: true }
  return { found: await walk(tx, query, wanted), isRest: false }
}

/** A stretch in its order, all of it or as far as `most` bookings. */
async function walk(
  tx: Tx,
  query: GuestQuery,
  { at, from, limit }: Wanted,
  most?: number,
): Promise<ListPlace[]> {
  const segment = query.segments[at]
  if (!segment) return []
  const { rows }: Rows<Place> = await tx.execute(sql`
    select key, name, id from (
      ${placesOf(query, segment, { from, limit: most })}
    ) b where ${hasWords(query)} limit ${limit}`)
  return rows.map((row) => ({ ...row, segment: at }))
}

async function endsWithin(tx: Tx, query: GuestQuery, { at, from }: Wanted, most: number): Promise<boolean> {
  const segment = query.segments[at]
  if (!segment) return true
  const { rows } = await tx.execute(
    sql`select 1 from (${placesOf(query, segment, { from, limit: 1, offset: most })}) b`,
  )
  return rows.length === 0
}

function hasWords({ words }: GuestQuery): SQL {
  return words === null ? sql`true` : sql`b.words @@ ${words}::tsquery`
}

function backwards(segment: Segment): Segment {
  return { ...segment, order: segment.order === 'asc' ? 'desc' : 'asc' }
}
