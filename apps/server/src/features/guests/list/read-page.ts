import { GUEST_LIST_PAGE_SIZE, type GuestListQuery } from '@innkeeper/api/guests/list.ts'
import type { Tx } from '../../../platform/db/port.ts'
import type { HouseClock } from './asked-list.ts'
import { type ListPlace, readCursor, writeCursor } from './cursor.ts'
import { guestQuery, placesAfter, placesBefore } from './find-page.ts'
import type { GuestQuery } from './guest-query.ts'
import { findListedBookings } from './listed-bookings.ts'
import type { ListedBooking } from './presenter.ts'

export type GuestPage = { rows: ListedBooking[]; next: string | null; previous: string | null }

/** One page of the list. */
export async function readGuestPage(
  tx: Tx,
  propertyId: string,
  asked: GuestListQuery,
  clock: HouseClock,
): Promise<GuestPage> {
  const query = guestQuery(propertyId, asked, clock)
  if (!query) return { rows: [], next: null, previous: null }
  const { places, hasNext, hasPrevious } = await placesFor(tx, query, asked)
  const [first, last] = [places[0], places.at(-1)]
  return {
    rows: await findListedBookings(
      tx,
      propertyId,
      places.map(({ id }) => id),
      clock.today,
    ),
    next: last && hasNext ? writeCursor(last) : null,
    previous: first && hasPrevious ? writeCursor(first) : null,
  }
}

async function placesFor(tx: Tx, query: GuestQuery, { after, before }: GuestListQuery): Promise<Places> {
  const limit = GUEST_LIST_PAGE_SIZE
  if (before) {
    const { places, hasMore } = await placesBefore(tx, query, { before: readCursor(before), limit })
    // The way back ends on the first page, and that is a full one.
    if (hasMore) return { places, hasNext: true, hasPrevious: true }
  }
  const from = after && !before ? readCursor(after) : null
  const { places, hasMore } = await placesAfter(tx, query, { after: from, limit })
  return { places, hasNext: hasMore, hasPrevious: from !== null }
}

type Places = { places: ListPlace[]; hasNext: boolean; hasPrevious: boolean }
