import { guestListQuerySchema } from '@innkeeper/api/guests/list.ts'
import type { HouseClock } from '../../apps/server/src/features/guests/list/asked-list.ts'
import { readGuestPage } from '../../apps/server/src/features/guests/list/read-page.ts'
import type { Database } from '../../apps/server/src/platform/db/port.ts'

type Asked = Record<string, string>

/** What staff ask of the list; the last letters of a name come while somebody types it. */
export const QUESTIONS: Readonly<Record<string, Asked>> = {
  'arrivals, first page': { view: 'arriving' },
  'in house, first page': { view: 'inHouse' },
  'departures, first page': { view: 'departing' },
  'all, first page': { view: 'all' },
  'all by name': { view: 'all', sort: 'lastName' },
  'all, cancelled': { view: 'all', standing: 'cancelled' },
  'search a common name': { search: 'nilsen' },
  'search two common names': { search: 'anna hansen' },
  'search two letters': { search: 'an' },
  'search one letter': { search: 'a' },
  'search without accents': { search: 'nygard ase' },
  'search a room': { search: '204' },
  'search a booking number': { search: 'FH-100042' },
  'search a phone number': { search: '+47 612' },
  'search an e-mail address': { search: 'anna.hansen' },
  'search in house': { search: 'a', view: 'inHouse' },
  'search nobody': { search: 'nobody anna' },
}

export async function ask(db: Database, propertyId: string, asked: Asked, clock: HouseClock) {
  const query = guestListQuerySchema.parse(asked)
  return db.tenant(propertyId, (tx) => readGuestPage(tx, propertyId, query, clock), { readOnly: true })
}

/** The cursor of a page that many others stand before. */
export async function deepCursor(
  db: Database,
  propertyId: string,
  clock: HouseClock,
  pages: number,
): Promise<Asked> {
  let asked: Asked = { view: 'departing' }
  for (let page = 0; page < pages; page++) {
    const { next } = await ask(db, propertyId, asked, clock)
    if (!next) break
    asked = { view: 'departing', after: next }
  }
  return asked
}
