import { foldedWords } from '@innkeeper/domain/guests/fold.ts'
import { guestSearchWords } from '@innkeeper/domain/guests/search-words.ts'
import { and, type SQL, sql } from 'drizzle-orm'
import { bookings } from '../../guests/tables.ts'
import { units } from '../../units/tables.ts'
import { registrationSubmissions } from '../tables.ts'

/** What a registration is found by: names and the booking's number, and nothing else of it. A space before each word. */
export function searchWordsOf(named: { firstName: string; lastName: string; bookingNumber: string }): string {
  const { firstName, lastName, bookingNumber } = named
  return [firstName, lastName, bookingNumber]
    .flatMap(foldedWords)
    .map((word) => ` ${word}`)
    .join('')
}

/** The room of the stay, by its whole number; not of a guest who was erased. */
const isInRoom = (
  words: readonly string[],
): SQL => sql`(${registrationSubmissions.lockedAt} is null and exists (
  select from ${bookings} join ${units} on ${units.propertyId} = ${bookings.propertyId} and ${units.id} = ${bookings.unitId}
  where ${bookings.propertyId} = ${registrationSubmissions.propertyId}
    and ${bookings.id} = ${registrationSubmissions.bookingId}
    and ${JSON.stringify(words)}::jsonb ? lower(${units.code})))`

/** Every word somebody typed begins one of theirs, or is their room, in any order. */
export function hasWords(search: string | undefined): SQL | undefined {
  const begins = guestSearchWords(search ?? '').map(
    (prefixes) =>
      sql`(${sql.join(
        prefixes.map((prefix) => sql`strpos(${registrationSubmissions.searchWords}, ${` ${prefix}`}) > 0`),
        sql` or `,
      )} or ${isInRoom(prefixes)})`,
  )
  return begins.length > 0 ? and(...begins) : undefined
}
