import { sql } from 'drizzle-orm'
import type { Database } from '../../apps/server/src/platform/db/port.ts'
import { newId } from '../../apps/server/src/platform/ids.ts'
import { chance, someName } from '../guest-list/names.ts'

const ROWS_PER_WRITE = 1000
const LANGUAGES = ['no', 'sv', 'da', 'fi', 'et', 'nl', 'en']

/** So many guests of a property who all arrive on one day, each with an address of their own. */
export async function writeArrivals(
  db: Database,
  propertyId: string,
  { count, arrival, departure }: { count: number; arrival: string; departure: string },
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
      }
    })
    await db.tenant(propertyId, (tx) =>
      tx.execute(sql`
        insert into bookings (property_id, id, link_key, booking_number, arrival, departure, state, first_name,
          last_name, email, language)
        select ${propertyId}, id, link, number, ${arrival}::date, ${departure}::date, 'precheckin', first, last, email,
          language
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id text, link text, number text, first text,
          last text, email text, language text)`),
    )
  }
}
