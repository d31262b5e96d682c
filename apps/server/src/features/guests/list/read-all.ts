import type { Database, Tx } from '../../../platform/db/port.ts'
import type { HouseClock, ListFilters } from './asked-list.ts'
import type { ListPlace } from './cursor.ts'
import { countGuests, guestQuery, placesAfter } from './find-page.ts'
import { findListedBookings } from './listed-bookings.ts'
import type { ListedBooking } from './presenter.ts'

const ROWS_PER_READ = 500

type Asked = { propertyId: string; filters: ListFilters; clock: HouseClock }
type Stretch = { rows: ListedBooking[]; last: ListPlace | null }

/** A stretch at a time, each in a short transaction: the guests of many years need not fit into memory. */
export async function* allGuests(db: Database, asked: Asked): AsyncGenerator<ListedBooking[]> {
  let after: ListPlace | null = null
  do {
    const from: ListPlace | null = after
    const { rows, last }: Stretch = await db.tenant(asked.propertyId, (tx) => stretchAfter(tx, asked, from), {
      readOnly: true,
    })
    yield rows
    after = last
  } while (after)
}

async function stretchAfter(
  tx: Tx,
  { propertyId, filters, clock }: Asked,
  after: ListPlace | null,
): Promise<Stretch> {
  const query = guestQuery(propertyId, filters, clock)
  if (!query) return { rows: [], last: null }
  const { places, hasMore } = await placesAfter(tx, query, { after, limit: ROWS_PER_READ })
  const ids = places.map(({ id }) => id)
  const rows = await findListedBookings(tx, propertyId, ids, clock.today)
  return { rows, last: hasMore ? (places.at(-1) ?? null) : null }
}

/** How many `allGuests` will answer, for the audit log. */
export async function countAll(tx: Tx, { propertyId, filters, clock }: Asked): Promise<number> {
  const query = guestQuery(propertyId, filters, clock)
  return query ? countGuests(tx, query) : 0
}
