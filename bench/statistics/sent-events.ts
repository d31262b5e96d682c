import type { TrackingEvent } from '@innkeeper/domain/statistics/tracking-event.ts'
import type { SentEvents } from '../../apps/server/src/features/statistics/service.ts'
import type { Database } from '../../apps/server/src/platform/db/port.ts'
import { newId } from '../../apps/server/src/platform/ids.ts'
import { aBooking, aCard, aProperty } from '../../apps/server/src/testing/builders.ts'
import { NOON } from './services.ts'

const CARDS = 30
const STAYS = 100
export const EVENTS_PER_CALL = 50

export type SentHouse = { propertyId: string; linkKeys: string[]; bookingIds: string[]; boxes: string[] }

/** A property with boxes and with stays whose guests look at them. */
export async function aHouseWithGuests(db: Database): Promise<SentHouse> {
  const propertyId = await aProperty(db)
  const cards = await Promise.all(Array.from({ length: CARDS }, () => aCard(db, propertyId)))
  const stays = await Promise.all(Array.from({ length: STAYS }, () => aBooking(db, propertyId)))
  return {
    ...{ propertyId, boxes: cards.map(({ id }) => id) },
    linkKeys: stays.map(({ linkKey }) => linkKey),
    bookingIds: stays.map(({ id }) => id),
  }
}

/** As many calls as a guest's browser makes, each with what it saw in the last hours. */
export function callsOf({ propertyId, linkKeys, boxes }: SentHouse, events: number): SentEvents[] {
  return Array.from({ length: events / EVENTS_PER_CALL }, (_, call) => ({
    batch: newId(),
    events: Array.from({ length: EVENTS_PER_CALL }, (_, nth): TrackingEvent => {
      const linkKey = linkKeys[call % linkKeys.length] ?? ''
      const page = `/guestbook/${propertyId}/${linkKey}`
      return {
        event: nth === 0 ? 'PAGE_OPENED' : nth % 5 === 0 ? 'BOX_OPENED' : 'BOX_SEEN',
        date: new Date(NOON - ((call * 37 + nth) % 20_000) * 1000).toISOString(),
        details: [
          { type: 'BOOKING', value: linkKey },
          { type: 'URL_PATH', value: nth === 0 ? page : `${page}/${boxes[(call + nth) % boxes.length]}` },
        ],
      }
    }),
  }))
}

export type BareRows = Record<'id' | 'event' | 'at' | 'booking' | 'path', string[]>

/** The same events as the rows they become, ready to be written. */
export function rowsOf(house: SentHouse, calls: readonly SentEvents[]): BareRows {
  const bookings = new Map(house.linkKeys.map((key, place) => [key, house.bookingIds[place] ?? '']))
  const rows: BareRows = { id: [], event: [], at: [], booking: [], path: [] }
  for (const { event, date, details } of calls.flatMap(({ events }) => events)) {
    const [linkKey = '', path = ''] = details.map(({ value }) => value)
    rows.id.push(newId())
    rows.event.push(event)
    rows.at.push(date)
    rows.booking.push(bookings.get(linkKey) ?? '')
    rows.path.push(path.replace(linkKey, ':guestid'))
  }
  return rows
}
