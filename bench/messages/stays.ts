import { addDays } from '@innkeeper/domain/time.ts'
import { sql } from 'drizzle-orm'
import type { Database } from '../../apps/server/src/platform/db/port.ts'
import { newId } from '../../apps/server/src/platform/ids.ts'
import { chance, someName } from '../guest-list/names.ts'

const ROWS_PER_WRITE = 1000
const LANGUAGES = ['no', 'sv', 'da', 'fi', 'et', 'nl', 'en']

const NIGHTS = 3

/** So many stays of a property, each with an address of its own; `arrivalOf` says the day of each. */
export async function writeStays(
  db: Database,
  propertyId: string,
  { count, arrivalOf }: { count: number; arrivalOf: (nth: number) => string },
): Promise<void> {
  const random = chance(17)
  for (let from = 0; from < count; from += ROWS_PER_WRITE) {
    const rows = Array.from({ length: Math.min(ROWS_PER_WRITE, count - from) }, (_, at) => {
      const { firstName, lastName } = someName(random)
      return {
        id: newId(),
        link: newId(),
        number: `FH-${from + at}`,
        first: firstName,
        last: lastName,
        email: `guest-${from + at}@guest.example`,
        language: LANGUAGES[(from + at) % LANGUAGES.length],
        arrival: arrivalOf(from + at),
        departure: addDays(arrivalOf(from + at), NIGHTS),
      }
    })
    await db.tenant(propertyId, (tx) =>
      tx.execute(sql`
        insert into bookings (property_id, id, link_key, booking_number, arrival, departure, state, first_name,
          last_name, email, language)
        select ${propertyId}, id, link, number, arrival, departure, 'precheckin', first, last, email,
          language
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id text, link text, number text, first text,
          last text, email text, language text, arrival date, departure date)`),
    )
  }
}
