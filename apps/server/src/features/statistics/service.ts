import { type CountedEvent, countedEvent, totalsOf } from '@innkeeper/domain/statistics/counted-event.ts'
import { idsIn } from '@innkeeper/domain/statistics/counted-path.ts'
import type { TrackingEvent } from '@innkeeper/domain/statistics/tracking-event.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database } from '../../platform/db/port.ts'
import { newId } from '../../platform/ids.ts'
import type { GuestService } from '../guests/service.ts'
import type { PropertyService } from '../properties/service.ts'
import { addToTotals, findContentAmong, insertEvents } from './repository.ts'

/** A device opens one booking, seldom a second one; more keys in one call are somebody trying them out. */
const MAX_BOOKINGS_PER_CALL = 3

type Dependencies = { db: Database; clock: Clock; guests: GuestService; properties: PropertyService }

export type StatisticsService = {
  /** Keeps the events, with bookings instead of link keys, and adds them to the totals; says how many. */
  keep(propertyId: string, sent: readonly TrackingEvent[]): Promise<number>
}

export function createStatisticsService({ db, clock, guests, properties }: Dependencies): StatisticsService {
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

  return {
    async keep(propertyId, sent) {
      const { property } = await properties.snapshot(propertyId)
      const bookings = await bookingsOf(propertyId, sent)
      const receivedAt = clock.now()
      return db.tenant(propertyId, async (tx) => {
        const content = await findContentAmong(tx, propertyId, sent.flatMap(idsIn))
        const house = { propertyId, isContent: (id: string) => content.has(id) }
        const kept = sent
          .map((event) => countedEvent(event, receivedAt.getTime(), house))
          .filter((event) => event !== null)
        if (kept.length === 0) return 0
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
        return kept.length
      })
    },
  }
}
