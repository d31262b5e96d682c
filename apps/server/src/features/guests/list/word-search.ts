import { type SQL, sql } from 'drizzle-orm'
import type { Rows, Tx } from '../../../platform/db/port.ts'
import type { Wanted } from './asked-list.ts'

/** So many bookings are read and sorted at once. */
const FEW = 2000
/** A word that so many bookings have narrows nothing. */
const BROAD = 30_000
/** Behind every word with the same beginning, in the order of code points. */
const LAST_LETTER = '\u{10FFFF}'

/**
 * How bookings with all these words are found. Few are named, and the list is made of them. Where there are many, the
 * list is walked in its order and each booking asked, which soon has a page of them. Either way the work has a bound.
 */
export type Narrowing = { ids: readonly string[] } | { check: SQL | undefined }

export async function narrowByWords(
  tx: Tx,
  propertyId: string,
  words: readonly Wanted[],
): Promise<Narrowing | null> {
  if (words.length === 0) return { check: undefined }
  const counts = await countMatches(tx, propertyId, words)
  if (counts.includes(0)) return null
  const checked = (some: readonly Wanted[]) =>
    and(some.map((word) => hasWord(propertyId, word, sql`w.booking_id`)))
  const narrow = words.filter((_, at) => (counts[at] ?? 0) < BROAD)
  const [only, ...others] = narrow
  const everyone = { check: and(words.map((word) => hasWord(propertyId, word, sql`b.id`))) }
  if (!only || (others.length === 0 && words.length === 1 && (counts[0] ?? 0) >= FEW)) return everyone
  const broad = checked(words.filter((word) => !narrow.includes(word)))
  const sets = narrow.map((word) => matches(propertyId, word, word === only ? broad : undefined))
  const { rows }: Rows<{ booking_id: string }> = await tx.execute(
    sql`select distinct booking_id from (${sql.join(
      sets.map((set) => sql`(${set})`),
      sql` intersect `,
    )}) found limit ${FEW}`,
  )
  if (rows.length === 0) return null
  return rows.length < FEW ? { ids: rows.map((row) => row.booking_id) } : everyone
}

/** How many bookings have each word, as far as it matters. */
async function countMatches(tx: Tx, propertyId: string, words: readonly Wanted[]): Promise<number[]> {
  const most = words.length > 1 ? BROAD : FEW
  const counts = words.map(
    (word) =>
      sql`(select count(*)::int from (select 1 from (${matches(propertyId, word)}) matched limit ${most}) counted)`,
  )
  const { rows }: Rows<{ counts: number[] }> = await tx.execute(
    sql`select array[${sql.join(counts, sql`, `)}] as counts`,
  )
  return rows[0]?.counts ?? []
}

/** The bookings that have a word; one may come twice. */
function matches(propertyId: string, word: Wanted, also?: SQL): SQL {
  return sql.join(
    rangesOf(word, sql`w`).map(
      (range) =>
        sql`select w.booking_id from booking_words w where w.property_id = ${propertyId} and ${range}${also ? sql` and ${also}` : sql``}`,
    ),
    sql` union all `,
  )
}

/** Asked for one booking at a time: as a join, all bookings with the word would be gathered first. */
function hasWord(propertyId: string, word: Wanted, bookingId: SQL): SQL {
  const any = sql.join(rangesOf(word, sql`h`), sql` or `)
  return sql`(select true from booking_words h where h.property_id = ${propertyId} and h.booking_id = ${bookingId} and (${any}) limit 1)`
}

function rangesOf(word: Wanted, table: SQL): SQL[] {
  if ('exactly' in word) return [sql`${table}.word = ${word.exactly}`]
  return word.prefixes.map(
    (prefix) => sql`(${table}.word >= ${prefix} and ${table}.word < ${prefix + LAST_LETTER})`,
  )
}

function and(conditions: readonly SQL[]): SQL | undefined {
  return conditions.length > 0 ? sql.join([...conditions], sql` and `) : undefined
}
