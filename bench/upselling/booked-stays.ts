import { addDays } from '@innkeeper/domain/time.ts'
import { sql } from 'drizzle-orm'
import { openDatabase } from '../../apps/server/src/platform/db/open-database.ts'
import { newId } from '../../apps/server/src/platform/ids.ts'
import { quietLogger } from '../../apps/server/src/testing/database.ts'
import type { Home } from '../processes/engines.ts'
import { HOTEL } from '../subject.ts'

export const NIGHTS = 3
/** Far enough for a stay of the demo to be nowhere near. */
const DAYS_AHEAD = 200

/** Stays of one category of rooms, as their guests' links open them. */
export type BookedStays = { linkKeys: string[]; arrival: string }

/** Written while no server runs. */
export async function bookStays(home: Home, categoryId: string, stays: number): Promise<BookedStays> {
  const linkKeys = Array.from({ length: stays }, newId)
  const arrival = addDays(new Date().toISOString().slice(0, 10), DAYS_AHEAD)
  const db = await openDatabase({ ...home, minFreeMb: 0, logger: quietLogger })
  try {
    await db.tenant(HOTEL, (tx) =>
      tx.execute(sql`
        insert into bookings (property_id, id, link_key, booking_number, arrival, departure, state, unit_category_id,
          first_name, last_name, email)
        select ${HOTEL}, link, link, link, ${arrival}, ${addDays(arrival, NIGHTS)}, 'precheckin',
          ${categoryId}, 'Pekka', 'Laine', 'pekka@guest.example'
        from unnest(${sql.param(linkKeys)}::text[]) as each (link)`),
    )
  } finally {
    await db.close()
  }
  return { linkKeys, arrival }
}
