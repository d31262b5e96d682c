import type { Segment } from '@innkeeper/domain/guests/list-segments.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Rows, Tx } from '../../../platform/db/port.ts'
import type { ListPlace } from './cursor.ts'
import { bookingsIn, type GuestQuery } from './guest-query.ts'
import { keyOf, orderOf, type Place } from './segment-sql.ts'

/** So many bookings are read and sorted at once. */
const FEW = 5000
const COUNTED = -1

type Wanted = { at: number; from: Place | null; limit: number }

/** Places of a stretch and of those behind it, by the index of words; null where so many have them that a walk is short. */
export async function findNamed(
  tx: Tx,
  query: GuestQuery & { words: string },
  { at, from, limit }: Wanted,
): Promise<ListPlace[] | null> {
  const parts = query.segments
    .slice(at)
    .map((segment, behind) =>
      placesAmong(query, segment, { at: at + behind, from: behind === 0 ? from : null, limit }),
    )
  const { rows }: Rows<ListPlace> = await tx.execute(sql`
    with named as materialized (select * from find_bookings(${query.words}::tsquery, ${FEW}))
    select segment, key, name, id from (
      select ${COUNTED}::int as segment, 0::bigint as place, count(*)::text as key, '' as name, '' as id from named
      union all ${sql.join(parts, sql` union all `)}
    ) places order by segment, place limit ${limit + 1}`)
  const [count, ...places] = rows
  return Number(count?.key) < FEW ? places : null
}

function placesAmong(query: GuestQuery, segment: Segment, { at, from, limit }: Wanted): SQL {
  return sql`(
    select ${at}::int as segment, row_number() over (order by ${orderOf(segment)}) as place,
      (${keyOf(segment.sort)})::text as key, b.sort_name as name, b.id
    from ${bookingsIn(query, segment, { from, source: sql`named` })}
    order by ${orderOf(segment)} limit ${limit})`
}
