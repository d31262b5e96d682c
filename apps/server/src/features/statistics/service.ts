import { type CountedEvent, countedEvent, totalsOf } from '@innkeeper/domain/statistics/counted-event.ts'
import { idsIn } from '@innkeeper/domain/statistics/counted-path.ts'
import type { TrackingEvent } from '@innkeeper/domain/statistics/tracking-event.ts'
import { localTimeAt } from '@innkeeper/domain/time.ts'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database } from '../../platform/db/port.ts'
import { newId } from '../../platform/ids.ts'
import type { GuestService } from '../guests/service.ts'
import type { PropertyService } from '../properties/service.ts'
import { addToTotals, findContentAmong, insertEvents, takeRoomForEvents } from './repository.ts'

/** A device opens one booking, seldom a second one; more keys in one call are somebody trying them out. */
const MAX_BOOKINGS_PER_CALL = 3

type Dependencies = {
  db: Database
  clock: Clock
  log: Pick<Logger, 'warn'>
  guests: GuestService
  properties: PropertyService
}

export type StatisticsService = {
  /** Keeps the events, with bookings instead of link keys, and adds them to the totals; says how many. A day that is full keeps none. */
  keep(propertyId: string, sent: readonly TrackingEvent[]): Promise<number>
}

export function createStatisticsService({
  db,
  clock,
  log,
  guests,
  properties,
}: Dependencies): StatisticsService {
  async function bookingsOf(propertyId: string, sent: readonly TrackingEvent[]) {
    const keys = new Set(
      sent.flatMap(({ details }) =>
        details.filter(({ type }) => type === 'BOOKING').map(({ value }) => value),
      ),
    )
    const found = new Map<string, string>()
    for (const key of [...keys].slice(0, MAX_BOOKINGS_PER_CALL)) {
      const stay = await guests.stayOf(propertyId, key)
      if (stay) found.set(key, stay.id)
    }
    return found
  }

  /** Days that have all they may, by property: what comes then costs no call of the database. */
  const fullDays = new Map<string, string>()

  return {
    async keep(propertyId, sent) {
      const { property } = await properties.snapshot(propertyId)
      const receivedAt = clock.now()
      const day = localTimeAt(receivedAt.getTime(), property.timeZone).date
      if (fullDays.get(propertyId) === day) return 0
      const bookings = await bookingsOf(propertyId, sent)
      const { kept, isFull } = await db.tenant(propertyId, async (tx) => {
        const content = await findContentAmong(tx, propertyId, sent.flatMap(idsIn))
        const house = { propertyId, isContent: (id: string) => content.has(id) }
        const counted = sent
          .map((event) => countedEvent(event, receivedAt.getTime(), house))
          .filter((event) => event !== null)
        if (counted.length === 0) return { kept: 0, isFull: false }
        const room = await takeRoomForEvents(tx, propertyId, day, counted.length)
        const isFull = room < counted.length
        if (room === 0) return { kept: 0, isFull }
        const kept = counted.slice(0, room)
        const toRow = ({ linkKey, occurredAt, ...event }: CountedEvent) => ({
          ...event,
          propertyId,
          id: newId(),
          occurredAt: new Date(occurredAt),
          receivedAt,
          bookingId: linkKey === null ? null : (bookings.get(linkKey) ?? null),
        })
        await insertEvents(tx, kept.map(toRow))
        await addToTotals(tx, propertyId, totalsOf(kept, property.timeZone))
        return { kept: room, isFull }
      })
      // Those that came at the same time all find it full.
      if (isFull && fullDays.get(propertyId) !== day) {
        fullDays.set(propertyId, day)
        log.warn({ propertyId, day }, 'no more tracking events are kept today: this property has all it may')
      }
      return kept
    },
  }
}
